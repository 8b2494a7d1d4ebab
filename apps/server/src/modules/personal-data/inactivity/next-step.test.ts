import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../platform/time.ts';
import { nextStep } from './next-step.ts';

const seen = new Date('2026-01-01T00:00:00Z');
const on = (date: string) => new Date(`${date}T00:00:00Z`);
const warned = (days: number, date: string) => ({ days, at: on(date) });

describe('an account to be deleted after three months', () => {
  const step = (date: string, warning: ReturnType<typeof warned> | null = null) =>
    nextStep({ lastSeenAt: seen, months: 3, warned: warning }, on(date));
  const deletedOn = on('2026-04-01');

  it.each([
    ['is left alone at first', '2026-03-01', null, { kind: 'wait' }],
    ['is warned 30 days ahead', '2026-03-02', null, { kind: 'warn', days: 30, deletedOn }],
    ['is not warned of the same twice', '2026-03-10', warned(30, '2026-03-02'), { kind: 'wait' }],
    ['is warned 7 days ahead', '2026-03-25', warned(30, '2026-03-02'), { kind: 'warn', days: 7, deletedOn }],
    ['is warned a day ahead', '2026-03-31', warned(7, '2026-03-25'), { kind: 'warn', days: 1, deletedOn }],
    ['is deleted on the day', '2026-04-01', warned(1, '2026-03-31'), { kind: 'delete' }],
  ] as const)('%s', (_what, date, warning, expected) => {
    expect(step(date, warning)).toEqual(expected);
  });

  it('gets a day’s notice even when the warnings are late', () => {
    expect(step('2026-05-01')).toEqual({ kind: 'warn', days: 1, deletedOn: on('2026-05-02') });
    expect(step('2026-05-01', warned(1, '2026-05-01'))).toEqual({ kind: 'wait' });
    expect(step('2026-05-02', warned(1, '2026-05-01'))).toEqual({ kind: 'delete' });
  });
});

it('does not warn people who were here last week', () => {
  for (let day = 0; day < 24; day++) {
    expect(nextStep({ lastSeenAt: seen, months: 1, warned: null }, daysAfter(seen, day))).toEqual({ kind: 'wait' });
  }
  expect(nextStep({ lastSeenAt: seen, months: 1, warned: null }, daysAfter(seen, 24))).toMatchObject({ days: 7 });
});
