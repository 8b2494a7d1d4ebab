import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordStaffAction } from '../accounts/index.ts';

type Verdict = { idScore: number } & ({ remove: true; reason: string } | { remove: false });

/** Takes a review off the talent's page with a reason, or leaves it; the reports against it are settled either way. */
export const decideReport =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idStaff: number, { idScore, ...verdict }: Verdict): Promise<void> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      const { numUpdatedRows } = await tx
        .updateTable('score_report')
        .set({ decided_at: at })
        .where('id_score', '=', idScore)
        .where('decided_at', 'is', null)
        .executeTakeFirst();
      if (!numUpdatedRows) fail('pageNotFound');
      const action = verdict.remove ? 'score.removed' : 'score.kept';
      await recordStaffAction(tx, { idStaff, action, subject: `score ${idScore}`, at });
      if (!verdict.remove) return;
      const removed = { removed_at: at, removed_reason: verdict.reason };
      await tx.updateTable('score').set(removed).where('id', '=', idScore).execute();
    });
