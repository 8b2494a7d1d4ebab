import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';

/** Whether the order is a visit on a date, which has no delivery. */
export const takesPlace = (productType: OrderDetail['productType']): boolean => {
  const type = plainType(productType);
  return type !== undefined && ruleOf(type).fulfilment === 'attendance';
};
