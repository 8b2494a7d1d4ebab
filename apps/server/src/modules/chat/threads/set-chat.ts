import { fail } from '@stagedoor/contract/errors';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import type { Deps } from '../deps.ts';

type Change = { idChat: number; muted?: boolean | undefined; archived?: boolean | undefined };

/** Mutes or archives a chat in one's own list. An archived one comes back with its next message. */
export const setChat =
  ({ database, live }: Pick<Deps, 'database' | 'live'>) =>
  (idUser: number, { idChat, muted, archived }: Change): Promise<void> =>
    database.inTransaction(async (tx) => {
      const changed = await tx
        .updateTable('chat_member')
        .set((eb) => ({ muted: muted ?? eb.ref('muted'), archived: archived ?? eb.ref('archived') }))
        .where('id_chat', '=', idChat)
        .where('id_user', '=', idUser)
        .returning('id_chat')
        .executeTakeFirst();
      if (!changed) fail('pageNotFound');
      await live.send(tx, idUser, threadUpdated, { idChat });
    });
