import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { payOut } from '../money/pay-out.ts';
import type { OrderIn, UnpaidOrder } from '../order.ts';
import { orderCompleted } from '../orders.events.ts';
import { moveOrder } from '../orders.repo.ts';

/** Completes an order, after the work, with its parcel, or immediately on payment: the money leaves escrow. */
export const completeOrder = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ledger' | 'wallet' | 'outbox'>,
  order: OrderIn<'processing' | 'shipped'> | UnpaidOrder,
  actor: 'talent' | 'buyer' | 'system',
): Promise<void> => {
  const at = deps.clock.now();
  await payOut(tx, deps, order);
  const dates = { paidAt: order.paidAt ?? at, completedAt: at, deliveredAt: at };
  const receivedAt = actor === 'buyer' ? { receivedAt: at } : {};
  await moveOrder(tx, order, { to: 'completed', actor, at }, { ...dates, ...receivedAt });
  await deps.outbox.append(tx, orderCompleted, { idOrder: order.id, type: order.type });
};
