import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { type Move, moveOrder, type Order } from '../orders.repo.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Goes on after a dispute. The time that it stood still does not count, unless there is a date. */
export const resumeOrder = async (tx: Tx, deps: Deps, order: Order, move: Move): Promise<void> => {
  const stood = ruleOf(order.type).deadline === 'takesPlace' ? 0 : move.at.getTime() - order.moved_at.getTime();
  const deadline = order.deadline_at && new Date(order.deadline_at.getTime() + stood);
  await moveOrder(tx, order, move, { deadline_at: deadline });
  if (deadline) await watchOrder.at(tx, deps, order.id, deadline);
};
