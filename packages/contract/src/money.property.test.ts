import fc from 'fast-check';
import { it } from 'vitest';
import {
  add,
  approximateUsd,
  bundlePrice,
  cents,
  discount,
  format,
  multiply,
  negate,
  parseMoney,
  parsePrice,
  percent,
  split,
  splitMany,
  subtract,
  sum,
} from './money.ts';

const { SEED, CASES } = process.env;
const parameters = { numRuns: Number(CASES ?? 10_000), ...(SEED && { seed: Number(SEED) }) };
const check = <T>(property: fc.IProperty<T>) => fc.assert(property, parameters);

const price = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(cents);
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(cents);
const pct = fc.integer({ min: 0, max: 100 });
const language = fc.constantFrom('en', 'uk', 'ru');
const currency = fc.constantFrom('UAH', 'RUB');
const rate = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);
const percents = fc.array(pct, { maxLength: 6 }).filter((list) => list.reduce((a, b) => a + b, 0) <= 100);
const off = fc.record({ percent: pct, fixed: price }, { requiredKeys: [] });

it('splits so that the parts always add up to the whole', () =>
  check(fc.property(amount, pct, (total, p) => sum(split(total, p)) === total)));

it('splits among many so that the parts always add up to the whole', () =>
  check(fc.property(amount, percents, (total, list) => sum(splitMany(total, list)) === total)));

it('never gives anybody a negative part of a price', () =>
  check(fc.property(price, percents, (total, list) => splitMany(total, list).every((part) => part >= 0))));

it('keeps every part within a cent of its exact share', () =>
  check(
    fc.property(price, percents, (total, list) => {
      const parts: number[] = splitMany(total, list);
      return list.every((p, i) => Math.abs((parts[i] ?? 0) * 100 - total * p) <= 100);
    }),
  ));

it('rounds half up exactly as whole-number arithmetic does', () =>
  check(fc.property(price, pct, (total, p) => percent(total, p) === Number((BigInt(total) * BigInt(p) + 50n) / 100n))));

it('rounds what is given back like what was taken', () =>
  check(fc.property(amount, pct, (total, p) => percent(negate(total), p) === negate(percent(total, p)))));

it('takes fractions of a percent without a float', () =>
  check(
    fc.property(price, fc.integer({ min: 0, max: 9999 }), (total, hundredths) => {
      const exact = (BigInt(total) * BigInt(hundredths) + 5000n) / 10_000n;
      return percent(total, hundredths / 100) === Number(exact);
    }),
  ));

it('takes more when the percentage is higher', () =>
  check(fc.property(price, pct, pct, (total, p, q) => p > q || percent(total, p) <= percent(total, q))));

it('takes more when the price is higher', () =>
  check(fc.property(price, price, pct, (a, b, p) => a > b || percent(a, p) <= percent(b, p))));

it('discounts to something between nothing and the full price', () =>
  check(
    fc.property(price, off, (subtotal, less) => {
      const left = discount(subtotal, less);
      return left >= 0 && left <= subtotal;
    }),
  ));

it('asks less for a bigger discount', () =>
  check(
    fc.property(price, pct, pct, price, price, (subtotal, p, q, fixed, more) => {
      const bigger = { percent: Math.max(p, q), fixed: add(fixed, more) };
      return discount(subtotal, bigger) <= discount(subtotal, { percent: Math.min(p, q), fixed });
    }),
  ));

it('asks more for more, discounted alike', () =>
  check(fc.property(price, price, off, (a, b, less) => a > b || discount(a, less) <= discount(b, less))));

it('charges the full price without a discount', () =>
  check(fc.property(price, (subtotal) => discount(subtotal, {}) === subtotal)));

it('never sells a larger bundle for less, nor any below its base', () =>
  check(
    fc.property(price, fc.nat(5000), fc.nat(5000), (base, units, more) => {
      const smaller = bundlePrice(base, units);
      return smaller >= base && bundlePrice(base, units + more) >= smaller;
    }),
  ));

it('raises a bundle by a tenth per started fifty beyond five hundred', () =>
  check(
    fc.property(price, fc.nat(5000), (base, units) => {
      const steps = units > 500 ? BigInt(Math.floor((units - 501) / 50) + 1) : 0n;
      return bundlePrice(base, units) === Number(BigInt(base) + (BigInt(base) * steps * 10n + 50n) / 100n);
    }),
  ));

it('reads back every price it prints, in every language', () =>
  check(
    fc.property(price, language, (sum, lang) => {
      const printed = format(sum, { currency: 'USD', rate: 1, language: lang });
      return parseMoney(printed) === sum && approximateUsd(sum, lang) === `≈\u00a0${printed}`;
    }),
  ));

it('reads a decimal comma like a decimal point', () =>
  check(
    fc.property(price, (sum) => {
      const dotted = `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
      return parseMoney(dotted) === sum && parseMoney(dotted.replace('.', ',')) === sum;
    }),
  ));

it('rounds typed fractions of a cent half up', () =>
  check(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 99_999 }), (dollars, fraction) => {
      const typed = `${dollars}.${String(fraction).padStart(5, '0')}`;
      return parseMoney(typed) === Number((BigInt(dollars) * 100_000n + BigInt(fraction) + 500n) / 1000n);
    }),
  ));

it('reads any text as money or as nothing, and any price field as a price', () =>
  check(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-$ ]?[\d., ]{0,12}$/)), (text) => {
      const read = parseMoney(text);
      return (read === null || (Number.isSafeInteger(read) && read >= 0)) && parsePrice(text) === (read ?? 100);
    }),
  ));

it('shows other currencies in whole units, rounded half up', () =>
  check(
    fc.property(price, currency, rate, language, (sum, name, perDollar, lang) => {
      const exact = (BigInt(sum) * BigInt(perDollar.replace('.', '')) + 500_000n) / 1_000_000n;
      return format(sum, { currency: name, rate: perDollar, language: lang }).replace(/\D/g, '') === String(exact);
    }),
  ));

it('adds and subtracts without losing a cent', () =>
  check(fc.property(amount, amount, (a, b) => subtract(add(a, b), b) === a && add(a, negate(a)) === 0)));

it('multiplies as repeated addition', () =>
  check(fc.property(price, fc.nat(20), (one, n) => multiply(one, n) === sum(Array.from({ length: n }, () => one)))));
