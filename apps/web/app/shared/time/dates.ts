import { type Language, limits } from '@stagedoor/contract/limits';
import { day, hour } from './durations.ts';

/** English dates in European order: day first. */
const locales: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru' };

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes longer than using it a hundred times.
const formatIn = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formats.set(key, format);
  return format;
};

const relatives = new Map<Language, Intl.RelativeTimeFormat>();

const relativeIn = (language: Language): Intl.RelativeTimeFormat => {
  const format = relatives.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  relatives.set(language, format);
  return format;
};

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['hour', hour],
  ['minute', 60 * 1000],
];

/** `20 November`, with the year if it differs from the current one. */
export const fullDate = (moment: Date, now: Date, language: Language): string =>
  formatIn(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(moment.getUTCFullYear() !== now.getUTCFullYear() && { year: 'numeric' }),
  }).format(moment);

/** `20 November 2026`, where a date is kept for years. */
export const dateWithYear = (moment: Date, language: Language): string =>
  formatIn(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);

/** For small places: `20 Nov`. */
export const shortDate = (moment: Date, language: Language): string =>
  formatIn(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(moment);

/** A month of the calendar: `November`, or `Nov` for small places. */
export const monthName = (day: Date, language: Language, length: 'long' | 'short' = 'long'): string =>
  formatIn(language, { month: length, timeZone: 'UTC' }).format(day);

/** "2 hours ago" within a day, else a full date. */
export const relativeDate = (moment: Date, now: Date, language: Language): string => {
  const difference = moment.getTime() - now.getTime();
  if (Math.abs(difference) > limits.dates.relativeDays * day) return fullDate(moment, now, language);
  const words = relativeIn(language);
  const step = steps.find(([, milliseconds]) => Math.abs(difference) >= milliseconds);
  return step ? words.format(Math.trunc(difference / step[1]), step[0]) : words.format(0, 'minute');
};

/** In the reader's time zone: `Mon 16 Nov, 18:40`. For what the browser renders. */
export const dayAndTime = (moment: Date, language: Language): string =>
  formatIn(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);

/** `18:40`, in the reader's time zone or in another one. */
export const clockTime = (moment: Date, language: Language, timeZone?: string): string =>
  formatIn(language, { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) }).format(moment);

/** Identical on the server and in every browser: `16 Nov, 18:40 UTC`. */
export const dayAndTimeUtc = (moment: Date, language: Language): string =>
  formatIn(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);

/** `14 November`, with the year if it differs, in the reader's time zone. */
export const localDay = (moment: Date, now: Date, language: Language): string =>
  formatIn(language, {
    day: 'numeric',
    month: 'long',
    ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(moment);

/** Days from now to the moment in the reader's calendar: -1 is yesterday. */
const daysFrom = (moment: Date, now: Date): number => {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(moment) - midnight(now)) / day);
};

const isNear = (days: number) => Math.abs(days) <= 1;

/** `Today`, `Yesterday`, `Tomorrow`, or `Tuesday 10 November`, short `Tue 10 Nov`, in the reader's time zone. For what the browser renders. */
export const dayName = (moment: Date, now: Date, language: Language, length: 'long' | 'short' = 'long'): string => {
  const days = daysFrom(moment, now);
  const words = isNear(days)
    ? relativeIn(language).format(days, 'day')
    : formatIn(language, {
        weekday: length,
        day: 'numeric',
        month: length,
        ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
      }).format(moment);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** For lists: `18:40` of today, `yesterday`, or `10 Nov`, in the reader's time zone. */
export const shortMoment = (moment: Date, now: Date, language: Language): string => {
  const days = daysFrom(moment, now);
  if (days === 0) return clockTime(moment, language);
  if (days === -1) return relativeIn(language).format(days, 'day');
  return formatIn(language, { day: 'numeric', month: 'short' }).format(moment);
};
