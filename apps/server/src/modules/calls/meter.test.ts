import { costOf, usedOf } from '@stagedoor/contract/call-cost';
import { callLimits } from '@stagedoor/contract/call-limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beat, billOf, isRunning, type Meter, overAt, type Side, stopped, talkedMs } from './meter.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1) + second * 1000);
type Report = readonly [side: Side, second: number];
const after = (reports: readonly Report[]): Meter =>
  reports.reduce((meter, [side, second]) => beat(meter, side, at(second)), stopped);
const both = (...seconds: number[]): Report[] =>
  seconds.flatMap((second): Report[] => [
    ['fan', second],
    ['talent', second],
  ]);

it.each<[what: string, reports: Report[], seconds: number]>([
  ['nobody', [], 0],
  [
    'only one',
    [
      ['fan', 0],
      ['fan', 5],
      ['fan', 10],
    ],
    0,
  ],
  ['both at once', both(0), 0],
  ['both for ten seconds', both(0, 5, 10), 10],
  [
    'one who came later',
    [
      ['fan', 0],
      ['fan', 5],
      ['talent', 5],
      ['fan', 10],
      ['talent', 10],
    ],
    5,
  ],
  ['one who is behind', [...both(0, 5), ['fan', 10]], 5],
  ['a gap of ten seconds', both(0, 10), 10],
  ['a longer gap, which stops it at the last report', both(0, 5, 16, 21), 10],
  ['a gap of one side alone', [...both(0, 5), ['fan', 10], ['fan', 15], ['fan', 20], ['talent', 20], ...both(25)], 10],
  ['reports in the wrong order', [...both(0, 10), ['fan', 3], ['talent', 2], ...both(15)], 15],
])('counts of %s %j', (_what, reports, seconds) => {
  expect(talkedMs(after(reports))).toBe(seconds * 1000);
});

it('runs while both report, and is over half a minute after the last one of either', () => {
  expect(overAt(stopped, at(3))).toEqual(at(33));
  const meter = after([...both(0, 5), ['fan', 10]]);
  expect(overAt(meter, at(0))).toEqual(at(35));
  expect(isRunning(meter, at(15))).toBe(true);
  expect(isRunning(meter, at(15.001))).toBe(false);
  expect(isRunning(after([['fan', 0]]), at(1))).toBe(false);
});

it.each([
  ['hungUp', 30, 600, { talkedSeconds: 30, billedSeconds: 30 }],
  ['dropped', 59, 600, { talkedSeconds: 59, billedSeconds: 0 }],
  ['dropped', 60, 600, { talkedSeconds: 60, billedSeconds: 60 }],
  ['spent', 185, 180, { talkedSeconds: 180, billedSeconds: 180 }],
  ['missed', 0, 600, { talkedSeconds: 0, billedSeconds: 0 }],
] as const)('bills a call that %s after %i s of %i s', (end, seconds, held, bill) => {
  const reports = Array.from({ length: seconds + 1 }, (_, second) => both(second)).flat();
  expect(billOf(after(reports), held, end)).toEqual(bill);
});

const side = fc.constantFrom<Side>('fan', 'talent');
/** Both sides report, pause, die and come back, on clocks that are not always the same. */
const reportsOfCalls = fc
  .array(fc.record({ side, pauseMs: fc.integer({ min: 0, max: 25_000 }), lagMs: fc.integer({ min: 0, max: 3_000 }) }), {
    maxLength: 120,
  })
  .map((steps) => {
    let now = 0;
    return steps.map((step) => {
      now += step.pauseMs;
      return [step.side, Math.max(0, now - step.lagMs) / 1000] as Report;
    });
  });

/** Milliseconds in which this side was there: between two reports that are not too far apart. */
const presenceOf = (reports: readonly Report[], of: Side): boolean[] => {
  const times: number[] = [];
  for (const [who, second] of reports) {
    if (who === of) times.push(Math.max(Math.round(second * 1000), times.at(-1) ?? 0));
  }
  const there: boolean[] = [];
  for (let next = 1; next < times.length; next++) {
    const [from = 0, to = 0] = [times[next - 1], times[next]];
    if (to - from <= callLimits.silentSeconds * 1000) for (let ms = from; ms < to; ms++) there[ms] = true;
  }
  return there;
};

it('counts just the time in which both were there, whatever happens', () => {
  fc.assert(
    fc.property(reportsOfCalls, (reports) => {
      const [fan, talent] = [presenceOf(reports, 'fan'), presenceOf(reports, 'talent')];
      const together = fan.reduce((sum, isThere, ms) => sum + Number(isThere && talent[ms] === true), 0);
      expect(talkedMs(after(reports))).toBe(together);
    }),
    { numRuns: 200 },
  );
});

it('never costs more than was set aside, nor more than what was talked', () => {
  const holds = fc.array(
    fc.record({ seconds: fc.integer({ min: 60, max: 7200 }), rate: fc.integer({ min: 51, max: 99_999 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(reportsOfCalls, holds, fc.constantFrom('hungUp', 'dropped', 'spent'), (reports, set, end) => {
      const held = set.reduce((sum, { seconds }) => sum + seconds, 0);
      const { talkedSeconds, billedSeconds } = billOf(after(reports), held, end);
      expect(billedSeconds).toBeLessThanOrEqual(talkedSeconds);
      expect(talkedSeconds * 1000).toBeLessThanOrEqual(talkedMs(after(reports)));
      const used = usedOf(set, billedSeconds);
      expect(used.reduce((sum, seconds) => sum + seconds, 0)).toBe(billedSeconds);
      for (const [number, { seconds, rate }] of set.entries())
        expect(costOf(rate, used[number] ?? 0)).toBeLessThanOrEqual((rate * seconds) / 60);
    }),
  );
});
