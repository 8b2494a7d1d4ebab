import { type Cents, split } from './money.ts';
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
