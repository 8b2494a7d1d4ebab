import { describe, expect, it } from 'vitest';
import { minuteOfDay, nextTime, whenAwake } from './quiet-hours.ts';

const at = (text: string) => new Date(text);
const night = { from: 22 * 60, to: 8 * 60 };
const kyiv = 'Europe/Kyiv';

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-03-01T19:59:59Z', '2026-03-01T19:59:59Z'],
    ['when they begin', '2026-03-01T20:00:00Z', '2026-03-02T06:00:00Z'],
    ['at midnight', '2026-03-01T22:00:30Z', '2026-03-02T06:00:00Z'],
    ['a minute before they end', '2026-03-02T05:59:30Z', '2026-03-02T06:00:00Z'],
    ['when they end', '2026-03-02T06:00:00Z', '2026-03-02T06:00:00Z'],
    ['in the night in which the clocks go forward', '2026-03-28T21:00:00Z', '2026-03-29T05:00:00Z'],
    ['in the night in which the clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ])('%s', (_when, now, awake) => {
    expect(whenAwake(at(now), night, kyiv)).toEqual(at(awake));
  });

  it('may lie within a day', () => {
    const noon = { from: 12 * 60, to: 14 * 60 };
    expect(whenAwake(at('2026-03-01T13:00:00Z'), noon, 'UTC')).toEqual(at('2026-03-01T14:00:00Z'));
    expect(whenAwake(at('2026-03-01T15:00:00Z'), noon, 'UTC')).toEqual(at('2026-03-01T15:00:00Z'));
  });

  it('need not be kept', () => {
    expect(whenAwake(at('2026-03-01T03:00:00Z'), null, kyiv)).toEqual(at('2026-03-01T03:00:00Z'));
  });
});

it('finds the next morning, wherever it is', () => {
  const nine = 9 * 60;
  expect(nextTime(at('2026-03-01T12:00:00Z'), nine, 'UTC')).toEqual(at('2026-03-02T09:00:00Z'));
  expect(nextTime(at('2026-03-01T09:00:00Z'), nine, 'UTC')).toEqual(at('2026-03-02T09:00:00Z'));
  expect(nextTime(at('2026-03-01T12:00:00Z'), nine, 'Asia/Kathmandu')).toEqual(at('2026-03-02T03:15:00Z'));
  expect(minuteOfDay(at('2026-03-01T00:00:00Z'), 'Asia/Kathmandu')).toBe(345);
});
