import { fail } from '@stagedoor/contract/errors';
import type { ApplicationDecision } from '@stagedoor/contract/schemas/application';
import type { Tx } from '../../../../platform/database/database.ts';
import { recordStaffAction } from '../../../staff/index.ts';
import { applicationRejected, moreAsked } from '../applications.events.ts';
import { changeApplication, lockSubmitted } from '../applications.repo.ts';
import type { Deps } from '../deps.ts';
import { approveApplication } from './approve-application.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'outbox' | 'live'>;

const actions = {
  approve: 'application.approved',
  reject: 'application.rejected',
  askMore: 'application.moreAsked',
} as const satisfies Record<ApplicationDecision['decision'], string>;

/** Makes the applicant a talent, rejects with a reason, or returns the form with a question. */
export const decideApplication =
  (deps: UsedDeps) =>
  (idStaff: number, verdict: ApplicationDecision): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const row = await lockSubmitted(tx, verdict.id);
      if (row.id_user === idStaff) fail('pageNotFound');
      const at = deps.clock.now();
      const decided = { id_decider: idStaff, decided_at: at };
      if (verdict.decision === 'approve') await approveApplication(tx, deps, row, { decided, seen: verdict.seen });
      else await answerNo(tx, deps, { ...verdict, idUser: row.id_user, decided });
      const action = { idStaff, action: actions[verdict.decision], subject: `application ${row.id}`, at };
      await recordStaffAction(tx, action);
    });

type No = {
  id: number;
  idUser: number;
  decision: 'reject' | 'askMore';
  words: string;
  decided: { id_decider: number; decided_at: Date };
};

const answerNo = async (tx: Tx, { outbox }: UsedDeps, { id, idUser, decision, words, decided }: No): Promise<void> => {
  const change =
    decision === 'reject'
      ? ({ state: 'rejected', reason: words } as const)
      : ({ state: 'moreAsked', asked: words, answer: '' } as const);
  await changeApplication(tx, id, { ...change, ...decided });
  await outbox.append(tx, decision === 'reject' ? applicationRejected : moreAsked, { id, idUser });
};
