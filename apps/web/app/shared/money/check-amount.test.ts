import { cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { checkAmount } from './check-amount.ts';

const bounds = { min: cents(101), max: cents(500_000) };

describe('a typed sum', () => {
  it.each([
    ['25', 2_500],
    ['25,50', 2_550],
    ['$1.01', 101],
    ['5,000', 500_000],
  ])('%s is taken', (typed, amount) => {
    expect(checkAmount(typed, bounds)).toEqual({ amount });
  });

  it.each([
    ['', 'notMoney'],
    ['ten', 'notMoney'],
    ['-5', 'notMoney'],
    ['1', 'tooSmall'],
    ['5000.01', 'tooLarge'],
  ])('%s is refused', (typed, problem) => {
    expect(checkAmount(typed, bounds)).toEqual({ problem });
  });
});
