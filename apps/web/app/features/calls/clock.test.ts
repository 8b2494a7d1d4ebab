import { cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { clockOf } from '../../shared/time/clock-of.ts';
import { meterAt } from './clock.ts';
import { laterOf } from './later-of.ts';
import { shownOf } from './shown-state.ts';
import { aCall } from './testing/a-call.ts';

const talking = aCall({ state: 'talking', talkedSeconds: 60, isRunning: true });

describe('the meter', () => {
  it('costs nothing until the minutes of a pack are used up', () => {
    const holds = [
      { seconds: 30, rate: cents(0), fromPack: true },
      { seconds: 300, rate: cents(250), fromPack: false },
    ];
    expect(meterAt({ ...talking, holds, talkedSeconds: 30 }, 0).cost).toBe(0);
    expect(meterAt({ ...talking, holds, talkedSeconds: 60 }, 0).cost).toBe(125);
  });

  it('runs on between two answers of the server, with the price', () => {
    expect(meterAt(talking, 4_900)).toEqual({ talked: 64, left: 536, cost: 266, isLow: false });
  });

  it('stands still while the server’s does', () => {
    expect(meterAt({ ...talking, isRunning: false }, 9_000).talked).toBe(60);
  });

  it('does not step back while it runs, but does once it has stopped', () => {
    expect(meterAt(talking, 0, 63).talked).toBe(63);
    expect(meterAt({ ...talking, isRunning: false }, 0, 63).talked).toBe(60);
  });

  it('ends with what is set aside, and warns in the last minute', () => {
    expect(meterAt({ ...talking, heldSeconds: 121 }, 1_000).isLow).toBe(true);
    expect(meterAt({ ...talking, heldSeconds: 180 }, 0).isLow).toBe(false);
    expect(meterAt({ ...talking, heldSeconds: 90 }, 60_000)).toMatchObject({ talked: 90, left: 0 });
  });

  it('shows the final price of a call that is over', () => {
    expect(meterAt(aCall({ state: 'over', talkedSeconds: 40, cost: cents(0) }), 0).cost).toBe(0);
  });
});

it.each([
  [0, '0:00'],
  [187, '3:07'],
  [3_727, '1:02:07'],
])('%i seconds are %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});

it('keeps the later of two answers, and the end', () => {
  const [early, late] = [aCall({ at: '2026-11-17T10:00:05.000Z' }), aCall({ at: '2026-11-17T10:00:06.000Z' })];
  expect(laterOf(early, late)).toBe(late);
  expect(laterOf(late, early)).toBe(late);
  const over = aCall({ state: 'over' });
  expect(laterOf(over, late)).toBe(over);
});

it.each([
  ['paying', 'fan', true, true, 'paying'],
  ['ringing', 'fan', true, true, 'calling'],
  ['ringing', 'fan', false, true, 'elsewhere'],
  ['ringing', 'talent', false, false, 'incoming'],
  ['talking', 'talent', true, true, 'talking'],
  ['talking', 'talent', false, true, 'answered'],
  ['talking', 'fan', true, false, 'elsewhere'],
  ['over', 'fan', false, false, 'over'],
] as const)('a call that is %s shows the %s (here: %s, alone: %s) %s', (state, role, isHere, isAlone, shown) => {
  expect(shownOf({ state, role, isHere }, isAlone)).toBe(shown);
});
