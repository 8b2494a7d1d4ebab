import { plainType } from '@stagedoor/contract/product-types';
import { paths } from '../../../shared/navigation/paths.ts';
import type { PurchaseResult } from './use-purchase-result.ts';

/** Where it can be bought again: gifts and plans have no product page. */
export const wayBack = (bought: Pick<PurchaseResult, 'productType' | 'idProduct' | 'idOwner'>): string => {
  const type = plainType(bought.productType);
  if (type === 'DONATION') return paths.gift(bought.idOwner);
  return type === 'SUBSCRIPTION' ? paths.plan(bought.idProduct) : paths.product(bought);
};
