import type { Tx } from '../../../platform/database/database.ts';
import { saidToSupport } from '../../chat/index.ts';
import { lockChat } from './cases.repo.ts';

/**
 * Brings the case of a chat up to date with what was written; what was written after a closed one opens another. Looks
 * at the messages themselves, because workers may handle the events about them in any order.
 */
export const followChat = async (tx: Tx, idChat: number): Promise<void> => {
  const chat = await lockChat(tx, idChat);
  if (!chat) return;
  const { idUser, latest } = chat;
  const said = await saidToSupport(tx, idChat, latest ? (latest.closed_seq ?? latest.opened_seq - 1) : 0);
  if (!said) return;
  const times = { waiting_since: said.waitingSince, first_answered_at: said.firstAnsweredAt };
  if (latest && latest.closed_at === null)
    await tx.updateTable('support_case').set(times).where('id', '=', latest.id).execute();
  else
    await tx
      .insertInto('support_case')
      .values({ id_chat: idChat, id_user: idUser, opened_seq: said.seq, opened_at: said.at, ...times })
      .execute();
};
