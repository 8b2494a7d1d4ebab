import { describe, expect, it } from 'vitest';
import { crossed, isoDuration, shortUnit, spoken, timeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('time left', () => {
  it('is days and hours from a day on', () => {
    expect(timeLeft(6 * day + 7 * hour + 59 * minute)).toEqual({ kind: 'days', days: 6, hours: 7 });
    expect(timeLeft(day)).toEqual({ kind: 'days', days: 1, hours: 0 });
  });

  it('is a clock under a day', () => {
    expect(timeLeft(18 * hour + 12 * minute + 44_900)).toEqual({ kind: 'clock', text: '18:12:44', hot: false });
  });

  it('is hot in the last two minutes', () => {
    expect(timeLeft(2 * minute)).toMatchObject({ hot: false });
    expect(timeLeft(2 * minute - 1)).toEqual({ kind: 'clock', text: '00:01:59', hot: true });
  });

  it('is over at the end and after it', () => {
    expect(timeLeft(0)).toEqual({ kind: 'over' });
    expect(timeLeft(-5)).toEqual({ kind: 'over' });
  });

  it('is spoken at a day, an hour, ten minutes and one, and not between', () => {
    expect(crossed(day + 500, day - 500)).toBe(day);
    expect(crossed(hour + 500, hour - 500)).toBe(hour);
    expect(crossed(10 * minute + 1, 10 * minute)).toBe(10 * minute);
    expect(crossed(minute + 1, minute)).toBe(minute);
    expect(crossed(30 * minute, 29 * minute)).toBeUndefined();
  });

  it('is spoken in the reader’s language', () => {
    expect(spoken(hour, 'en')).toBe('1 hour');
    expect(spoken(10 * minute, 'uk')).toBe('10 хвилин');
  });

  it('is written for machines as a duration', () => {
    expect(isoDuration(108_500)).toBe('PT108S');
  });

  it('has short units with two digits for the hours', () => {
    expect(shortUnit(7, 'hour', 'en')).toEqual({ value: '07', unit: 'h' });
    expect(shortUnit(6, 'day', 'en')).toEqual({ value: '6', unit: 'd' });
  });
});
