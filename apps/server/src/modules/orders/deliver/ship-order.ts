import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import type { OrderIn } from '../order.ts';
import { orderShipped } from '../orders.events.ts';
import { moveOrder } from '../orders.repo.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';

/** The parcel is on its way. It is delivered when its buyer says so, or when the carrier's days are over. */
export const shipOrder = async (tx: Tx, deps: Deps, order: OrderIn<'processing'>): Promise<void> => {
  const at = deps.clock.now();
  const deadlineAt = daysAfter(at, deps.delivery.daysTo(order.fields.delivery));
  await moveOrder(tx, order, { to: 'shipped', actor: 'talent', at }, { shippedAt: at, deadlineAt });
  await watchOrder.at(tx, deps, order.id, deadlineAt);
  await deps.outbox.append(tx, orderShipped, { idOrder: order.id });
};
