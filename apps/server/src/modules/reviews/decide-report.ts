import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import { contactOf } from '../accounts/index.ts';
import { recordStaffAction } from '../staff/index.ts';
import { reviewKinds } from './reviews.kinds.ts';

type Verdict = { idScore: number } & ({ remove: true; reason: string } | { remove: false });

/** Removes a reported review with a reason, or keeps it; settles the reports against it either way. */
export const decideReport =
  ({ database, clock, notify }: { database: Database; clock: Clock; notify: Notify }) =>
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
      await notifyAuthor(tx, notify, { idScore, reason: verdict.reason });
    });

const notifyAuthor = async (tx: Tx, notify: Notify, { idScore, reason }: { idScore: number; reason: string }) => {
  const score = await tx
    .selectFrom('score')
    .select(['id_buyer', 'id_talent'])
    .where('id', '=', idScore)
    .executeTakeFirstOrThrow();
  const { email: to, language } = await contactOf(tx, score.id_buyer);
  if (!to) return;
  const { name } = await tx
    .selectFrom('users')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .select(sql<string>`coalesce(talent.names ->> ${language}::text, users.name)`.as('name'))
    .where('users.id', '=', score.id_talent)
    .executeTakeFirstOrThrow();
  const letter = { to, gaps: { talent: name, reason } };
  await notify(tx, reviewKinds.removed, { idUser: score.id_buyer, eventKey: `score ${idScore}`, letter });
};
