import { fail } from '@stagedoor/contract/errors';
import type { ReportReason } from '@stagedoor/contract/report-reasons';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

type Complaint = { subject: string; id: number; reason: ReportReason; text: string };

/**
 * Adds a complaint to the open report about the same thing; a repeated complaint replaces the user's text. Refuses
 * things of owners that the caller cannot have seen like missing ones.
 */
export const complain =
  ({ database, clock, isKnownTo, subjects }: Pick<Deps, 'database' | 'clock' | 'isKnownTo' | 'subjects'>) =>
  (idUser: number, { subject, id, reason, text }: Complaint): Promise<void> =>
    database.inTransaction(async (tx) => {
      const owner = await subjects.called(subject).ownerOf(tx, id, idUser);
      if (owner === undefined || owner === idUser || !(await isKnownTo(tx, idUser, owner))) fail('pageNotFound');
      const now = clock.now();
      const report = await tx
        .insertInto('report')
        .values({ subject, id_subject: id, id_owner: owner, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'id_subject'])
            .where('closed_at', 'is', null)
            // A no-op update that locks and returns the open report.
            .doUpdateSet({ id_owner: sql.ref('excluded.id_owner') }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const complaint = { reason, text, created_at: now };
      await tx
        .insertInto('complaint')
        .values({ id_report: report.id, id_user: idUser, ...complaint })
        .onConflict((conflict) => conflict.columns(['id_report', 'id_user']).doUpdateSet(complaint))
        .execute();
    });
