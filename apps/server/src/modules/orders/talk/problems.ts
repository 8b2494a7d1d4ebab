import { limits } from '@stagedoor/contract/limits';
import { recordStaffAction } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { hoursAfter } from '../later.ts';
import { problemReported } from '../orders.facts.ts';
import { moveOrder } from '../orders.repo.ts';
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
      await deps.outbox.append(tx, problemReported, { idOrder });
    });

/** The other side of it; or the talent gives the money back and it is over. */
export const answerProblem =
  (deps: Deps) =>
  (idUser: number, { idOrder, text, giveBack }: Told & { giveBack: boolean }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, action: 'answerProblem' });
      const decided_at = giveBack ? deps.clock.now() : null;
      await tx.updateTable('order_problem').set({ answer: text, decided_at }).where('id_order', '=', idOrder).execute();
      if (giveBack) await endOrder(tx, deps, order, { to: 'refunded', actor: 'talent' });
    });

/** For the fan, and the money goes back; or for the talent, and the order goes on. */
export const decideProblem =
  (deps: Deps) =>
  (idStaff: number, { idOrder, refund, reason }: { idOrder: number; refund: boolean; reason: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const wish = { idOrder, role: 'staff', idUser: idStaff, action: 'decideProblem' } as const;
      const order = await takeOrder(tx, deps, wish);
      const at = deps.clock.now();
      const action = refund ? 'problem.refunded' : 'problem.dismissed';
      await recordStaffAction(tx, { idStaff, action, subject: subjectOf(idOrder), at });
      await tx.updateTable('order_problem').set({ decided_at: at }).where('id_order', '=', idOrder).execute();
      if (refund) return endOrder(tx, deps, order, { to: 'refunded', actor: 'staff', reason });
      await resumeOrder(tx, deps, order, { to: 'processing', actor: 'staff', at, reason });
    });
