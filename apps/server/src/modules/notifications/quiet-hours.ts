import { minute } from '../../platform/time.ts';

const dayMinutes = 1_440;

/** Minutes of the day in the user's time zone. */
export type Quiet = { from: number; to: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time there, in minutes since midnight. */
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

/** The next time the local clock shows `wanted`. */
export const nextTime = (now: Date, atMinute: number, timeZone: string): Date => {
  const ahead = (atMinute - minuteOfDay(now, timeZone) + dayMinutes) % dayMinutes || dayMinutes;
  const guess = new Date(now.getTime() - (now.getTime() % minute) + ahead * minute);
  // Corrects for a daylight-saving change in between.
  const off = atMinute - minuteOfDay(guess, timeZone);
  const nearest = off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off;
  return new Date(guess.getTime() + nearest * minute);
};

/** Now, or the end of the current quiet hours. */
export const whenAwake = (now: Date, quiet: Quiet | null, timeZone: string): Date => {
  if (!quiet) return now;
  const minutes = minuteOfDay(now, timeZone);
  const { from, to } = quiet;
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return isQuiet ? nextTime(now, to, timeZone) : now;
};
