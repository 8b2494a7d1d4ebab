import { describe, expect, it } from 'vitest';
import { dayAndTimeUtc, dayName, fullDate, relativeDate, shortDate } from './dates.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('dates', () => {
  it('are relative within a day', () => {
    expect(relativeDate(before(2), now, 'en')).toBe('2 hours ago');
    expect(relativeDate(before(24), now, 'en')).toBe('24 hours ago');
    expect(relativeDate(before(0.5), now, 'ru')).toBe('30 минут назад');
    expect(relativeDate(now, now, 'en')).toBe('this minute');
  });

  it('become full dates after more than a day', () => {
    expect(relativeDate(before(25), now, 'en')).toBe('14 November');
    expect(relativeDate(before(25), now, 'uk')).toBe('14 листопада');
  });

  it('name the year only when it is another one', () => {
    expect(fullDate(new Date('2027-01-02T00:00:00Z'), now, 'en')).toBe('2 January 2027');
  });

  it('name the days next to today', () => {
    const inDays = (days: number) => dayName(new Date(now.getTime() + days * 86_400_000), now, 'en');
    expect([-1, 0, 1, 2].map(inDays)).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Tuesday 17 November']);
  });

  it('fit small places', () => {
    expect(shortDate(new Date('2026-11-20T10:00:00Z'), 'en')).toBe('20 Nov');
  });

  it.each([
    ['en', '20 September 2027', '20 Sept', '20 Sept, 18:40 UTC'],
    ['uk', '20 вересня 2027 р.', '20 вер.', '20 вер., 18:40 UTC'],
    ['ru', '20 сентября 2027 г.', '20 сент.', '20 сент., 18:40 UTC'],
  ] as const)('are the same wherever they are read: %s', (language, full, short, withTime) => {
    const moment = new Date('2027-09-20T18:40:00Z');
    expect(fullDate(moment, now, language)).toBe(full);
    expect(shortDate(moment, language)).toBe(short);
    expect(dayAndTimeUtc(moment, language)).toBe(withTime);
  });
});
