import { fail } from '@stagedoor/contract/errors';
import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { readIn } from '../../../platform/database/read.ts';
import { type ChatViewer, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { lockMessage } from './lock-message.ts';

/** Leaves a trace that something was there. What was paid for, and its answer, stay: they are what the money was for. */
export const deleteMessage =
  (deps: Deps) =>
  (viewer: ChatViewer, idMessage: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const message = await lockMessage(tx, idMessage);
      const { part } = await requirePart(deps, readIn(tx), viewer, message.idChat);
      if (message.deleted) return;
      if (message.isPaid || !(message.idAuthor === viewer.idUser || part.keepsOrder)) fail('noRightToDelete');
      await tx
        .updateTable('chat_message')
        .set({ deleted_at: deps.clock.now(), deleted_by: viewer.idUser })
        .where('id', '=', idMessage)
        .execute();
      await deps.live.publish(tx, chatTopic, message.idChat, chatUpdated, { seq: message.seq });
    });
