import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { DisputedInWork } from '../order.ts';
import { type Move, moveOrder } from '../orders.repo.ts';
import { watchOrder } from './watch-order.jobs.ts';

/** Goes on after a dispute. The time that it stood still does not count, unless there is a date. */
export const resumeOrder = async (tx: Tx, deps: Deps, order: DisputedInWork, move: Move): Promise<void> => {
  const stood = ruleOf(order.type).deadline === 'takesPlace' ? 0 : move.at.getTime() - order.movedAt.getTime();
  const deadlineAt = new Date(order.deadlineAt.getTime() + stood);
  await moveOrder(tx, order, move, { deadlineAt });
  await watchOrder.at(tx, deps, order.id, deadlineAt);
};
