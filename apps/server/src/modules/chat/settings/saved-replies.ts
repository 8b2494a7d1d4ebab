import { chatLimits } from '@stagedoor/contract/chat-limits';
import { fail } from '@stagedoor/contract/errors';
import type { SavedReply } from '@stagedoor/contract/schemas/chat';
import type { Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;
const uniqueViolation = '23505';

export const listSavedReplies =
  ({ database }: UsedDeps) =>
  (idUser: number): Promise<SavedReply[]> =>
    database.inTransaction((tx) =>
      tx
        .selectFrom('saved_reply')
        .select(['id as idReply', 'name', 'text'])
        .where('id_user', '=', idUser)
        .orderBy('id')
        .execute(),
    );

type Change = { idReply?: number | undefined; name: string; text: string };

/** Names are unique per person. */
export const saveReply =
  ({ database, clock }: UsedDeps) =>
  (idUser: number, { idReply, name, text }: Change): Promise<SavedReply> =>
    database
      .inTransaction((tx) =>
        idReply === undefined
          ? add(tx, { id_user: idUser, name, text, created_at: clock.now() })
          : change(tx, { idUser, idReply, name, text }),
      )
      .catch((error) => (sqlState(error) === uniqueViolation ? fail('contentExists') : Promise.reject(error)));

const add = async (tx: Tx, row: { id_user: number; name: string; text: string; created_at: Date }) => {
  // Two tabs that save at once take turns.
  await tx.selectFrom('users').select('id').where('id', '=', row.id_user).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('saved_reply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_user', '=', row.id_user)
    .executeTakeFirstOrThrow();
  if (count >= chatLimits.savedReplies.max) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
  return tx
    .insertInto('saved_reply')
    .values(row)
    .returning(['id as idReply', 'name', 'text'])
    .executeTakeFirstOrThrow();
};

const change = async (tx: Tx, { idUser, idReply, name, text }: Change & { idUser: number; idReply: number }) => {
  const changed = await tx
    .updateTable('saved_reply')
    .set({ name, text })
    .where('id', '=', idReply)
    .where('id_user', '=', idUser)
    .returning(['id as idReply', 'name', 'text'])
    .executeTakeFirst();
  return changed ?? fail('pageNotFound');
};

export const removeSavedReply =
  ({ database }: UsedDeps) =>
  async (idUser: number, idReply: number): Promise<void> => {
    const gone = await database.inTransaction((tx) =>
      tx
        .deleteFrom('saved_reply')
        .where('id', '=', idReply)
        .where('id_user', '=', idUser)
        .returning('id')
        .executeTakeFirst(),
    );
    if (!gone) fail('pageNotFound');
  };
