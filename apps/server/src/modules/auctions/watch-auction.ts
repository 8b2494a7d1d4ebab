import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Deps } from './deps.ts';
import { auctionById } from './read/auctions.queries.ts';

type Wish = { idUser: number; idProduct: number; isWatching: boolean };

/** Watches an auction, or no longer. */
export const watchAuction =
  ({ database, clock }: Deps) =>
  async ({ idUser, idProduct, isWatching }: Wish): Promise<void> => {
    const now = clock.now();
    const [auction] = await database.read(auctionById, { idProduct, language: limits.defaultLanguage, now });
    if (!auction) return fail('pageNotFound');
    await database.inTransaction(async (tx) => {
      if (isWatching)
        await tx
          .insertInto('auction_watch')
          .values({ id_product: idProduct, id_user: idUser, since: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await tx
          .deleteFrom('auction_watch')
          .where('id_product', '=', idProduct)
          .where('id_user', '=', idUser)
          .execute();
    });
  };
