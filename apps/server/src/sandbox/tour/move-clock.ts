import type { Jobs } from '../../platform/jobs/jobs.ts';
import { monthsAfter } from '../../platform/time.ts';
import { parseDuration } from '../duration.ts';
import type { MovableClock } from '../movable-clock.ts';
import type { Happened } from './what-happened.ts';

export type ClockMoved = { to: Date; settled: boolean; happened: Happened };

type Deps = {
  clock: MovableClock;
  jobs: Pick<Jobs, 'queueCalendar' | 'settled'>;
  watch: (work: () => Promise<void>) => Promise<Happened>;
};

const longestMs = 10_000;

/** Advances the clock and runs everything that is due by then; null when the text is not a valid step forward. */
export const moveClock =
  ({ clock, jobs, watch }: Deps) =>
  async (words: string): Promise<ClockMoved | null> => {
    const milliseconds = wayForward(words, clock.now());
    if (milliseconds === null) return null;
    let settled = false;
    const happened = await watch(async () => {
      await clock.advance(milliseconds);
      await jobs.settled(longestMs);
      // Scheduled jobs would have run in that time.
      await jobs.queueCalendar();
      settled = await jobs.settled(longestMs);
    });
    return { to: clock.now(), settled, happened };
  };

/** A duration, a month, or a future moment. */
const wayForward = (words: string, now: Date): number | null => {
  if (words === 'P1M') return monthsAfter(now, 1).getTime() - now.getTime();
  const moment = /^\d{4}-\d\d-\d\dT/.test(words) ? Date.parse(words) : Number.NaN;
  if (Number.isNaN(moment)) return parseDuration(words);
  // One second later: what is due at that moment runs afterwards.
  return moment > now.getTime() ? moment - now.getTime() + 1_000 : null;
};
