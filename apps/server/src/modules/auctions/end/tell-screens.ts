import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { auctionMoved, auctionTopic } from '@stagedoor/contract/live/auctions';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** Whoever watches the auction, and whose turn it is or was. */
export const tellScreens = async (tx: Tx, { live }: Pick<Deps, 'live'>, idProduct: number, idUser?: number) => {
  await live.publish(tx, auctionTopic, idProduct, auctionMoved);
  if (idUser !== undefined) await live.send(tx, idUser, selfUserUpdated);
};
