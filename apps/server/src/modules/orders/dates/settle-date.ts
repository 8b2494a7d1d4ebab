import { ApiError } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { endOrder, reverseCompletedOrder } from '../end/end-order.ts';
import type { DisputedWhenDone, OrderIn } from '../order.ts';
import { problemDismissed, problemRefunded } from '../orders.events.ts';
import { lockOrder, moveOrder } from '../orders.repo.ts';
import { type SomeOfDate, settleDate } from './dates.jobs.ts';
import { type DateDispute, disputeOf, releaseHeldEarning } from './dispute-date.ts';
import { eachOfDate } from './each-of-date.ts';

/** After the decision whether a date took place: refunds every guest, or releases the talent's earnings. */
export const settleBatch =
  (deps: Deps) =>
  (some: SomeOfDate): Promise<void> =>
    eachOfDate(deps, settleDate, some, {
      states: ['processing', 'completed', 'disputed'],
      act: (idOrder) => settleOne(deps, idOrder),
    });

const settleOne = async (deps: Deps, idOrder: number): Promise<void> => {
  try {
    await deps.database.inTransaction((tx) => settle(tx, deps, idOrder));
  } catch (error) {
    // The bank has already reversed this payment; its dispute decides.
    if (!(error instanceof ApiError)) throw error;
  }
};

const settle = async (tx: Tx, deps: Deps, idOrder: number): Promise<void> => {
  const order = await lockOrder(tx, idOrder);
  const dispute = await disputeOf(tx, order.idVariation);
  if (!dispute?.decidedAt) return;
  if (order.state === 'processing')
    return dispute.tookPlace ? undefined : refundNotTakenPlace(tx, deps, order, dispute);
  if (order.state === 'completed') {
    return dispute.tookPlace ? releaseHeldEarning(tx, deps, order) : refundNotTakenPlace(tx, deps, order, dispute);
  }
  if (order.state === 'disputed' && order.completedAt !== null) await settleProblem(tx, deps, order, dispute);
};

/** Settles a report of the same date. A problem of another kind stays open if the event took place. */
const settleProblem = async (tx: Tx, deps: Deps, order: DisputedWhenDone, dispute: DateDispute): Promise<void> => {
  const at = deps.clock.now();
  const decided = await tx
    .updateTable('order_problem')
    .set({ decided_at: at })
    .where('id_order', '=', order.id)
    .where('decided_at', 'is', null)
    .$if(dispute.tookPlace === true, (some) => some.where('kind', '=', 'didNotTakePlace'))
    .where('opened_at', '<=', dispute.decidedAt ?? at)
    .returning('id_order')
    .executeTakeFirst();
  if (!decided) return;
  await deps.outbox.append(tx, dispute.tookPlace ? problemDismissed : problemRefunded, { idOrder: order.id });
  if (!dispute.tookPlace) return refundNotTakenPlace(tx, deps, order, dispute);
  const reason = dispute.reason ?? undefined;
  await moveOrder(tx, order, { to: 'completed', actor: 'staff', at, ...(reason && { reason }) });
  await releaseHeldEarning(tx, deps, order);
};

type Refundable = OrderIn<'processing'> | OrderIn<'completed'> | DisputedWhenDone;

export const refundNotTakenPlace = (tx: Tx, deps: Deps, order: Refundable, dispute: DateDispute): Promise<void> => {
  const { decidedBy, reason } = dispute;
  const ending = { to: 'refunded', actor: decidedBy ?? 'staff', ...(reason && { reason }) } as const;
  return order.state === 'processing'
    ? endOrder(tx, deps, order, ending)
    : reverseCompletedOrder(tx, deps, order, ending);
};
