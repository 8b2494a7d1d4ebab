import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  approximateUsd,
  bundlePrice,
  type Cents,
  cents,
  discount,
  format,
  parseMoney,
  parsePrice,
  percent,
  split,
  splitMany,
} from './money.ts';

const inCurrency = (currency: 'USD' | 'UAH' | 'RUB', rate: number, language: 'en' | 'uk' | 'ru') => ({
  currency,
  rate,
  language,
});

describe('cents', () => {
  it('is a type that a bare number is not', () => {
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf(cents(1)).toExtend<number>();
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  it('knows no minus zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('shares', () => {
  it('gives the half cent to the part', () => {
    expect(percent(cents(50), 1)).toBe(1);
    expect(percent(cents(49), 1)).toBe(0);
  });

  it('splits the price of an autograph as the price block shows it', () => {
    const [charity, rest] = split(cents(4950), 20);
    expect([charity, ...split(rest, 15)]).toEqual([990, 594, 3366]);
  });

  it('has a part for each percentage and the rest', () => {
    const [half, otherHalf, rest] = splitMany(cents(1), [50, 50]);
    expectTypeOf(rest).toEqualTypeOf<Cents>();
    expect([half, otherHalf, rest]).toEqual([1, 0, 0]);
  });

  it.each([[[101]], [[60, 41]], [[-1]], [[Number.NaN]]])('refuses %j percent', (percents) => {
    expect(() => splitMany(cents(100), percents)).toThrow(RangeError);
  });
});

describe('discount', () => {
  it('takes the percentage first and the fixed sum after it', () => {
    expect(discount(cents(10_000), { percent: 10, fixed: cents(500) })).toBe(8500);
  });

  it('ends at nothing', () => {
    expect(discount(cents(300), { fixed: cents(500) })).toBe(0);
  });
});

describe('bundlePrice', () => {
  it.each([
    [1, 1000],
    [500, 1000],
    [501, 1100],
    [550, 1100],
    [551, 1200],
    [600, 1200],
    [1000, 2000],
    [1001, 2100],
  ])('of %i units is %i', (units, price) => {
    expect(bundlePrice(cents(1000), units)).toBe(price);
  });
});

describe('parseMoney', () => {
  it.each([
    ['0.1', 10],
    ['0,30', 30],
    ['40', 4000],
    ['40.', 4000],
    ['.5', 50],
    [' $ 12.50 ', 1250],
    ['25,50\u00a0$', 2550],
    ['1.005', 101],
    ['0,125', 13],
    ['1,250', 125_000],
    ['1,250.50', 125_050],
    ['1 652', 165_200],
    ['1 652,5', 165_250],
    ['1\u00a0652', 165_200],
  ])('reads %j as %i cents', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    'abc',
    '-5',
    '1e3',
    '1.2.3',
    '1,2,3',
    '12 34',
    '₴100',
    '٣',
    '9'.repeat(29),
    '9'.repeat(99),
  ])('reads %j as nothing', (text) => {
    expect(parseMoney(text)).toBeNull();
    expect(parsePrice(text)).toBe(100);
  });
});

describe('format', () => {
  it.each([
    [4000, inCurrency('USD', 1, 'en'), '$40.00'],
    [5, inCurrency('USD', 1, 'en'), '$0.05'],
    [125_000, inCurrency('USD', 1, 'en'), '$1,250.00'],
    [125_000, inCurrency('USD', 1, 'uk'), '1\u00a0250,00\u00a0$'],
    [2550, inCurrency('USD', 1, 'ru'), '25,50\u00a0$'],
    [-10_592, inCurrency('USD', 1, 'en'), '−$105.92'],
    [-10_592, inCurrency('USD', 1, 'uk'), '−105,92\u00a0$'],
    [4000, inCurrency('UAH', 41.3, 'uk'), '1\u00a0652\u00a0₴'],
    [4000, inCurrency('UAH', 41.3, 'en'), '₴1,652'],
    [100_000_000, inCurrency('RUB', 92.5, 'ru'), '92\u00a0500\u00a0000\u00a0₽'],
    [-4000, inCurrency('UAH', 41.3, 'uk'), '−1\u00a0652\u00a0₴'],
    [-1, inCurrency('UAH', 41.3, 'uk'), '0\u00a0₴'],
  ])('shows %i cents in %o as %s', (amount, display, text) => {
    expect(format(cents(amount), display)).toBe(text);
  });

  it('says beside another currency what is charged', () => {
    expect(approximateUsd(cents(4000), 'uk')).toBe('≈\u00a040,00\u00a0$');
  });

  it('refuses a rate that is no plain number', () => {
    expect(() => format(cents(1), inCurrency('UAH', Number.NaN, 'uk'))).toThrow(RangeError);
  });
});
