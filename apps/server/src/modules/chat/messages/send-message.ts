import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { ChatMessage, SendMessage } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { actingFor } from '../access/acting.ts';
import { pairChat } from '../access/chats.repo.ts';
import { type ChatViewer, type Participation, requirePart } from '../access/participation.ts';
import { requireFreeWriting } from '../access/require-writing.ts';
import { turnOf } from '../access/slow-mode.ts';
import { writingIn } from '../access/writing.ts';
import type { Deps } from '../deps.ts';
import { insertMessage } from './insert-message.ts';
import { messageById } from './messages.repo.ts';
import { saveAttachments } from './save-attachments.ts';
import { showMessage } from './show-messages.ts';

export type Sent = { result: string; idChat: number; message: ChatMessage };

/** Sends a message that needs no payment. */
export const sendFree =
  (deps: Deps) =>
  async (tx: Tx, viewer: ChatViewer, body: SendMessage): Promise<Sent> => {
    const idChat = body.idChat ?? (await chatWith(tx, viewer.idUser, body.idUser ?? 0));
    const taking = await requirePart(deps, readIn(tx), viewer, idChat);
    requireFreeWriting(await writingIn(deps, readIn(tx), taking, viewer), body.attachments);
    await requireTurn(tx, deps, taking);
    const { chat, part } = taking;
    const idMessage = await insertMessage(
      tx,
      deps,
      { idChat, kind: chat.kind },
      {
        idAuthor: viewer.idUser,
        acting: part.as === 'agent' ? await actingFor(tx, deps, part.idUser, part.side) : null,
        byStaff: part.as === 'staff',
        clientId: body.clientId,
        text: body.text,
        replyTo: await replyIn(tx, idChat, body.replyTo),
      },
    );
    await saveAttachments(tx, deps, { idMessage, idAuthor: viewer.idUser, attachments: body.attachments });
    return { result: 'success', idChat, message: await shown(tx, deps, taking, idMessage, body.language) };
  };

/** Nobody begins a chat without paying. */
const chatWith = async (tx: Tx, idUser: number, idPartner: number): Promise<number> => {
  const [low, high] = idUser < idPartner ? [idUser, idPartner] : [idPartner, idUser];
  const [chat] = await readIn(tx)(pairChat, { low, high });
  return chat?.id ?? fail('pageNotFound');
};

/** A message of the same chat that is still there. */
export const replyIn = async (tx: Tx, idChat: number, replyTo: number | undefined): Promise<number | null> => {
  if (replyTo === undefined) return null;
  const found = await tx
    .selectFrom('chat_message')
    .select('id')
    .where('id', '=', replyTo)
    .where('id_chat', '=', idChat)
    .where('seq', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? fail('pageNotFound');
};

/** In slow mode everybody but who keeps order waits between two messages; two tabs take turns. */
const requireTurn = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, { chat, part }: Participation): Promise<void> => {
  if (chat.slowSeconds === 0 || part.keepsOrder) return;
  await sql`select from chat_member where id_chat = ${chat.id} and id_user = ${part.idUser} for update`.execute(tx);
  const from = await turnOf(readIn(tx), { chat, part }, clock.now());
  if (from) fail('incompleteRequest', { reason: { kind: 'tooEarly', from: from.toISOString() } });
};

export const shown = async (
  tx: Tx,
  deps: Deps,
  { part }: Pick<Participation, 'part'>,
  idMessage: number,
  language: Language,
): Promise<ChatMessage> => {
  const [row] = await readIn(tx)(messageById, { idMessage, language, now: deps.clock.now() });
  return row ? showMessage(deps, part)(row) : fail('pageNotFound');
};
