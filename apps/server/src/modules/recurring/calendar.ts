import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import { daysAfter, monthsAfter } from '../../platform/time.ts';

export type Span = { from: Date; until: Date };

const { retryDays, graceDays } = limits.recurring;

const monthsSince = (anchor: Date, at: Date) =>
  (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();

/** The first monthly return of `anchor` after `at`. Counted from the anchor, so that its day of the month is kept. */
export const nextBoundary = (anchor: Date, at: Date): Date => {
  const near = monthsAfter(anchor, monthsSince(anchor, at));
  return near > at ? near : monthsAfter(anchor, monthsSince(anchor, at) + 1);
};

/** When access ends that nobody paid for any more. */
export const graceEnd = (due: Date): Date => daysAfter(due, graceDays);

/** When the card is charged again for a renewal that was due; undefined after the last time. */
export const nextTry = (due: Date, now: Date): Date | undefined =>
  retryDays.map((days) => daysAfter(due, days)).find((retry) => retry > now);

/** When a renewal that was due and failed is looked at again: at the next retry, or at the end. */
export const nextLook = (due: Date, now: Date): Date => nextTry(due, now) ?? graceEnd(due);

/** What the rest of a period is worth, rounded down. */
export const unusedPart = (amount: Cents, { from, until }: Span, now: Date): Cents => {
  const [length, left] = [until.getTime() - from.getTime(), until.getTime() - now.getTime()];
  if (length <= 0 || left <= 0) return cents(0);
  return left >= length ? amount : cents(Number((BigInt(amount) * BigInt(left)) / BigInt(length)));
};
