import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';

/** Whether the order is sent by post, and arrives some days after it was shipped. */
export const isParcel = (productType: OrderDetail['productType']): boolean => {
  const type = plainType(productType);
  return type !== undefined && ruleOf(type).fulfilment === 'parcel';
};
