import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { payOut } from '../money/pay-out.ts';
import { orderCompleted } from '../orders.facts.ts';
import { moveOrder, type Order } from '../orders.repo.ts';

/** Done: the money leaves escrow. */
export const completeOrder = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ledger' | 'wallet' | 'outbox'>,
  order: Order,
  actor: 'talent' | 'system',
): Promise<void> => {
  const at = deps.clock.now();
  await payOut(tx, deps, order);
  await moveOrder(tx, order, { to: 'completed', actor, at }, { completed_at: at, delivered_at: at });
  await deps.outbox.append(tx, orderCompleted, { idOrder: order.id });
};
