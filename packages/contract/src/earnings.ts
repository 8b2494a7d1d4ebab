import { type Cents, cents, split } from './money.ts';
import { type FeeClass, type ProductType, productTypes } from './product-types.ts';

/** Percent per class, as of the schedule at the time of purchase. */
export type Fees = Readonly<Record<FeeClass, number>>;

export type Shares = { charity: Cents; platform: Cents; talent: Cents };

type Terms = { type: ProductType; charityPercent: number; fees: Fees };

/** Splits a price. The charity's share comes off first and bears no fee; the shares always add up to the price. */
export const earnings = (price: Cents, { type, charityPercent, fees }: Terms): Shares => {
  const [charity, rest] = split(price, charityPercent);
  const [platform, talent] = split(rest, fees[productTypes[type].feeClass]);
  return { charity, platform, talent };
};

/**
 * Splits a partial amount in proportion to what is left. No share exceeds what is left of it, and the last part takes
 * all of it, so that parts that add up to the whole add up to its shares.
 */
export const shareOut = (left: Shares, amount: Cents): Shares => {
  const whole = BigInt(left.charity + left.platform + left.talent);
  const partOf = (share: Cents) => (whole === 0n ? 0 : Number((BigInt(share) * BigInt(amount)) / whole));
  const [charity, platform] = [partOf(left.charity), partOf(left.platform)];
  const talent = Math.min(left.talent, amount - charity - platform);
  // Cents that exceed what is left of the talent's share.
  const more = Math.min(left.platform - platform, amount - charity - platform - talent);
  return {
    charity: cents(amount - platform - more - talent),
    platform: cents(platform + more),
    talent: cents(talent),
  };
};
