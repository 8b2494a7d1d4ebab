import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import { daysAfter, hoursAfter } from '../../../platform/time.ts';
import type { Opening, Order } from '../order.ts';

export const inReview = (paidAt: Date): Opening => ({
  state: 'reviewing',
  paidAt,
  deadlineAt: hoursAfter(paidAt, limits.orders.collaborationReviewHours),
  expressDeadlineAt: null,
});

export const inWork = (express: boolean, paidAt: Date): Opening => ({
  state: 'processing',
  paidAt,
  deadlineAt: daysAfter(paidAt, limits.orders.standardDays),
  expressDeadlineAt: express ? hoursAfter(paidAt, limits.orders.expressHours) : null,
});

/**
 * For an order of a logged-in buyer that needs nothing but its payment to start. Null: `startOrder` has to check, grant
 * or deliver something.
 */
export const openingOnPayment = (
  { type, express, promoCode }: Pick<Order, 'type' | 'express' | 'promoCode'>,
  paidAt: Date,
): Opening | null => {
  const { deadline, fulfilment } = ruleOf(type);
  if (promoCode !== null || fulfilment === 'secretLink') return null;
  if (deadline === 'review') return inReview(paidAt);
  return deadline === 'days' || deadline === 'whenOver' ? inWork(express, paidAt) : null;
};
