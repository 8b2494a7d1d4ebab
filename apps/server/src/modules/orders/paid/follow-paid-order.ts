import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { returnIfClosed } from '../end/close-channel.ts';
import { refreshOrder } from '../orders.live.ts';
import { findOrder } from '../orders.repo.ts';
import { watchPaidOrder } from '../watch/watch-paid-order.ts';

/** Queues the deadlines of an order that was paid and shows it to both sides, with one read of it. */
export const followPaidOrder =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: { idOrder: number }): Promise<void> => {
    const order = await findOrder(tx, idOrder);
    await watchPaidOrder(tx, deps, order);
    await refreshOrder(tx, deps, order, ['idBuyer']);
    // Last: it may end the order, of which it tells by itself.
    await returnIfClosed(tx, deps, order);
  };
