import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { isOpen } from '../order.ts';
import { findOrder } from '../orders.repo.ts';
import { remindBefore } from './remind-of-event.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Queues the deadlines of an order that was paid. One that ended meanwhile has none. */
export const watchPaidOrder =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: { idOrder: number }): Promise<void> => {
    const order = await findOrder(tx, idOrder);
    if (!isOpen(order)) return;
    const { type, deadlineAt, expressDeadlineAt } = order;
    await watchOrder.at(tx, deps, idOrder, deadlineAt);
    if (expressDeadlineAt) await watchOrder.at(tx, deps, idOrder, expressDeadlineAt);
    if (ruleOf(type).deadline === 'takesPlace') await remindBefore(tx, deps, idOrder, deadlineAt);
  };
