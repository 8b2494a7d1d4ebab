import type { Clock } from '../../apps/server/src/platform/clock.ts';

export type TestClock = Clock & { advance(milliseconds: number): void };

/** A clock that only moves when advanced. */
export const aClock = (start = new Date('2026-03-01T12:00:00Z')): TestClock => {
  let now = start.getTime();
  return {
    byHand: true,
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
};

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
export const days = (count: number) => count * 86_400_000;
