import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../orders.repo.ts';
import { endOrder } from './end-order.ts';

/** Refunds what was paid when the order was no longer wanted. No effect once the talent has begun to deliver it. */
export const returnUnwanted =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state === 'processing')
      await endOrder(tx, deps, order, { to: 'expired', actor: 'system', reason: 'late' });
  };
