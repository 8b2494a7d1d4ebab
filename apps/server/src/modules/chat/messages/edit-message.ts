import { chatLimits } from '@stagedoor/contract/chat-limits';
import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import { readIn } from '../../../platform/database/read.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { type ChatViewer, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { lockMessage } from './lock-message.ts';
import { shown } from './send-message.ts';

type Edit = { idMessage: number; text: string; language: Language };

/** Changes the words of one's own message for a while. What was paid for, and its answer, stay as they are. */
export const editMessage =
  (deps: Deps) =>
  (viewer: ChatViewer, { idMessage, text, language }: Edit): Promise<ChatMessage> =>
    deps.database.inTransaction(async (tx) => {
      const message = await lockMessage(tx, idMessage);
      const taking = await requirePart(deps, readIn(tx), viewer, message.idChat);
      if (message.idAuthor !== viewer.idUser || message.deleted) fail('pageNotFound');
      const now = deps.clock.now();
      if (message.isPaid || now >= minutesAfter(message.created, chatLimits.editMinutes))
        fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      if (text !== message.text) {
        await tx.updateTable('chat_message').set({ text, edited_at: now }).where('id', '=', idMessage).execute();
        await deps.live.publish(tx, chatTopic, message.idChat, chatUpdated, { seq: message.seq });
      }
      return shown(tx, deps, taking, idMessage, language);
    });
