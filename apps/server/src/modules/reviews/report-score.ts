import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Reports a review to staff, once per user. */
export const reportScore =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idUser: number, { idScore, reason }: { idScore: number; reason: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const score = await tx
        .selectFrom('score')
        .select('id')
        .where('id', '=', idScore)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!score) fail('pageNotFound');
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('score_report')
        .values({ id_score: idScore, id_user: idUser, reason, at: clock.now() })
        .onConflict((conflict) => conflict.columns(['id_score', 'id_user']).doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) fail('requestAlreadyExists');
    });
