import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { paidOut } from '../money/pay-out.ts';
import type { DisputedWhenDone, Order, OrderIn } from '../order.ts';
import { problemAnswered, problemDismissed, problemRefunded, problemReported } from '../orders.facts.ts';
import { moveOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { subjectOf } from '../staff/review-collaboration.ts';
import { takeOrder } from '../take-order.ts';
import { resumeOrder } from '../watch/resume-order.ts';

type Told = { idOrder: number; text: string };

/** Something is wrong: nothing is paid out or back until it is settled. */
export const reportProblem =
  (deps: Deps) =>
  (idUser: number, { idOrder, text }: Told): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.reportProblem });
      const at = deps.clock.now();
      const answerBy = hoursAfter(at, limits.orders.problemAnswerHours);
      const decideBy = hoursAfter(answerBy, limits.orders.problemDecideHours);
      const times = { opened_at: at, answer_by: answerBy, decide_by: decideBy };
      await tx
        .insertInto('order_problem')
        .values({ id_order: idOrder, text, ...times })
        .execute();
      await moveOrder(tx, order, { to: 'disputed', actor: 'buyer', at });
      // Longer than staff have: whoever is late must not decide by that.
      const held = hoursAfter(decideBy, limits.orders.problemDecideHours);
      if (order.state === 'completed') await deps.wallet.moveRelease(tx, earningOf(order), held);
      await deps.outbox.append(tx, problemReported, { idOrder });
    });

/** The other side of it; or the talent gives the money back and it is over. */
export const answerProblem =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, text, giveBack }: Told & { giveBack: boolean }): Promise<void> => {
    const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, may: rules.talent.answerProblem });
    const decided_at = giveBack ? deps.clock.now() : null;
    await tx.updateTable('order_problem').set({ answer: text, decided_at }).where('id_order', '=', idOrder).execute();
    if (giveBack) await refundTo(tx, deps, order, { actor: 'talent' });
    else await deps.outbox.append(tx, problemAnswered, { idOrder });
  };

/** For the fan, and the money goes back; or for the talent, and the order goes on. */
export const decideProblem =
  (deps: Deps) =>
  async (
    tx: Tx,
    idStaff: number,
    { idOrder, refund, reason }: { idOrder: number; refund: boolean; reason: string },
  ): Promise<void> => {
    const may = rules.staff.decideProblem;
    const order = await takeOrder(tx, deps, { idOrder, role: 'staff', idUser: idStaff, may });
    const at = deps.clock.now();
    const action = refund ? 'problem.refunded' : 'problem.dismissed';
    await recordStaffAction(tx, { idStaff, action, subject: subjectOf(idOrder), at });
    await tx.updateTable('order_problem').set({ decided_at: at }).where('id_order', '=', idOrder).execute();
    await deps.outbox.append(tx, refund ? problemRefunded : problemDismissed, { idOrder });
    if (refund) return refundTo(tx, deps, order, { actor: 'staff', reason });
    if (order.completedAt !== null) return stayDone(tx, deps, order, reason);
    await resumeOrder(tx, deps, order, { to: 'processing', actor: 'staff', at, reason });
  };

const refundTo = (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'disputed'>,
  by: { actor: 'talent' | 'staff'; reason?: string },
) => {
  const ending = { to: 'refunded', ...by } as const;
  return order.completedAt === null ? endOrder(tx, deps, order, ending) : endOrder.paidOut(tx, deps, order, ending);
};

const earningOf = ({ id, idTalent }: Order) => ({ idUser: idTalent, kind: paidOut, ref: id });

/** It was in order after all, and the talent gets the money when they would have. */
const stayDone = async (tx: Tx, deps: Deps, order: DisputedWhenDone, reason: string) => {
  const at = deps.clock.now();
  await moveOrder(tx, order, { to: 'completed', actor: 'staff', at, reason });
  const usual = hoursAfter(order.completedAt, ruleOf(order.type).pendingHours);
  await deps.wallet.moveRelease(tx, earningOf(order), new Date(Math.max(usual.getTime(), at.getTime())));
};
