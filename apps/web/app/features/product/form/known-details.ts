import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import type { BuyerDetails } from '@stagedoor/contract/schemas/buy';
import type { Values } from './values.ts';

type Known = { details: BuyerDetails; name: string; address?: SavedAddress | undefined };

const addressOf = ({ country, method }: Values, { delivery }: BuyerDetails): Partial<Values> =>
  country === '' && method === '' && delivery !== null ? delivery : {};

/**
 * What can be filled in for a known buyer: only what the type requires, and nothing that is filled in already. A saved address
 * comes before what was typed last.
 */
export const knownValues = (type: ProductType, values: Values, { details, name, address }: Known): Partial<Values> => {
  const { buyer, phone: phoneRule } = ruleOf(type);
  const fullName = address?.fullName ?? details.fullName ?? name;
  const phone = address?.phone ?? details.phone;
  return {
    ...(buyer.required.includes('fullName') && values.fullName === '' && { fullName }),
    ...(phoneRule === 'required' && values.phone === '' && phone !== null && { phone }),
    ...(buyer.required.includes('delivery') && !address && addressOf(values, details)),
  };
};
