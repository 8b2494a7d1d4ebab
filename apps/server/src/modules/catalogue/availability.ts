import { limits } from '@stagedoor/contract/limits';
import { type Channel, type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { ProductStatus } from '@stagedoor/contract/schemas/product';
import type { ProductShelf } from '../../platform/database/schema.gen.ts';
import { hoursAfter } from '../../platform/time.ts';

type Switches = { type: ProductType; takes_messages: boolean; takes_calls: boolean };

/** The channel that this product needs and the talent has switched off, if any. */
export const closedChannel = ({ type, takes_messages, takes_calls }: Switches): Channel | null => {
  const { channel } = ruleOf(type);
  return channel && !{ messages: takes_messages, calls: takes_calls }[channel] ? channel : null;
};

type Sold = { startsAt: string | null; cancelledAt: string | null; stock: number | null };

/** Variations that have neither started nor been cancelled. */
export const upcoming = <Variation extends Sold>(variations: readonly Variation[], now: Date): Variation[] =>
  variations.filter(
    ({ startsAt, cancelledAt }) => cancelledAt === null && (startsAt === null || new Date(startsAt) > now),
  );

/** Of the talent; `away_from` null: they are away already. */
export type Absence = { away_from: Date | null; away_until: Date | null };

export const isAwayAt = ({ away_from, away_until }: Absence, at: Date): boolean =>
  away_until !== null && at < away_until && (away_from === null || at >= away_from);

/** Upcoming variations without the dates on which the talent is away. */
export const sellable = <Variation extends Sold>(
  variations: readonly Variation[],
  absence: Absence,
  now: Date,
): Variation[] =>
  upcoming(variations, now).filter(({ startsAt }) => startsAt === null || !isAwayAt(absence, new Date(startsAt)));

type Shelved = Switches & Absence & { shelf: ProductShelf; deleted_at: Date | null };

export const statusOf = (product: Shelved, variations: readonly Sold[], now: Date): ProductStatus => {
  if (product.deleted_at) return 'DELETED';
  if (product.shelf === 'INACTIVE' || closedChannel(product)) return 'INACTIVE';
  if (upcoming(variations, now).length === 0) return 'ENDED';
  const open = sellable(variations, product, now);
  if (open.length === 0) return 'INACTIVE';
  return open.every(({ stock }) => stock === 0) ? 'SOLD_OUT' : 'ACTIVE';
};

/** Remaining stock of all variations; null when one is unlimited. */
export const stockLeft = (variations: readonly Pick<Sold, 'stock'>[]): number | null =>
  variations.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);

/** Whether express can be kept: its talent is there when it is due. */
export const canKeepExpress = (absence: Absence, now: Date): boolean =>
  !isAwayAt(absence, hoursAfter(now, limits.orders.expressHours));
