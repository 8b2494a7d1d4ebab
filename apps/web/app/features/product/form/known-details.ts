import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { BuyerDetails } from '@stagedoor/contract/schemas/buy';
import type { Values } from './values.ts';

type Known = { details: BuyerDetails; name: string };

const addressOf = ({ country, method }: Values, { delivery }: BuyerDetails): Partial<Values> =>
  country === '' && method === '' && delivery !== null ? delivery : {};

/** What can be filled in for a known buyer: only what the type requires, and nothing that is filled in already. */
export const knownValues = (type: ProductType, values: Values, { details, name }: Known): Partial<Values> => {
  const { buyer, phone } = ruleOf(type);
  return {
    ...(buyer.required.includes('fullName') && values.fullName === '' && { fullName: details.fullName ?? name }),
    ...(phone === 'required' && values.phone === '' && details.phone !== null && { phone: details.phone }),
    ...(buyer.required.includes('delivery') && addressOf(values, details)),
  };
};
