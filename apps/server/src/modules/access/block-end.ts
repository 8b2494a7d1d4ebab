import type { limits } from '@stagedoor/contract/limits';
import { daysAfter, monthsAfter } from '../../platform/time.ts';

export type Duration = (typeof limits.blocks)[number];

const end: Record<Duration, (from: Date) => Date | null> = {
  day: (from) => daysAfter(from, 1),
  week: (from) => daysAfter(from, 7),
  month: (from) => monthsAfter(from, 1),
  forever: () => null,
};

/** Null: it never ends. */
export const endOfBlock = (duration: Duration, from: Date): Date | null => end[duration](from);
