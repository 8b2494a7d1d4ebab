import type { $brand } from 'zod';
import { decimal, divideHalfUp } from './decimal.ts';
import { type CurrencyName, type Language, limits } from './limits.ts';
import { formatNumber } from './number.ts';

/** Whole US cents. A bare number is not money: it becomes money through `cents`. */
export type Cents = number & $brand<'Cents'>;

const isCents = (value: number): value is Cents => Number.isSafeInteger(value);

export const cents = (value: number): Cents => {
  const amount = value === 0 ? 0 : value; // there is no minus zero dollars
  if (!isCents(amount)) throw new RangeError(`${value} is not a whole number of cents`);
  return amount;
};

export const zero = cents(0);
export const add = (a: Cents, b: Cents): Cents => cents(a + b);
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b);
export const negate = (a: Cents): Cents => cents(-a);
export const multiply = (price: Cents, quantity: number): Cents => cents(price * cents(quantity));
export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce(add, zero);

const scale = 8;
const one = 10n ** BigInt(scale);
const whole = 100n * one;

const scaled = (value: number | string): bigint => {
  const exact = decimal(String(value), scale);
  if (exact === null) throw new RangeError(`${value} is not a plain decimal number`);
  return exact;
};

const portion = (amount: Cents, scaledPercent: bigint): Cents =>
  cents(Number(divideHalfUp(BigInt(amount) * scaledPercent, whole)));

/** Rounded half up, on cents. */
export const percent = (amount: Cents, pct: number): Cents => portion(amount, scaled(pct));

/**
 * One part per percentage and then the rest; together always the total. Each part ends where the running percentage
 * rounds to: rounding the parts one by one could give away more than there is.
 */
export function splitMany<const Percents extends readonly number[]>(
  total: Cents,
  percents: Percents,
): [...{ [Key in keyof Percents]: Cents }, rest: Cents];
export function splitMany(total: Cents, percents: readonly number[]): Cents[] {
  let reached = 0n;
  let taken = zero;
  const parts = percents.map((pct) => {
    reached += scaled(pct);
    if (reached > whole) throw new RangeError(`${percents.join(' + ')} % is more than the whole`);
    const end = portion(total, reached);
    const part = subtract(end, taken);
    taken = end;
    return part;
  });
  return [...parts, subtract(total, taken)];
}

export const split = (total: Cents, pct: number): [part: Cents, rest: Cents] => splitMany(total, [pct]);

/** What is left to pay: the percentage goes off first, then the fixed sum, and never below zero. */
export const discount = (subtotal: Cents, off: { percent?: number; fixed?: Cents }): Cents => {
  const [, reduced] = split(subtotal, off.percent ?? 0);
  return cents(Math.max(0, subtract(reduced, off.fixed ?? zero)));
};

/** Up to 500 units the base price; beyond, 10 % of it more for every started 50. */
export const bundlePrice = (base: Cents, units: number): Cents => {
  const { freeUnits, stepUnits, stepPercent } = limits.bundle;
  const steps = Math.max(0, Math.ceil((units - freeUnits) / stepUnits));
  return add(base, percent(base, steps * stepPercent));
};

const longestSum = 30;
const groupedBySpaces = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+)([.,]\d*)?$/;
const groupedByCommas = /^([1-9]\d{0,2}(?:,\d{3})+)(\.\d*)?$/;

/**
 * A sum of dollars as people type it: comma or dot before the cents, rounded to cents. "1,250" is a thousand and more,
 * as we print it ourselves: reading it as 1.25 would sell for a thousandth of the price.
 */
export const parseMoney = (text: string): Cents | null => {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed.length > longestSum) return null;
  const grouped = groupedBySpaces.exec(typed) ?? groupedByCommas.exec(typed);
  const plain = grouped ? `${grouped[1]?.replace(/\D/g, '')}${grouped[2] ?? ''}` : typed;
  const amount = decimal(plain.replace(',', '.'), 2);
  return amount !== null && amount <= BigInt(Number.MAX_SAFE_INTEGER) ? cents(Number(amount)) : null;
};

/** For price fields, where what is not a number becomes one dollar. */
export const parsePrice = (text: string): Cents => parseMoney(text) ?? cents(limits.money.invalidPrice);

const symbols: Record<CurrencyName, string> = { USD: '$', UAH: '₴', RUB: '₽' };

export type PriceDisplay = {
  currency: CurrencyName;
  /** How much of the currency one dollar buys; 1 for USD. */
  rate: number | string;
  language: Language;
};

const formatUsd = (amount: Cents, language: Language): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = formatNumber(BigInt(digits.slice(0, -2)), language);
  return `${amount < 0 ? '−' : ''}$${dollars}.${digits.slice(-2)}`;
};

/** Dollars to the cent, other currencies in whole units. */
export const format = (amount: Cents, { currency, rate, language }: PriceDisplay): string => {
  if (currency === 'USD') return formatUsd(amount, language);
  const units = divideHalfUp(BigInt(Math.abs(amount)) * scaled(rate), whole);
  const sign = amount < 0 && units > 0n ? '−' : '';
  return `${sign}${symbols[currency]}${formatNumber(units, language)}`;
};

/** Stands beside a price in another currency: what is really charged. */
export const approximateUsd = (amount: Cents, language: Language): string => `≈ ${formatUsd(amount, language)}`;
