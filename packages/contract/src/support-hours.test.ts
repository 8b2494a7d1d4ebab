import { expect, it } from 'vitest';
import { supportOpensAt } from './support-hours.ts';

it.each([
  ['during the day of a weekday', '2026-11-18T12:00:00Z', null],
  ['at the first minute', '2026-11-18T07:00:00Z', null],
  ['a minute earlier', '2026-11-18T06:59:00Z', '2026-11-18T07:00:00.000Z'],
  ['in the evening, until the next morning', '2026-11-18T19:00:00Z', '2026-11-19T07:00:00.000Z'],
  ['on a Friday night, until Saturday at ten', '2026-11-20T22:30:00Z', '2026-11-21T08:00:00.000Z'],
  ['on a Sunday evening, until Monday at nine', '2026-11-22T16:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['in summer, an hour earlier by UTC', '2026-07-01T06:00:00Z', null],
])('tells from when support answers: %s', (_, now, opens) => {
  expect(supportOpensAt(new Date(now))?.toISOString() ?? null).toBe(opens);
});
