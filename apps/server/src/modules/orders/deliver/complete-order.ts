import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { payOut } from '../money/pay-out.ts';
import type { OrderIn, UnpaidOrder } from '../order.ts';
import { orderCompleted } from '../orders.events.ts';
import { moveOrder } from '../orders.repo.ts';

/** Completes an order, after the work or immediately on payment: the money leaves escrow. */
export const completeOrder = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ledger' | 'wallet' | 'outbox'>,
  order: OrderIn<'processing'> | UnpaidOrder,
  actor: 'talent' | 'system',
): Promise<void> => {
  const at = deps.clock.now();
  await payOut(tx, deps, order);
  await moveOrder(tx, order, { to: 'completed', actor, at }, { completedAt: at, deliveredAt: at });
  await deps.outbox.append(tx, orderCompleted, { idOrder: order.id });
};
