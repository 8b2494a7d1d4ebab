import { type Cents, cents, split } from './money.ts';
import { type FeeClass, type ProductType, productTypes } from './product-types.ts';

/** Percent per class, as the schedule had it when somebody bought. */
export type Fees = Readonly<Record<FeeClass, number>>;

export type Shares = { charity: Cents; platform: Cents; talent: Cents };

type Terms = { type: ProductType; charityPercent: number; fees: Fees };

/** Who gets how much of a price. The charity's share comes off first and bears no fee; together always the price. */
export const earnings = (price: Cents, { type, charityPercent, fees }: Terms): Shares => {
  const [charity, rest] = split(price, charityPercent);
  const [platform, talent] = split(rest, fees[productTypes[type].feeClass]);
  return { charity, platform, talent };
};

/**
 * A part of what is left, shared as the rest is. Nobody gets more than is left of their share, and the last part takes all of
 * it, so that any parts that add up to the whole add up to its shares.
 */
export const shareOut = (left: Shares, amount: Cents): Shares => {
  const whole = BigInt(left.charity + left.platform + left.talent);
  const partOf = (share: Cents) => (whole === 0n ? 0 : Number((BigInt(share) * BigInt(amount)) / whole));
  const [charity, platform] = [partOf(left.charity), partOf(left.platform)];
  const talent = Math.min(left.talent, amount - charity - platform);
  // Cents that the talent's share does not hold any more.
  const more = Math.min(left.platform - platform, amount - charity - platform - talent);
  return {
    charity: cents(amount - platform - more - talent),
    platform: cents(platform + more),
    talent: cents(talent),
  };
};
