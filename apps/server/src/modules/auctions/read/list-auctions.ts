import type { Language } from '@stagedoor/contract/limits';
import type { AuctionCard, auctionsBody } from '@stagedoor/contract/schemas/auction';
import type { z } from 'zod';
import { cardDto } from '../auctions.presenter.ts';
import type { Deps } from '../deps.ts';
import { auctionPages } from './auctions.queries.ts';
import { findGroup } from './find-group.ts';

type Page = { items: AuctionCard[]; totalPages: number; currentPage: number };

export const listAuctions =
  ({ database, clock }: Deps) =>
  async ({ list, group, idOwner, page, size }: z.output<typeof auctionsBody>, language: Language): Promise<Page> => {
    const now = clock.now();
    const idGroup = group === undefined ? null : await findGroup(database.read, group);
    const slice = { language, now, idGroup, idOwner: idOwner ?? null, size, skip: page * size };
    const rows = await database.read(auctionPages[list], slice);
    const found = rows[0]?.found ?? 0;
    return { items: rows.map((row) => cardDto(row, now)), totalPages: Math.ceil(found / size), currentPage: page };
  };
