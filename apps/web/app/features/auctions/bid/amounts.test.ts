import { type Cents, cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { amountsAround } from './amounts.ts';

const above = (amount: Cents) => cents(amount + (amount < 20_000 ? 500 : 1_000));
const around = (lowest: number, chosen: number | null) =>
  amountsAround({ lowest: cents(lowest), chosen: chosen === null ? null : cents(chosen), above });

describe('the amount to bid', () => {
  it('is the lowest possible one until another is chosen', () => {
    expect(around(10_000, null)).toEqual({ amount: 10_000, less: null, more: 10_500 });
  });

  it('has the possible bids on both sides, across a price band', () => {
    expect(around(19_000, 20_000)).toEqual({ amount: 20_000, less: 19_500, more: 21_000 });
  });

  it('stays as chosen while it is possible', () => {
    expect(around(10_500, 12_000)).toMatchObject({ amount: 12_000, less: 11_500 });
  });

  it('rises with the price that has overtaken it', () => {
    expect(around(13_000, 12_000)).toEqual({ amount: 13_000, less: null, more: 13_500 });
  });
});
