import { cents, sum } from '@stagedoor/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planReturn } from './plan-return.ts';

const deposits = [
  { si: 'newest', left: cents(300) },
  { si: 'spent', left: cents(0) },
  { si: 'older', left: cents(500) },
];

it('empties the newest deposit first and takes the rest from the one before', () => {
  expect(planReturn(deposits, cents(200))).toEqual([{ si: 'newest', amount: 200 }]);
  expect(planReturn(deposits, cents(450))).toEqual([
    { si: 'newest', amount: 300 },
    { si: 'older', amount: 150 },
  ]);
});

it('gives nothing when there is not enough', () => {
  expect(planReturn(deposits, cents(801))).toBeNull();
  expect(planReturn([], cents(1))).toBeNull();
});

it('always returns exactly what was asked for and never more than a deposit holds', () => {
  const lefts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 10 });
  fc.assert(
    fc.property(lefts, fc.integer({ min: 1, max: 3_000_000 }), (amounts, requested) => {
      const held = amounts.map((left, at) => ({ si: String(at), left: cents(left) }));
      const parts = planReturn(held, cents(requested));
      const total = sum(held.map(({ left }) => left));
      if (requested > total) return parts === null;
      return (
        parts !== null &&
        sum(parts.map(({ amount }) => amount)) === requested &&
        parts.every(({ si, amount }) => amount > 0 && amount <= (amounts[Number(si)] ?? 0))
      );
    }),
  );
});
