import { expect, it } from 'vitest';
import { refundUntil } from './refund-until.ts';

const now = new Date('2026-03-01T12:00:00Z');

it.each([
  ['in ten days: until a day before', '2026-03-11T12:00:00Z', '2026-03-10T12:00:00Z'],
  ['in 49 hours: until a day before', '2026-03-03T13:00:00Z', '2026-03-02T13:00:00Z'],
  ['in 48 hours: both are the same', '2026-03-03T12:00:00Z', '2026-03-02T12:00:00Z'],
  ['in 30 hours: a day from now', '2026-03-02T18:00:00Z', '2026-03-02T12:00:00Z'],
  ['in 5 hours: until it starts', '2026-03-01T17:00:00Z', '2026-03-01T17:00:00Z'],
])('lets a guest decide about a move to a date %s', (_when, startsAt, until) => {
  expect(refundUntil(new Date(startsAt), now)).toEqual(new Date(until));
});
