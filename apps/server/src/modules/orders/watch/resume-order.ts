import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import type { DisputedInWork } from '../order.ts';
import { type Move, moveOrder } from '../orders.repo.ts';
import { watchOrder } from './watch-order.jobs.ts';

/**
 * Resumes after a dispute, or refunds if the date was cancelled meanwhile. Extends the deadline by the time in dispute,
 * unless the product has a fixed date.
 */
export const resumeOrder = async (tx: Tx, deps: Deps, order: DisputedInWork, move: Move): Promise<void> => {
  const date = await deps.catalogue.dates.find(tx, order.idVariation);
  if (date.cancelledAt) {
    const ending = {
      to: 'refunded',
      actor: move.actor,
      ...(date.cancelReason && { reason: date.cancelReason }),
    } as const;
    return endOrder(tx, deps, order, ending);
  }
  const stood = ruleOf(order.type).deadline === 'takesPlace' ? 0 : move.at.getTime() - order.movedAt.getTime();
  const deadlineAt = new Date(order.deadlineAt.getTime() + stood);
  await moveOrder(tx, order, move, { deadlineAt });
  await watchOrder.at(tx, deps, order.id, deadlineAt);
};
