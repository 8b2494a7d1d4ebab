import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { releaseWalletPart } from '../money/refund-order.ts';
import type { OrderIn } from '../order.ts';
import { chargeFailed, checkoutEnded, checkoutLapsed, orderUnpaid } from '../orders.events.ts';
import { lockOrder, lockPaidFor, moveOrder } from '../orders.repo.ts';

type Named = { si: string; purpose: string; ref: string };

/** Expires an unpaid order and releases everything that was reserved, unless it may be charged again. */
export const giveUpOrder =
  (deps: Deps) =>
  async (tx: Tx, { si, ...named }: Named): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (order?.state !== 'awaitingPayment') return;
    if (order.payBy && deps.clock.now() < order.payBy)
      await deps.outbox.append(tx, chargeFailed, { idOrder: order.id, si });
    else await endCheckout(tx, deps, order);
  };

/** Ends an order that is no longer wanted before it was paid. Money that arrives later is refunded. */
export const abandonOrder =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state === 'awaitingPayment') await releaseAndExpire(tx, deps, order);
  };

export const endCheckout = async (tx: Tx, deps: Deps, order: OrderIn<'awaitingPayment'>): Promise<void> => {
  await releaseAndExpire(tx, deps, order);
  if (order.payBy) return deps.outbox.append(tx, orderUnpaid, { idOrder: order.id });
  if (order.buyerKind !== 'loggedIn') return;
  const { cancelledAt } = await deps.catalogue.dates.find(tx, order.idVariation);
  await deps.outbox.append(tx, cancelledAt ? checkoutEnded : checkoutLapsed, { idOrder: order.id });
};

export const releaseAndExpire = async (tx: Tx, deps: Deps, order: OrderIn<'awaitingPayment'>): Promise<void> => {
  await deps.catalogue.stock.release(tx, order.holdRef);
  await deps.promotions.uses.release(tx, order.holdRef);
  await releaseWalletPart(tx, deps, order);
  await moveOrder(tx, order, { to: 'expired', actor: 'system', at: deps.clock.now(), reason: 'unpaid' });
};
