import type { $brand } from 'zod';
import { decimal, divideHalfUp } from './decimal.ts';
import { type CurrencyName, type Language, limits } from './limits.ts';
import { formatNumber } from './number.ts';

/** Whole US cents. A plain number becomes money only through `cents`. */
export type Cents = number & $brand<'Cents'>;

const isCents = (value: number): value is Cents => Number.isSafeInteger(value);

export const cents = (value: number): Cents => {
  const amount = value === 0 ? 0 : value; // normalises -0
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

/** Rounds half up to cents. */
export const percent = (amount: Cents, pct: number): Cents => portion(amount, scaled(pct));

/**
 * Returns one part per percentage, then the rest; they always add up to the total. Rounds the running percentage:
 * rounding each part could exceed the total.
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

/** Applies the percentage first, then the fixed amount, never below zero. */
export const discount = (subtotal: Cents, off: { percent?: number; fixed?: Cents }): Cents => {
  const [, reduced] = split(subtotal, off.percent ?? 0);
  return cents(Math.max(0, subtract(reduced, off.fixed ?? zero)));
};

/** The base price covers up to 500 units; beyond that, 10 % of it per started 50. */
export const bundlePrice = (base: Cents, units: number): Cents => {
  const { freeUnits, stepUnits, stepPercent } = limits.bundle;
  const steps = Math.max(0, Math.ceil((units - freeUnits) / stepUnits));
  return add(base, percent(base, steps * stepPercent));
};

const longestSum = 30;
const groupedBySpaces = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+)([.,]\d*)?$/;
const groupedByCommas = /^([1-9]\d{0,2}(?:,\d{3})+)(\.\d*)?$/;

/**
 * Parses dollars as typed: comma or dot before the cents, rounded to cents. "1,250" is one thousand two hundred fifty,
 * as we format it ourselves: reading it as 1.25 would sell for a thousandth of the price.
 */
export const parseMoney = (text: string): Cents | null => {
  const typed = text.trim().replace(/^\$\s*|\s*\$$/, '');
  if (typed.length > longestSum) return null;
  const grouped = groupedBySpaces.exec(typed) ?? groupedByCommas.exec(typed);
  const plain = grouped ? `${grouped[1]?.replace(/\D/g, '')}${grouped[2] ?? ''}` : typed;
  const amount = decimal(plain.replace(',', '.'), 2);
  return amount !== null && amount <= BigInt(Number.MAX_SAFE_INTEGER) ? cents(Number(amount)) : null;
};

/** For price fields: an invalid text becomes one dollar. */
export const parsePrice = (text: string): Cents => parseMoney(text) ?? cents(limits.money.invalidPrice);

const symbols: Record<CurrencyName, string> = { USD: '$', UAH: '₴', RUB: '₽' };

export type PriceDisplay = {
  currency: CurrencyName;
  /** Units of the currency per dollar; 1 for USD. */
  rate: number | string;
  language: Language;
};

/** English puts the symbol before the amount, Ukrainian and Russian after it. */
const withSign = (sign: string, amount: string, language: Language): string =>
  language === 'en' ? `${sign}${amount}` : `${amount}\u00a0${sign}`;

const formatUsd = (amount: Cents, language: Language): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = formatNumber(BigInt(digits.slice(0, -2)), language);
  const point = language === 'en' ? '.' : ',';
  return `${amount < 0 ? '−' : ''}${withSign(symbols.USD, `${dollars}${point}${digits.slice(-2)}`, language)}`;
};

/** Dollars with cents, other currencies in whole units: `$25.50`, `25,50 $`, `1 250 ₴`. */
export const format = (amount: Cents, { currency, rate, language }: PriceDisplay): string => {
  if (currency === 'USD') return formatUsd(amount, language);
  const units = divideHalfUp(BigInt(Math.abs(amount)) * scaled(rate), whole);
  const minus = amount < 0 && units > 0n ? '−' : '';
  return `${minus}${withSign(symbols[currency], formatNumber(units, language), language)}`;
};

/** Shown beside a price in another currency: what is actually charged. */
export const approximateUsd = (amount: Cents, language: Language): string => `≈\u00a0${formatUsd(amount, language)}`;
