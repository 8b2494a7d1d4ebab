import { expect, it } from 'vitest';
import { answersFrom, openSpans } from './call-hours.ts';

const kyiv = 'Europe/Kyiv';
// Monday and Wednesday.
const hours = [
  { weekday: 1, from: 10 * 60, to: 12 * 60 },
  { weekday: 1, from: 18 * 60, to: 20 * 60 },
  { weekday: 3, from: 10 * 60, to: 24 * 60 },
];
const from = (now: string, given = hours, zone = kyiv) =>
  answersFrom(given, zone, new Date(now))?.toISOString() ?? null;

it.each([
  ['before the first of the day', '2026-03-02T06:00:00Z', '2026-03-02T08:00:00.000Z'],
  ['in them: now', '2026-03-02T09:30:15Z', '2026-03-02T09:30:15.000Z'],
  ['at their end', '2026-03-02T10:00:00Z', '2026-03-02T16:00:00.000Z'],
  ['between two days', '2026-03-02T18:00:00Z', '2026-03-04T08:00:00.000Z'],
  ['until midnight', '2026-03-04T21:59:59Z', '2026-03-04T21:59:59.000Z'],
  ['until next week', '2026-03-04T22:00:00Z', '2026-03-09T08:00:00.000Z'],
  // Clocks go forward on Sunday, 29 March.
  ['over the change of the clocks', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
])('%s', (_what, now, expected) => {
  expect(from(now)).toBe(expected);
});

it('comes again a week later when there is one span, and never without', () => {
  expect(from('2026-03-02T11:00:00Z', [hours[0] as (typeof hours)[0]])).toBe('2026-03-09T08:00:00.000Z');
  expect(from('2026-03-02T11:00:00Z', [])).toBeNull();
});

it('is by the talent’s clock, wherever the caller is', () => {
  expect(from('2026-03-02T06:00:00Z', hours, 'America/New_York')).toBe('2026-03-02T15:00:00.000Z');
});

it('are open in spans between two moments; what touches at midnight is one', () => {
  const late = [...hours, { weekday: 4, from: 0, to: 2 * 60 }];
  const [from, to] = ['2026-03-02T09:00:00Z', '2026-03-06T00:00:00Z'].map((at) => new Date(at).getTime());
  const spans = openSpans(late, kyiv, { from: from as number, to: to as number });
  expect(spans.map((span) => [span.from, span.to].map((at) => new Date(at).toISOString().slice(5, 16)))).toEqual([
    ['03-02T09:00', '03-02T10:00'],
    ['03-02T16:00', '03-02T18:00'],
    ['03-04T08:00', '03-05T00:00'],
  ]);
  expect(openSpans([], kyiv, { from: from as number, to: to as number })).toEqual([]);
});
