import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Auction, AuctionViewer } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { type Read, readIn } from '../../../platform/database/read.ts';
import { auctionDto, viewerDto } from '../auctions.presenter.ts';
import { whyMayNotBid } from '../bid/may-bid.ts';
import type { Deps } from '../deps.ts';
import { type AuctionRow, auctionById, viewerOf } from './auctions.queries.ts';

/** An auction, and for a user how they stand in it. */
export const showAuction =
  ({ database, clock }: Deps) =>
  async (idProduct: number, { idUser, language }: { idUser: number | null; language: Language }): Promise<Auction> => {
    const now = clock.now();
    const [row] = await database.read(auctionById, { idProduct, language, now });
    if (!row) return fail('pageNotFound');
    const viewer = idUser === null ? null : await database.inTransaction((tx) => showViewer(tx, row, { idUser, now }));
    return auctionDto(row, viewer, now);
  };

type Viewer = { idUser: number; now: Date };

export const showViewer = async (tx: Tx, row: AuctionRow, { idUser, now }: Viewer): Promise<AuctionViewer> => {
  const { id_product: idProduct, id_owner: idOwner } = row;
  const bar = await whyMayNotBid(tx, { idUser, idOwner, now });
  return { ...viewerDto(row, await ownOf(readIn(tx), idProduct, idUser), { idUser, now }), bar };
};

const ownOf = async (read: Read, idProduct: number, idUser: number) =>
  (await read(viewerOf, { idProduct, idUser }))[0] ?? fail('pageNotFound');
