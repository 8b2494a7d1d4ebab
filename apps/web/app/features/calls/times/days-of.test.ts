import { expect, it } from 'vitest';
import { daysOf } from './days-of.ts';

it('groups times by the days of the reader', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const times = [at(18, 9), at(18, 23), at(19, 0), at(21, 12)];
  expect(daysOf(times).map((day) => day.times)).toEqual([times.slice(0, 2), [times[2]], [times[3]]]);
  expect(daysOf([])).toEqual([]);
});
