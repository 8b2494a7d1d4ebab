import { momentOfWallClock, wallClockAt } from './zoned-time.ts';

/** Minutes since midnight on a weekday, from Monday (1) to Sunday (7). */
export type CallHours = { weekday: number; from: number; to: number };

const minute = 60_000;
const day = 24 * 60 * minute;

const weekdayOf = (wallClock: number): number => new Date(wallClock).getUTCDay() || 7;

/** The spans of the day that begins at this local midnight, as moments, in their order. */
const spansOn = (midnight: number, hours: readonly CallHours[], timeZone: string) =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(midnight))
    .map(({ from, to }) => ({
      from: momentOfWallClock(midnight + from * minute, timeZone),
      to: momentOfWallClock(midnight + to * minute, timeZone),
    }))
    .toSorted((one, other) => one.from - other.from);

/** From when somebody with these hours answers: now at the earliest; null without hours. */
export const answersFrom = (hours: readonly CallHours[], timeZone: string, now: Date): Date | null => {
  const wallClock = wallClockAt(now.getTime(), timeZone);
  const today = wallClock - (wallClock % day);
  // A week, and today again, whose hours may be over.
  for (let days = 0; days <= 7; days++) {
    const next = spansOn(today + days * day, hours, timeZone).find(({ to }) => to > now.getTime());
    if (next) return new Date(Math.max(next.from, now.getTime()));
  }
  return null;
};

export type Span = { from: number; to: number };

/** When somebody with these hours answers, between two moments; what touches is one span. */
export const openSpans = (hours: readonly CallHours[], timeZone: string, { from, to }: Span): Span[] => {
  const first = wallClockAt(from, timeZone);
  const spans: Span[] = [];
  for (let midnight = first - (first % day); momentOfWallClock(midnight, timeZone) < to; midnight += day) {
    for (const span of spansOn(midnight, hours, timeZone)) {
      const last = spans.at(-1);
      if (last && last.to >= span.from) last.to = Math.max(last.to, span.to);
      else spans.push({ ...span });
    }
  }
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);
};
