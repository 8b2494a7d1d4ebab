import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';

/** Whether the order is a visit on a date, which has no delivery. */
export const takesPlace = (productType: OrderDetail['productType']): boolean => {
  const type = plainType(productType);
  return type !== undefined && ruleOf(type).fulfilment === 'attendance';
};

/** What was talked of the minutes that were set aside. */
export const isCall = (productType: OrderDetail['productType']): boolean => plainType(productType) === 'CALL';

/** A gift, or a month of a membership: neither delivers anything. */
export const supportOf = (productType: OrderDetail['productType']): 'gift' | 'month' | null => {
  const type = plainType(productType);
  if (type === 'DONATION') return 'gift';
  return type === 'SUBSCRIPTION' ? 'month' : null;
};
