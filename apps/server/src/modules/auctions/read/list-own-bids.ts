import type { Language } from '@stagedoor/contract/limits';
import type { OwnBid } from '@stagedoor/contract/schemas/auction';
import { cardDto, viewerDto } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { ownBids } from './own-bids.queries.ts';

type Page = { items: OwnBid[]; totalPages: number; currentPage: number };
type Slice = { page: number; size: number; language: Language };

/** The auctions that a user bids on, buys or watches. */
export const listOwnBids =
  ({ database, clock }: Deps) =>
  async (idUser: number, { page, size, language }: Slice): Promise<Page> => {
    const now = clock.now();
    const rows = await database.read(ownBids, { idUser, language, now, size, skip: page * size });
    return {
      items: rows.map((row) => ({ ...cardDto(row, now), viewer: viewerDto(row, row, { idUser, now }) })),
      totalPages: Math.ceil((rows[0]?.found ?? 0) / size),
      currentPage: page,
    };
  };
