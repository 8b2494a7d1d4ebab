import { fail } from '@stagedoor/contract/errors';
import type { AppealResult } from '@stagedoor/contract/schemas/moderation';
import type { Tx } from '../../../platform/database/database.ts';
import { unblockAccount } from '../../access/index.ts';
import { contactOf, hasColleague } from '../../accounts/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import { type Decision, lockDecision } from '../decisions/decisions.repo.ts';
import { notifyComplainants } from '../decisions/notify-of-decision.ts';
import type { Deps } from '../deps.ts';
import { decisionKinds } from '../moderation.kinds.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live' | 'notify' | 'subjects'>;
type Judged = { idDecision: number; result: AppealResult; reason: string };

/** Another staff member reviews the decision: upholds it, or undoes its effects. */
export const decideAppeal =
  (deps: UsedDeps) =>
  (idStaff: number, { idDecision, result, reason }: Judged): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const decision = await lockAppealed(tx, idDecision);
      const isAlone = await requireAnother(tx, decision, idStaff);
      const at = deps.clock.now();
      await tx
        .updateTable('appeal')
        .set({ result, reason, id_staff: idStaff, decided_at: at })
        .where('id_decision', '=', idDecision)
        .execute();
      const action = result === 'uphold' ? 'appeal.upheld' : 'appeal.overturned';
      const detail = { idDecision, ...(isAlone && { alone: 'yes' }) };
      await recordStaffAction(tx, { idStaff, action, subject: `user ${decision.id_owner}`, detail, at });
      if (result === 'overturn') {
        await unblockAccount(tx, deps.live, decision.id_owner, idDecision);
        await deps.subjects.restore(tx, idDecision, at);
        await notifyComplainants(tx, deps, decision, 'overturn', reason);
      }
      const { email: to } = await contactOf(tx, decision.id_owner);
      if (!to) return;
      const notice = {
        idUser: decision.id_owner,
        eventKey: `decision ${idDecision}`,
        letter: { to, gaps: { reason } },
      };
      await deps.notify(tx, result === 'uphold' ? decisionKinds.upheld : decisionKinds.overturned, notice);
    });

const lockAppealed = async (tx: Tx, id: number): Promise<Decision> => {
  const decision = await lockDecision(tx, id);
  const appeal = await tx.selectFrom('appeal').select('result').where('id_decision', '=', id).executeTakeFirst();
  if (!decision || !appeal) return fail('pageNotFound');
  return appeal.result === null ? decision : fail('transactionAlreadyApproved');
};

/** Refuses the original decider while a colleague could decide. Returns whether there is no colleague. */
const requireAnother = async (tx: Tx, { id_staff }: Decision, idStaff: number): Promise<boolean> => {
  if (id_staff !== idStaff) return false;
  const colleague = await hasColleague(tx, idStaff, 'moderation');
  if (colleague) fail('incompleteRequest', { reason: { kind: 'otherStaffNeeded' } });
  return true;
};
