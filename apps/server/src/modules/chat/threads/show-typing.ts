import { chatTopic, chatTyping } from '@stagedoor/contract/live/chat';
import { readIn } from '../../../platform/database/read.ts';
import { type ChatViewer, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';

/** Shows the others that somebody is typing, unless they switched it off. */
export const showTyping =
  (deps: Deps) =>
  (viewer: ChatViewer, idChat: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      await requirePart(deps, readIn(tx), viewer, idChat);
      const settings = await tx
        .selectFrom('chat_settings')
        .select('typing')
        .where('id_user', '=', viewer.idUser)
        .executeTakeFirst();
      if (settings?.typing === false) return;
      await deps.live.publish(tx, chatTopic, idChat, chatTyping, { idUser: viewer.idUser });
    });
