import { wallClockAt } from '@stagedoor/contract/zoned-time';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';

/** The time zone itself where its clocks differ from the reader's. */
export const otherClock = (at: string, timeZone: string): string | undefined => {
  const moment = Date.parse(at);
  return wallClockAt(moment, timeZone) === wallClockAt(moment, ownTimeZone()) ? undefined : timeZone;
};
