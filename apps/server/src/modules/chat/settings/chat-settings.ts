import type { ChatSettings } from '@stagedoor/contract/schemas/chat';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

const usual: ChatSettings = { freeReplies: false, readMarks: true, typing: true, lastSeen: true };

const settingsOf = async (tx: Tx, idUser: number): Promise<ChatSettings> => {
  const row = await tx
    .selectFrom('chat_settings')
    .select(['free_replies as freeReplies', 'read_marks as readMarks', 'typing', 'last_seen as lastSeen'])
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  return row ?? usual;
};

export const showChatSettings =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number): Promise<ChatSettings> =>
    database.inTransaction((tx) => settingsOf(tx, idUser));

type Change = { [Name in keyof ChatSettings]?: boolean | undefined };

export const setChatSettings =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, change: Change): Promise<ChatSettings> =>
    database.inTransaction(async (tx) => {
      const before = await settingsOf(tx, idUser);
      const columns = {
        free_replies: change.freeReplies ?? before.freeReplies,
        read_marks: change.readMarks ?? before.readMarks,
        typing: change.typing ?? before.typing,
        last_seen: change.lastSeen ?? before.lastSeen,
      };
      await tx
        .insertInto('chat_settings')
        .values({ id_user: idUser, ...columns })
        .onConflict((conflict) => conflict.column('id_user').doUpdateSet(columns))
        .execute();
      return settingsOf(tx, idUser);
    });
