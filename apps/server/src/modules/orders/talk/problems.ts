import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { paidOut } from '../money/pay-out.ts';
import { problemAnswered, problemDismissed, problemRefunded, problemReported } from '../orders.facts.ts';
import { moveOrder, type Order } from '../orders.repo.ts';
import { subjectOf } from '../staff/review-collaboration.ts';
import { takeOrder } from '../take-order.ts';
import { resumeOrder } from '../watch/resume-order.ts';

type Told = { idOrder: number; text: string };

/** Something is wrong: nothing is paid out or back until it is settled. */
export const reportProblem =
  (deps: Deps) =>
  (idUser: number, { idOrder, text }: Told): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, action: 'reportProblem' });
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
      if (order.completed_at) await deps.wallet.moveRelease(tx, earningOf(order), held);
      await deps.outbox.append(tx, problemReported, { idOrder });
    });

/** The other side of it; or the talent gives the money back and it is over. */
export const answerProblem =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, text, giveBack }: Told & { giveBack: boolean }): Promise<void> => {
    const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, action: 'answerProblem' });
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
    const wish = { idOrder, role: 'staff', idUser: idStaff, action: 'decideProblem' } as const;
    const order = await takeOrder(tx, deps, wish);
    const at = deps.clock.now();
    const action = refund ? 'problem.refunded' : 'problem.dismissed';
    await recordStaffAction(tx, { idStaff, action, subject: subjectOf(idOrder), at });
    await tx.updateTable('order_problem').set({ decided_at: at }).where('id_order', '=', idOrder).execute();
    await deps.outbox.append(tx, refund ? problemRefunded : problemDismissed, { idOrder });
    if (refund) return refundTo(tx, deps, order, { actor: 'staff', reason });
    if (order.completed_at) return stayDone(tx, deps, order, order.completed_at, reason);
    await resumeOrder(tx, deps, order, { to: 'processing', actor: 'staff', at, reason });
  };

const refundTo = (tx: Tx, deps: Deps, order: Order, by: { actor: 'talent' | 'staff'; reason?: string }) =>
  (order.completed_at ? endOrder.paidOut : endOrder)(tx, deps, order, { to: 'refunded', ...by });

const earningOf = ({ id, id_talent }: Order) => ({ idUser: id_talent, kind: paidOut, ref: id });

/** It was in order after all, and the talent gets the money when they would have. */
const stayDone = async (tx: Tx, deps: Deps, order: Order, completedAt: Date, reason: string) => {
  const at = deps.clock.now();
  await moveOrder(tx, order, { to: 'completed', actor: 'staff', at, reason });
  const usual = hoursAfter(completedAt, ruleOf(order.type).pendingHours);
  await deps.wallet.moveRelease(tx, earningOf(order), new Date(Math.max(usual.getTime(), at.getTime())));
};
