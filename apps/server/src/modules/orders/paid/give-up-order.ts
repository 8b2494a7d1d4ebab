import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { releaseWalletPart } from '../money/refund-order.ts';
import type { OrderIn } from '../order.ts';
import { checkoutEnded, checkoutLapsed } from '../orders.events.ts';
import { lockPaidFor, moveOrder } from '../orders.repo.ts';

type Named = { purpose: string; ref: string };

/** Expires an unpaid order and releases everything that was reserved. */
export const giveUpOrder =
  (deps: Deps) =>
  async (tx: Tx, named: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (order?.state === 'awaitingPayment') await endCheckout(tx, deps, order);
  };

export const endCheckout = async (tx: Tx, deps: Deps, order: OrderIn<'awaitingPayment'>): Promise<void> => {
  await deps.catalogue.stock.release(tx, order.holdRef);
  await deps.promotions.uses.release(tx, order.holdRef);
  await releaseWalletPart(tx, deps, order);
  await moveOrder(tx, order, { to: 'expired', actor: 'system', at: deps.clock.now(), reason: 'unpaid' });
  if (order.buyerKind !== 'loggedIn') return;
  const { cancelledAt } = await deps.catalogue.dates.find(tx, order.idVariation);
  await deps.outbox.append(tx, cancelledAt ? checkoutEnded : checkoutLapsed, { idOrder: order.id });
};
