import type { RefundReason } from '@stagedoor/contract/order-words';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { reclaim } from '../money/reclaim.ts';
import { refundCardPart, refundOrder } from '../money/refund-order.ts';
import type {
  DisputedInWork,
  DisputedWhenDone,
  OpenOrder,
  Order,
  OrderChange,
  OrderIn,
  UnpaidOrder,
} from '../order.ts';
import { orderReturned } from '../orders.events.ts';
import { changeOrder, type Move, moveOrder } from '../orders.repo.ts';
import { returnToPack } from '../packs/return-to-pack.ts';
import { voidUnusedUnits } from '../packs/void-unused-units.ts';

type Ending = Omit<Move, 'at'>;
type DoneOrder = DisputedWhenDone | OrderIn<'completed'>;

/** Ends an order: returns the money to where it came from, and releases stock and promo code. */
export const endOrder = async (
  tx: Tx,
  deps: Deps,
  order: OpenOrder | DisputedInWork,
  ending: Ending,
): Promise<void> => {
  const ended = await releaseAndMove(tx, deps, order, ending);
  await returnMoney(tx, deps, ended);
};

const releaseAndMove = async (
  tx: Tx,
  deps: Deps,
  order: Order,
  ending: Ending,
  change: OrderChange = {},
): Promise<Order> => {
  await releaseReserved(tx, deps, order);
  return moveOrder(tx, order, { ...ending, at: deps.clock.now() }, change);
};

/** Stock and promo code. What is in a parcel on its way is not put back on sale. */
export const releaseReserved = async (tx: Tx, { catalogue, promotions }: Deps, order: Order): Promise<void> => {
  if (order.shippedAt) return;
  await catalogue.stock.release(tx, order.holdRef);
  await promotions.uses.release(tx, order.holdRef);
};

const returnMoney = async (tx: Tx, deps: Deps, order: Order, back = refundOrder) => {
  await back(tx, deps, order);
  await deps.certificates.revoke(tx, { idOrder: order.id, reason: 'refunded' });
  // What is left of a call's seconds, calls return by themselves.
  if (order.idPack !== null && order.type === 'MSG') await returnToPack(tx, deps, order.idPack);
  await deps.outbox.append(tx, orderReturned, { idOrder: order.id });
};

/** Holds the money until `until`, so that the buyer can decide about it. */
export const endOrderHoldingMoney = async (
  tx: Tx,
  deps: Deps,
  order: OpenOrder,
  ending: Ending,
  until: Date,
): Promise<void> => {
  await releaseAndMove(tx, deps, order, ending, { refundDueAt: until });
};

/** The buyer has not decided in time. */
export const refundUndecidedOrder = async (tx: Tx, deps: Deps, order: OrderIn<'expired'>): Promise<void> => {
  await returnMoney(tx, deps, await changeOrder(tx, order, { refundDueAt: null }));
};

/**
 * Refunds a paid order instead of starting it. If it had lapsed before, the wallet part was already returned then.
 */
export const refundInsteadOfStarting = async (
  tx: Tx,
  deps: Deps,
  order: UnpaidOrder,
  reason: RefundReason,
): Promise<void> => {
  const ending = { to: 'refunded', actor: 'system', reason } as const;
  const ended = await releaseAndMove(tx, deps, order, ending, { paidAt: deps.clock.now() });
  await returnMoney(tx, deps, ended, order.state === 'expired' ? refundCardPart : refundOrder);
};

/** Reverses a completed and paid-out order. The delivered item is not put back on sale. */
export const reverseCompletedOrder = async (tx: Tx, deps: Deps, order: DoneOrder, ending: Ending): Promise<void> => {
  if (order.price.total > order.returned) await reclaim(tx, deps, order, 'order.reclaimed', order.shares);
  await voidUnusedUnits(tx, order.id);
  await returnMoney(tx, deps, await moveOrder(tx, order, { ...ending, at: deps.clock.now() }));
};
