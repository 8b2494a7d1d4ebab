import { fail } from '@stagedoor/contract/errors';
import type { InspectedBid } from '@stagedoor/contract/schemas/staff-auction';
import type { Deps } from '../deps.ts';
import { inspectedBidDto } from './staff-auctions.presenter.ts';
import { auctionForStaff, bidsByName } from './staff-auctions.queries.ts';

type Slice = { idProduct: number; before?: number | undefined; size: number };

/** In the order in which they were placed, the latest first. */
export const listBidsByName =
  ({ database }: Pick<Deps, 'database'>) =>
  async ({ size, ...slice }: Slice): Promise<{ items: InspectedBid[]; next: number | null }> => {
    const rows = await database.read(bidsByName, { ...slice, size: size + 1 });
    if (rows.length === 0) await requireAuction({ database }, slice.idProduct);
    const items = rows.slice(0, size).map(inspectedBidDto);
    return { items, next: rows.length > size ? (items.at(-1)?.number ?? null) : null };
  };

const requireAuction = async ({ database }: Pick<Deps, 'database'>, idProduct: number): Promise<void> => {
  const [auction] = await database.read(auctionForStaff, { idProduct, language: 'en' });
  if (!auction) fail('pageNotFound');
};
