import { z } from 'zod';
import { limits } from '../limits.ts';
import { type ProductType, productTypeNames, ruleOf } from '../product-types.ts';
import { always, buyerFields, phones } from '../schemas/purchase.ts';
import type { Json } from './json.ts';

/** All that any type asks for. */
const form = z
  .object({ ...always, quantity: z.int().min(1).max(limits.products.quantityMax).default(1), phone: phones.optional })
  .extend(buyerFields)
  .partial();

const asked = (type: ProductType): string => {
  const { buyer, phone } = ruleOf(type);
  const required = [...buyer.required, ...(phone === 'required' ? ['phone'] : [])];
  const optional = [...buyer.optional, ...(phone === 'optional' ? ['phone'] : [])];
  return `${type}: ${required.join(', ')}${optional.length > 0 ? `; may also be told ${optional.join(', ')}` : ''}`;
};

const description = [
  'What a product asks for depends on its type. `email` is asked of guests; whoever is logged in may leave it out.',
  ...productTypeNames.filter((type) => ruleOf(type).home === 'studio').map(asked),
].join('\n');

/** The form of a purchase is checked by the product's type, so its schema says nothing. Its readers are told what there is. */
export const documentedPurchaseForm = (): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input' });
  return { ...schema, description };
};
