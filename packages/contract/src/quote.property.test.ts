import fc from 'fast-check';
import { it } from 'vitest';
import { earnings, shareOut } from './earnings.ts';
import { cents, splitMany, sum } from './money.ts';
import { productTypeNames } from './product-types.ts';
import { quote } from './quote.ts';

const { SEED, CASES } = process.env;
const parameters = { numRuns: Number(CASES ?? 10_000), ...(SEED && { seed: Number(SEED) }) };
const check = <T>(property: fc.IProperty<T>) => fc.assert(property, parameters);

const price = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents);
const pct = fc.integer({ min: 0, max: 100 });
const fees = fc.record({ interaction: pct, support: pct, goods: pct });
const type = fc.constantFrom(...productTypeNames);
const terms = fc.record({ type, charityPercent: pct, fees });
const promo = fc.option(fc.record({ percent: fc.option(pct), fixed: fc.option(price) }));
const units = fc.option(fc.integer({ min: 1, max: 10_000 }));
const input = fc
  .tuple(terms, price, fc.integer({ min: 1, max: 100_000 }), units, promo, fc.nat(120), fc.boolean(), price)
  .map(([rule, base, extra, count, off, more, express, delivery]) => ({
    ...rule,
    variation: { price: base, expressPrice: cents(base + extra), units: count },
    promo: off,
    quantity: more + 1,
    express,
    delivery,
  }));

it('gives charity, platform and talent together exactly the price', () =>
  check(
    fc.property(price, terms, (amount, rule) => {
      const { charity, platform, talent } = earnings(amount, rule);
      return sum([charity, platform, talent]) === amount && Math.min(charity, platform, talent) >= 0;
    }),
  ));

it('agrees within a cent with a split of the whole into percentages', () =>
  check(
    fc.property(price, pct, pct, (amount, charityPercent, fee) => {
      const flat = { interaction: fee, support: fee, goods: fee };
      const shares = earnings(amount, { type: 'AUTOGRAPH', charityPercent, fees: flat });
      const ofWhole = ((100 - charityPercent) * fee) / 100;
      const [charity, platform, talent] = splitMany(amount, [charityPercent, ofWhole]);
      return (
        shares.charity === charity && Math.abs(shares.platform - platform) <= 1 && Math.abs(shares.talent - talent) <= 1
      );
    }),
  ));

it('takes no fee on the charity’s share', () =>
  check(
    fc.property(price, terms, (amount, rule) => earnings(amount, { ...rule, charityPercent: 100 }).platform === 0),
  ));

it('charges the fan what talent, platform and charity get, to the cent', () =>
  check(
    fc.property(input, (order) => {
      const { total, talent, platform, charity, subtotal, discount, delivery } = quote(order);
      return sum([talent, platform, charity]) === total && subtotal - discount + delivery === total && discount >= 0;
    }),
  ));

it('never makes anybody pay to sell, nor a code make the delivery cheaper', () =>
  check(
    fc.property(input, (order) => {
      const { total, talent, platform, charity, delivery } = quote(order);
      return Math.min(talent, platform, charity) >= 0 && total >= delivery && talent >= delivery;
    }),
  ));

it('returns for a missed express exactly what express cost more', () =>
  check(
    fc.property(input, (order) => {
      const { total, expressSurcharge } = quote({ ...order, express: true });
      return expressSurcharge >= 0 && total - expressSurcharge === quote({ ...order, express: false }).total;
    }),
  ));

it('shares out any parts of a price to exactly its shares, and never below zero', () =>
  check(
    fc.property(
      terms,
      price,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
      (rule, whole, cuts) => {
        const shares = earnings(whole, rule);
        let left = shares;
        const draw = (part: number) => {
          const got = shareOut(left, cents(part));
          if (sum(Object.values(got)) !== part || Object.values(got).some((share) => share < 0)) return false;
          left = {
            charity: cents(left.charity - got.charity),
            platform: cents(left.platform - got.platform),
            talent: cents(left.talent - got.talent),
          };
          return Object.values(left).every((share) => share >= 0);
        };
        const rest = () => sum(Object.values(left));
        return cuts.every((cut) => draw(Math.floor(rest() * cut))) && draw(rest()) && rest() === 0;
      },
    ),
  ));
