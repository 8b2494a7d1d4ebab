import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { changeOrder, lockPaidFor, type Order } from '../orders.repo.ts';
import { startOrder } from './start-order.ts';

type Named = { purpose: string; ref: string };

/** The card paid. What lapsed in the meantime is taken again if it is still there; if not, the money goes back. */
export const acceptPayment =
  (deps: Deps) =>
  async (tx: Tx, named: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (!order || order.paid_at !== null) return;
    if (order.state === 'awaitingPayment' && (await deps.catalogue.stock.isHeld(tx, order.hold_ref)))
      return startOrder(tx, deps, order);
    const renewed = await takeAgain(tx, deps, order);
    if (renewed) return startOrder(tx, deps, renewed);
    const paid = await changeOrder(tx, order, { paid_at: deps.clock.now() });
    const end = order.state === 'expired' ? endOrder.paidLate : endOrder;
    await end(tx, deps, paid, { to: 'refunded', actor: 'system', reason: 'late' });
  };

/** Null when something of it is gone. What a wallet had set aside was given back with the rest and is not asked for again. */
const takeAgain = async (tx: Tx, deps: Deps, order: Order): Promise<Order | null> => {
  if (order.state === 'expired' && order.from_wallet > 0) return null;
  const { id_variation: idVariation, quantity, id_product: idProduct, id_buyer: idUser, promo_code: code } = order;
  const ref = `${order.receipt} again`;
  const until = minutesAfter(deps.clock.now(), limits.orders.stockHoldMinutes);
  try {
    await deps.promotions.uses.release(tx, order.hold_ref);
    // It is paid, so that nobody needs to be kept from holding it.
    await deps.catalogue.stock.reserve(tx, { idVariation, quantity, ref, until, byGuest: false });
    if (code)
      await deps.promotions.uses.reserve(tx, { code, idProduct, idUser, byGuest: order.buyer !== 'loggedIn', ref });
    return await changeOrder(tx, order, { hold_ref: ref });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await deps.catalogue.stock.release(tx, ref);
    return null;
  }
};
