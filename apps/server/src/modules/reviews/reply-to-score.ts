import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** The talent's one public reply. */
export const replyToScore =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idUser: number, { idScore, text }: { idScore: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const score = await tx
        .selectFrom('score')
        .select('reply')
        .where('id', '=', idScore)
        .where('id_talent', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      if (!score) fail('pageNotFound');
      if (score?.reply !== null) fail('incompleteRequest');
      await tx.updateTable('score').set({ reply: text, replied_at: clock.now() }).where('id', '=', idScore).execute();
    });
