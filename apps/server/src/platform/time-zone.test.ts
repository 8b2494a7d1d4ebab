import { expect, it } from 'vitest';
import { dayIn, isoDay, lastMonths, lastWeeks, startOfDay } from './time-zone.ts';

const on = (text: string) => new Date(`${text}T00:00:00Z`);
const start = (text: string, timeZone: string) => startOfDay(on(text), timeZone).toISOString();

it('begins a day when it begins there', () => {
  expect(start('2026-11-01', 'UTC')).toBe('2026-11-01T00:00:00.000Z');
  expect(start('2026-11-01', 'Europe/Kyiv')).toBe('2026-10-31T22:00:00.000Z');
  expect(start('2026-07-01', 'Europe/Kyiv')).toBe('2026-06-30T21:00:00.000Z');
  expect(start('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(start('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z');
  expect(start('2026-11-01', 'Asia/Kathmandu')).toBe('2026-10-31T18:15:00.000Z');
});

it('begins a day that has no midnight an hour later', () => {
  // In Beirut clocks go from 0:00 to 1:00.
  expect(start('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
});

it('knows which day it is there', () => {
  const late = new Date('2026-10-31T22:30:00Z');
  expect(isoDay(dayIn(late, 'Europe/Kyiv'))).toBe('2026-11-01');
  expect(isoDay(dayIn(late, 'America/New_York'))).toBe('2026-10-31');
});

it('counts months and weeks back from today, and ends with where the next begins', () => {
  expect(lastMonths(on('2026-02-17'), 3).map(isoDay)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  // A Tuesday, and a Sunday.
  expect(lastWeeks(on('2026-11-17'), 2).map(isoDay)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  expect(lastWeeks(on('2026-11-15'), 1).map(isoDay)).toEqual(['2026-11-09', '2026-11-16']);
});
