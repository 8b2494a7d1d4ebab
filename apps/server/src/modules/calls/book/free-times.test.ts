import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timesIn } from './free-times.ts';

const step = 30 * 60_000;
const span = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, long]) => ({ from: from * 600_000, to: (from + long) * 600_000 }));

it('are half hours that fit into an open span and touch nothing that is agreed, and none is left out', () => {
  const wanted = fc.record({
    seconds: fc.integer({ min: 180, max: 7_200 }),
    open: fc.array(span, { maxLength: 1 }),
    busy: fc.array(span, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(wanted, ({ seconds, open, busy }) => {
      const fits = (at: number) =>
        open.some(({ from, to }) => at >= from && at + seconds * 1_000 <= to) &&
        busy.every(({ from, to }) => at >= to || at + seconds * 1_000 <= from);
      const all = Array.from({ length: 300 }, (_, index) => index * step);
      expect(timesIn({ seconds, open, busy })).toEqual(all.filter(fits));
    }),
  );
});
