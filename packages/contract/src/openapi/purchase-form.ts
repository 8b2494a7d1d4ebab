import { z } from 'zod';
import { limits } from '../limits.ts';
import { isStudioType, type ProductType, productTypeNames, ruleOf } from '../product-types.ts';
import { always, buyerFields, phones } from '../schemas/purchase.ts';
import type { Json } from './json.ts';

/** The fields of all product types. */
const form = z
  .object({ ...always, quantity: z.int().min(1).max(limits.products.quantityMax).default(1), phone: phones.optional })
  .extend(buyerFields)
  .partial();

const fieldsLine = (type: ProductType): string => {
  const { buyer, phone } = ruleOf(type);
  const required = [...buyer.required, ...(phone === 'required' ? ['phone'] : [])];
  const optional = [...buyer.optional, ...(phone === 'optional' ? ['phone'] : [])];
  return `${type}: ${required.join(', ')}${optional.length > 0 ? `; optional: ${optional.join(', ')}` : ''}`;
};

const description = [
  'The required fields depend on the product’s type. `email` is required of guests; logged-in buyers may omit it.',
  ...productTypeNames.filter(isStudioType).map(fieldsLine),
].join('\n');

/**
 * The form of a purchase is validated by product type, so its schema is generic; this documents what each type
 * requires.
 */
export const documentedPurchaseForm = (): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input' });
  return { ...schema, description };
};
