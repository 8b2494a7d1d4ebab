import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { orderChanged } from '../orders/index.ts';

/** The talent's public reply, one per review. */
export const replyToScore =
  ({ database, clock, outbox }: { database: Database; clock: Clock; outbox: Outbox }) =>
  (idUser: number, { idScore, text }: { idScore: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const score = await tx
        .selectFrom('score')
        .select(['reply', 'id_order'])
        .where('id', '=', idScore)
        .where('id_talent', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      if (!score) return fail('pageNotFound');
      if (score.reply !== null) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      await tx.updateTable('score').set({ reply: text, replied_at: clock.now() }).where('id', '=', idScore).execute();
      await outbox.append(tx, orderChanged, { idOrder: score.id_order });
    });
