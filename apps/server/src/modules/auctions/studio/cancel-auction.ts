import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { changeAuction, lockAuction } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { tellCancelled } from '../notify/tell.ts';

type Cancel = { idOwner: number; idProduct: number; reason: string };

/** Takes an auction back that nobody has bid on or is buying. Of a bid and this the first wins: both lock the auction. */
export const cancelAuction =
  ({ database, clock, live, notifyAll }: Deps) =>
  ({ idOwner, idProduct, reason }: Cancel): Promise<void> =>
    database.inTransaction(async (tx) => {
      const auction = await lockAuction(tx, idProduct);
      const now = clock.now();
      if (auction?.id_owner !== idOwner) return fail('pageNotFound');
      if (auction.state !== 'open' || now >= auction.ends_at) fail('auctionEnded');
      if (auction.bids > 0 || auction.id_buyer !== null) fail('auctionInProgress');
      await changeAuction(tx, idProduct, { state: 'cancelled', closed_at: now, cancel_reason: reason });
      await tellCancelled(tx, { notifyAll }, auction, { byOwner: true });
      await tellScreens(tx, { live }, idProduct);
    });
