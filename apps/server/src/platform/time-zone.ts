import { momentOfWallClock, wallClockAt } from '@stagedoor/contract/zoned-time';
import { day } from './time.ts';

/** A calendar day, as midnight in UTC. */
type CalendarDay = Date;

/** The start of a day in a time zone. Where clocks go forward at midnight, the day begins an hour later. */
export const startOfDay = (calendarDay: CalendarDay, timeZone: string): Date =>
  new Date(momentOfWallClock(calendarDay.getTime(), timeZone));

/** The current calendar day in a time zone. */
export const dayIn = (at: Date, timeZone: string): CalendarDay =>
  new Date(Math.floor(wallClockAt(at.getTime(), timeZone) / day) * day);

/** The first days of the last `count` months including the current one, and of the next. */
export const lastMonths = (today: CalendarDay, count: number): CalendarDay[] =>
  Array.from(
    { length: count + 1 },
    (_, n) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + 1 + n, 1)),
  );

const daysSinceMonday = (today: CalendarDay) => (today.getUTCDay() + 6) % 7;

/** The Mondays of the last `count` weeks including the current one, and of the next. */
export const lastWeeks = (today: CalendarDay, count: number): CalendarDay[] => {
  const monday = today.getTime() - daysSinceMonday(today) * day;
  return Array.from({ length: count + 1 }, (_, n) => new Date(monday + (n - count + 1) * 7 * day));
};

export const isoDay = (calendarDay: CalendarDay): string => calendarDay.toISOString().slice(0, 10);
