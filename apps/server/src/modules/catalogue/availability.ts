import { type Channel, type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { ProductStatus } from '@stagedoor/contract/schemas/product';

type Switches = { type: ProductType; takes_messages: boolean; takes_calls: boolean };

/** What the talent has switched off, where this would need it. */
export const closedChannel = ({ type, takes_messages, takes_calls }: Switches): Channel | null => {
  const { channel } = ruleOf(type);
  return channel && !{ messages: takes_messages, calls: takes_calls }[channel] ? channel : null;
};

type Sold = { startsAt: string | null; stock: number | null };

/** What has not begun yet can be bought, as long as there is some of it. */
export const upcoming = <Variation extends Sold>(variations: readonly Variation[], now: Date): Variation[] =>
  variations.filter(({ startsAt }) => startsAt === null || new Date(startsAt) > now);

export const statusOf = (shelf: 'ACTIVE' | 'INACTIVE', variations: readonly Sold[], now: Date): ProductStatus => {
  if (shelf === 'INACTIVE') return 'INACTIVE';
  const open = upcoming(variations, now);
  if (open.length === 0) return 'ENDED';
  return open.every(({ stock }) => stock === 0) ? 'SOLD_OUT' : 'ACTIVE';
};

/** Of all variations together; null where one has no end. */
export const stockLeft = (variations: readonly Sold[]): number | null =>
  variations.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);
