import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { collaborationApproved, collaborationRejected } from '../orders.events.ts';
import { moveOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';

type Verdict = { idOrder: number } & ({ approve: true } | { approve: false; reason: string });

export const subjectOf = (idOrder: number) => `order ${idOrder}`;

/** Passes it on to the talent, who then has seven days, or refunds the fan with a reason. */
export const reviewCollaboration =
  (deps: Deps) =>
  async (tx: Tx, idStaff: number, { idOrder, ...verdict }: Verdict): Promise<void> => {
    const may = rules.staff.reviewCollaboration;
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'staff', idUser: idStaff, may });
    const at = deps.clock.now();
    const action = verdict.approve ? 'collaboration.approved' : 'collaboration.rejected';
    await recordStaffAction(tx, { idStaff, action, subject: subjectOf(idOrder), at });
    if (!verdict.approve) {
      await endOrder(tx, deps, order, { to: 'rejected', actor: 'staff', reason: verdict.reason });
      return deps.outbox.append(tx, collaborationRejected, { idOrder });
    }
    const deadlineAt = daysAfter(at, limits.orders.collaborationAnswerDays);
    await moveOrder(tx, order, { to: 'processing', actor: 'staff', at }, { deadlineAt });
    await watchOrder.at(tx, deps, idOrder, deadlineAt);
    await deps.outbox.append(tx, collaborationApproved, { idOrder });
  };
