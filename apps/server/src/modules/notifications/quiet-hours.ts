import { minute } from '../../platform/time.ts';

const dayMinutes = 1_440;

/** Minutes of the day in the person's own time zone. */
export type Quiet = { from: number; to: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows there, in minutes since midnight. */
export const minuteOfDay = (at: Date, timeZone: string): number => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const [hours, minutes] = format
    .formatToParts(at)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value));
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** When the clock on the wall shows that time next. */
export const nextTime = (now: Date, wanted: number, timeZone: string): Date => {
  const ahead = (wanted - minuteOfDay(now, timeZone) + dayMinutes) % dayMinutes || dayMinutes;
  const guess = new Date(now.getTime() - (now.getTime() % minute) + ahead * minute);
  // The clocks may be changed in between.
  const off = wanted - minuteOfDay(guess, timeZone);
  const nearest = off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off;
  return new Date(guess.getTime() + nearest * minute);
};

/** Now, or the end of the quiet hours in which now lies. */
export const whenAwake = (now: Date, quiet: Quiet | null, timeZone: string): Date => {
  if (!quiet) return now;
  const minutes = minuteOfDay(now, timeZone);
  const { from, to } = quiet;
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return isQuiet ? nextTime(now, to, timeZone) : now;
};
