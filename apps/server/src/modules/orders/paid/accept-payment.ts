import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { refundInsteadOfStarting } from '../end/end-order.ts';
import type { UnpaidOrder } from '../order.ts';
import { changeOrder, lockPaidFor } from '../orders.repo.ts';
import { startOrder } from './start-order.ts';

type Named = { si: string; purpose: string; ref: string };

/** Handles a card payment. Reserves again what lapsed meanwhile if still available; otherwise refunds. */
export const acceptPayment =
  (deps: Deps) =>
  async (tx: Tx, { si, ...named }: Named): Promise<void> => {
    const found = await lockPaidFor(tx, named);
    if (!found || found.paidAt !== null) return;
    const order = { ...found, idPayment: si };
    // Not always the latest: an earlier attempt may have been confirmed after all.
    if (found.idPayment !== si) await changeOrder(tx, found, { idPayment: si });
    if (order.state === 'awaitingPayment' && (await deps.catalogue.stock.isHeld(tx, order.holdRef)))
      return startOrder(tx, deps, order);
    const holdRef = await takeAgain(tx, deps, order);
    if (holdRef === null) {
      const { cancelledAt } = await deps.catalogue.dates.find(tx, order.idVariation);
      return refundInsteadOfStarting(tx, deps, order, cancelledAt ? 'eventCancelled' : 'late');
    }
    await changeOrder(tx, order, { holdRef });
    await startOrder(tx, deps, { ...order, holdRef });
  };

/**
 * Returns the new hold reference; null when something is gone. A lapsed wallet part was already returned and is not
 * debited again.
 */
const takeAgain = async (tx: Tx, deps: Deps, order: UnpaidOrder): Promise<string | null> => {
  if (order.state === 'expired' && order.fromWallet > 0) return null;
  const { idVariation, quantity, idProduct, idBuyer: idUser, promoCode: code } = order;
  const ref = `${order.receipt} again`;
  const until = minutesAfter(deps.clock.now(), limits.orders.stockHoldMinutes);
  try {
    await deps.promotions.uses.release(tx, order.holdRef);
    // Already paid, so the limit for guests does not apply.
    await deps.catalogue.stock.reserve(tx, { idVariation, quantity, ref, until, byGuest: false });
    if (code)
      await deps.promotions.uses.reserve(tx, { code, idProduct, idUser, byGuest: order.buyerKind !== 'loggedIn', ref });
    return ref;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await deps.catalogue.stock.release(tx, ref);
    return null;
  }
};
