import { expect, it } from 'vitest';
import { daysAfter, minutesAfter, monthsAfter } from './time.ts';

it.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-11-30T10:00:00Z', 3, '2027-02-28T10:00:00Z'],
  ['2026-03-15T10:00:00Z', 12, '2027-03-15T10:00:00Z'],
])('%s and %i months make %s', (from, months, to) => {
  expect(monthsAfter(new Date(from), months)).toEqual(new Date(to));
});

it('adds days and minutes', () => {
  const start = new Date('2026-03-28T23:59:00Z');
  expect(daysAfter(start, 1)).toEqual(new Date('2026-03-29T23:59:00Z'));
  expect(minutesAfter(start, 2)).toEqual(new Date('2026-03-29T00:01:00Z'));
});
