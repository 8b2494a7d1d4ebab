import { daysAfter } from './time.ts';
export type DayRange = { from?: string | undefined; to?: string | undefined };

/** From the first moment of one day up to the first moment after the other, by UTC. */
export const momentsOf = ({ from, to }: DayRange): { since: Date | null; until: Date | null } => ({
  since: from === undefined ? null : new Date(from),
  until: to === undefined ? null : daysAfter(new Date(to), 1),
});
