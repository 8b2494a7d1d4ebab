const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes longer than using it a hundred times.
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
};

/** The local time of a time zone, expressed as UTC. */
export const wallClockAt = (moment: number, timeZone: string): number => {
  const parts = formatIn(timeZone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
};

const offsetAt = (moment: number, timeZone: string) =>
  wallClockAt(moment, timeZone) - Math.floor(moment / 1_000) * 1_000;

/** The moment at which clocks of a time zone show this local time. A time that is skipped in spring is an hour later. */
export const momentOfWallClock = (wallClock: number, timeZone: string): number => {
  const guess = wallClock - offsetAt(wallClock, timeZone);
  const moment = wallClock - offsetAt(guess, timeZone);
  return wallClockAt(moment, timeZone) < wallClock ? moment + 3_600_000 : moment;
};

/** As in a browser's field for date and time: `2026-11-18T18:00`. */
export const typedTime = (moment: Date, timeZone: string): string =>
  new Date(wallClockAt(moment.getTime(), timeZone)).toISOString().slice(0, 16);

/** What was typed into such a field, as a moment; null for what is no time. */
export const momentOfTyped = (typed: string, timeZone: string): Date | null => {
  const wallClock = Date.parse(`${typed}Z`);
  return Number.isNaN(wallClock) ? null : new Date(momentOfWallClock(wallClock, timeZone));
};
