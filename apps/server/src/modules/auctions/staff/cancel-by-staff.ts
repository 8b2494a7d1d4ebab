import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { changeAuction, changeOffer, isPaid, liveOffer, lockAuction } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { tellCancelled } from '../notify/tell.ts';

type Cancel = { idProduct: number; reason: string };

/**
 * Ends an auction that nobody has paid for: nobody wins, nobody is to blame, and what is paid later is refunded. Of this
 * and a payment the first wins: both lock the auction.
 */
export const cancelByStaff =
  (deps: Deps) =>
  async (tx: Tx, idStaff: number, { idProduct, reason }: Cancel): Promise<void> => {
    const auction = await lockAuction(tx, idProduct);
    if (!auction) return fail('pageNotFound');
    const offer = await liveOffer(tx, idProduct);
    const isOver = auction.state !== 'open' && auction.state !== 'settling';
    if (isOver || (offer && (await isPaid(tx, offer))))
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const at = deps.clock.now();
    if (offer?.id_order) await deps.orders.abandon(tx, offer.id_order);
    if (offer) await changeOffer(tx, offer, { state: 'expired', id_charge: null, closed_at: at });
    await changeAuction(tx, idProduct, {
      state: 'cancelled',
      closed_at: auction.closed_at ?? at,
      cancel_reason: reason,
      id_canceller: idStaff,
      id_buyer: null,
      held_at: null,
    });
    await recordStaffAction(tx, { idStaff, action: 'auction.cancelled', subject: `product ${idProduct}`, at });
    await tellCancelled(tx, deps, auction);
    await tellScreens(tx, deps, idProduct, offer?.id_user);
  };
