import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { isOpen, type Order } from '../order.ts';
import { remindBefore } from './remind-of-event.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Queues the deadlines of an order that was paid. One that ended meanwhile has none. */
export const watchPaidOrder = async (tx: Tx, deps: Deps, order: Order): Promise<void> => {
  if (!isOpen(order)) return;
  const { id, type, deadlineAt, expressDeadlineAt } = order;
  await watchOrder.at(tx, deps, id, deadlineAt);
  if (expressDeadlineAt) await watchOrder.at(tx, deps, id, expressDeadlineAt);
  if (ruleOf(type).deadline === 'takesPlace') await remindBefore(tx, deps, id, deadlineAt);
};
