import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Bid } from '@stagedoor/contract/schemas/auction';
import { bidDto } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { auctionById, bidsOf } from './auctions.queries.ts';

type Slice = { page: number; size: number };
type Page = { items: Bid[]; totalPages: number; currentPage: number };

/** The bids of an auction, the highest first. */
export const listBids =
  ({ database, clock }: Deps) =>
  async (idProduct: number, { page, size }: Slice, viewer: number | null): Promise<Page> => {
    const [auction] = await database.read(auctionById, {
      idProduct,
      language: limits.defaultLanguage,
      now: clock.now(),
    });
    if (!auction) return fail('pageNotFound');
    const to = auction.bids - page * size;
    const rows = await database.read(bidsOf, { idProduct, from: to - size + 1, to });
    return {
      items: rows.map((row) => bidDto(row, viewer)),
      totalPages: Math.ceil(auction.bids / size),
      currentPage: page,
    };
  };
