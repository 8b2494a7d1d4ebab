import { fail } from '@stagedoor/contract/errors';
import type { ReportReason } from '@stagedoor/contract/report-reasons';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';

type Complaint = { subject: 'USER' | 'PRODUCT'; id: number; reason: ReportReason; text: string };

/**
 * Many complaints about one thing are one report; who complains again has only changed their words. What belongs to
 * somebody whom the person cannot have seen looks like nothing.
 */
export const complain =
  ({ database, clock, isKnownTo }: Pick<Deps, 'database' | 'clock' | 'isKnownTo'>) =>
  (idUser: number, { subject, id, reason, text }: Complaint): Promise<void> =>
    database.inTransaction(async (tx) => {
      const owner = await ownerOf(tx, subject, id);
      if (owner === undefined || owner === idUser || !(await isKnownTo(tx, idUser, owner))) fail('pageNotFound');
      const now = clock.now();
      const report = await tx
        .insertInto('report')
        .values({ subject, id_subject: id, id_owner: owner, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'id_subject'])
            .where('closed_at', 'is', null)
            // Nothing changes, and the open one is locked and handed over.
            .doUpdateSet({ id_owner: sql.ref('excluded.id_owner') }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const said = { reason, text, created_at: now };
      await tx
        .insertInto('complaint')
        .values({ id_report: report.id, id_user: idUser, ...said })
        .onConflict((conflict) => conflict.columns(['id_report', 'id_user']).doUpdateSet(said))
        .execute();
    });

const ownerOf = async (tx: Tx, subject: Complaint['subject'], id: number): Promise<number | undefined> => {
  if (subject === 'PRODUCT') {
    const product = await tx.selectFrom('product').select('id_owner').where('id', '=', id).executeTakeFirst();
    return product?.id_owner;
  }
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .executeTakeFirst();
  return user?.id;
};
