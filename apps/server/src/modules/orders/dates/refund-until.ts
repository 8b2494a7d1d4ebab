import { limits } from '@stagedoor/contract/limits';
import { hoursAfter } from '../../../platform/time.ts';

/**
 * The deadline for a refund because the date was moved: a day before the new date. If that leaves less than a day to
 * decide, a day from now, but at most until the start.
 */
export const refundUntil = (startsAt: Date, now: Date): Date => {
  const { movedRefundHours } = limits.events;
  const dayBefore = hoursAfter(startsAt, -movedRefundHours);
  const dayFromNow = hoursAfter(now, movedRefundHours);
  const atLeast = dayFromNow < startsAt ? dayFromNow : startsAt;
  return dayBefore > atLeast ? dayBefore : atLeast;
};
