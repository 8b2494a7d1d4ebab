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

type Shelved = Switches & { shelf: ProductShelf; deleted_at: Date | null };

export const statusOf = (product: Shelved, variations: readonly Sold[], now: Date): ProductStatus => {
  if (product.deleted_at) return 'DELETED';
  if (product.shelf === 'INACTIVE' || closedChannel(product)) return 'INACTIVE';
  const open = upcoming(variations, now);
  if (open.length === 0) return 'ENDED';
  return open.every(({ stock }) => stock === 0) ? 'SOLD_OUT' : 'ACTIVE';
};

/** Remaining stock of all variations; null when one is unlimited. */
export const stockLeft = (variations: readonly Pick<Sold, 'stock'>[]): number | null =>
  variations.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);

/** Whether express can be kept: its talent is there, or back before it is due. */
export const canKeepExpress = (awayUntil: Date | null, now: Date): boolean =>
  awayUntil === null || awayUntil < hoursAfter(now, limits.orders.expressHours);
