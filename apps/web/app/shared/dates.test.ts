import { describe, expect, it } from 'vitest';
import { dayAndTimeUtc, fullDate, relativeDate, shortDate } from './dates.ts';

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

  it('fit small places', () => {
    expect(shortDate(new Date('2026-11-20T10:00:00Z'), 'en')).toBe('20 Nov');
  });

  it.each([
    ['en', 'en-GB'],
    ['uk', 'uk'],
    ['ru', 'ru'],
  ] as const)('are written in %s as the platform writes them', (language, locale) => {
    const byPlatform = (moment: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...options }).format(moment);
    const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
    for (let month = 0; month < 12; month++) {
      const moment = new Date(Date.UTC(2027, month, 3 + month, month, 7));
      expect(shortDate(moment, language)).toBe(byPlatform(moment, {}));
      expect(fullDate(moment, moment, language)).toBe(byPlatform(moment, { month: 'long' }));
      expect(fullDate(moment, now, language)).toBe(byPlatform(moment, { month: 'long', year: 'numeric' }));
      expect(dayAndTimeUtc(moment, language)).toBe(byPlatform(moment, time));
    }
  });
});
