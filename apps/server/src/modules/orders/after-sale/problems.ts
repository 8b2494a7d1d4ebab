import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { ProblemKind } from '@stagedoor/contract/order-words';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { decideDate, disputeDate, holdEarning, releaseHeldEarning } from '../dates/dispute-date.ts';
import type { Deps } from '../deps.ts';
import { endOrder, reverseCompletedOrder } from '../end/end-order.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import type { DisputedWhenDone, OrderIn } from '../order.ts';
import { problemAnswered, problemDismissed, problemRefunded, problemReported } from '../orders.events.ts';
import { moveOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { subjectOf } from '../staff/review-collaboration.ts';
import { resumeOrder } from '../watch/resume-order.ts';

type Input = { idOrder: number; text: string };

const ruleFor = { other: rules.buyer.reportProblem, didNotTakePlace: rules.buyer.reportNotTakenPlace };

/** Reports a problem: no money moves until it is settled. */
export const reportProblem =
  (deps: Deps) =>
  (idUser: number, { idOrder, text, kind }: Input & { kind: ProblemKind }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrderForAction(tx, deps, { idOrder, role: 'buyer', idUser, may: ruleFor[kind] });
      const at = deps.clock.now();
      const answerBy = hoursAfter(at, limits.orders.problemAnswerHours);
      const decideBy = hoursAfter(answerBy, limits.orders.problemDecideHours);
      const times = { opened_at: at, answer_by: answerBy, decide_by: decideBy };
      await tx
        .insertInto('order_problem')
        .values({ id_order: idOrder, kind, text, ...times })
        .execute();
      await moveOrder(tx, order, { to: 'disputed', actor: 'buyer', at });
      if (order.state === 'completed') await holdEarning(tx, deps, order);
      if (kind === 'didNotTakePlace') await disputeDate(tx, deps, order);
      await deps.outbox.append(tx, problemReported, { idOrder });
    });

/**
 * The talent's answer, or an immediate refund by the talent: of all guests if the report says that the event did not take
 * place.
 */
export const answerProblem =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, text, giveBack }: Input & { giveBack: boolean }): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, {
      idOrder,
      role: 'talent',
      idUser,
      may: rules.talent.answerProblem,
    });
    const decided_at = giveBack ? deps.clock.now() : null;
    await tx.updateTable('order_problem').set({ answer: text, decided_at }).where('id_order', '=', idOrder).execute();
    if (!giveBack) return deps.outbox.append(tx, problemAnswered, { idOrder });
    await decideForAll(tx, deps, order, { tookPlace: false, by: 'talent' });
    await refundTo(tx, deps, order, { actor: 'talent' });
  };

/** Decides for the fan, with a refund, or for the talent, and the order resumes. */
export const decideProblem =
  (deps: Deps) =>
  async (
    tx: Tx,
    idStaff: number,
    { idOrder, refund, reason }: { idOrder: number; refund: boolean; reason: string },
  ): Promise<void> => {
    const may = rules.staff.decideProblem;
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'staff', idUser: idStaff, may });
    const at = deps.clock.now();
    const action = refund ? 'problem.refunded' : 'problem.dismissed';
    await recordStaffAction(tx, { idStaff, action, subject: subjectOf(idOrder), at });
    await tx.updateTable('order_problem').set({ decided_at: at }).where('id_order', '=', idOrder).execute();
    await deps.outbox.append(tx, refund ? problemRefunded : problemDismissed, { idOrder });
    await decideForAll(tx, deps, order, { tookPlace: !refund, by: 'staff' });
    if (refund) return refundTo(tx, deps, order, { actor: 'staff', reason });
    if (order.completedAt !== null) return stayDone(tx, deps, order, reason);
    await resumeOrder(tx, deps, order, { to: order.shippedAt ? 'shipped' : 'processing', actor: 'staff', at, reason });
  };

/** Does nothing if the problem concerns this order alone. */
const decideForAll = async (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'disputed'>,
  decision: { tookPlace: boolean; by: 'staff' | 'talent' },
): Promise<void> => {
  const problem = await tx
    .selectFrom('order_problem')
    .select(['kind', 'opened_at'])
    .where('id_order', '=', order.id)
    .executeTakeFirst();
  if (!problem) return fail('pageNotFound');
  if (problem.kind === 'didNotTakePlace')
    await decideDate(tx, deps, order, { ...decision, openedAt: problem.opened_at });
};

const refundTo = (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'disputed'>,
  by: { actor: 'talent' | 'staff'; reason?: string },
) => {
  const ending = { to: 'refunded', ...by } as const;
  return order.completedAt === null
    ? endOrder(tx, deps, order, ending)
    : reverseCompletedOrder(tx, deps, order, ending);
};

/** Completes the order again; the talent's money is released when it would have been. */
const stayDone = async (tx: Tx, deps: Deps, order: DisputedWhenDone, reason: string) => {
  await moveOrder(tx, order, { to: 'completed', actor: 'staff', at: deps.clock.now(), reason });
  await releaseHeldEarning(tx, deps, order);
};
