import { daysAfter } from './time.ts';
export type DayRange = { from?: string | undefined; to?: string | undefined };

/** Converts inclusive UTC days to a half-open interval of timestamps. */
export const momentsOf = ({ from, to }: DayRange): { since: Date | null; until: Date | null } => ({
  since: from === undefined ? null : new Date(from),
  until: to === undefined ? null : daysAfter(new Date(to), 1),
});
