import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { AttachmentForm, ChatMessage } from '@stagedoor/contract/schemas/chat';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { actingFor } from '../access/acting.ts';
import { type ChatViewer, ownPart, type Part } from '../access/participation.ts';
import type { Deps } from '../deps.ts';
import { insertMessage } from '../messages/insert-message.ts';
import { saveAttachments } from '../messages/save-attachments.ts';
import { shown } from '../messages/send-message.ts';
import { paidMessage } from './paid-message.ts';

type Answer = { clientId: string; id: number; text: string; attachments: AttachmentForm[]; language: Language };

/** Answers a paid message and earns its money, in one transaction. Of an answer and a cancellation the first wins. */
export const answerMessage =
  (deps: Deps) =>
  async (
    tx: Tx,
    { idUser }: ChatViewer,
    { id, text, clientId, attachments, language }: Answer,
  ): Promise<ChatMessage> => {
    const { idChat, idOrder, idTalent } = await paidMessage(tx, id);
    const acting = await actingFor(tx, deps, idUser, idTalent);
    await deps.orders.deliverIn(tx, idTalent, { idOrder, delivery: { kind: 'answer', text } });
    const place = { idChat, kind: 'pair' } as const;
    const answer = { idAuthor: idUser, acting, clientId, text, replyTo: null, answers: id };
    const idMessage = await insertMessage(tx, deps, place, answer);
    await saveAttachments(tx, deps, { idMessage, idAuthor: idUser, attachments });
    await leaveOpen(tx, deps, idChat, idTalent);
    const part: Part = { ...ownPart(idUser), as: acting ? 'agent' : 'self', side: idTalent };
    return shown(tx, deps, { part }, idMessage, language);
  };

/** A talent who chose so lets the fan write back freely for a while. */
export const leaveOpen = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, idChat: number, idTalent: number) => {
  await sql`update chat set open_until = ${hoursAfter(clock.now(), chatLimits.openHours)}
    where id = ${idChat} and (select free_replies from chat_settings where id_user = ${idTalent})`.execute(tx);
};
