import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ChatKind } from '../../../platform/database/schema.gen.ts';
import { agentsOf } from '../../agents/index.ts';
import type { Acting } from '../access/acting.ts';
import { groupMessageSent, supportMessageSent } from '../chat.events.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'clock' | 'live' | 'outbox'>;
type Place = { idChat: number; kind: ChatKind };

export type NewMessage = {
  idAuthor: number;
  /** For whom an agent writes, and by which mandate. */
  acting?: Acting | null;
  byStaff?: boolean;
  clientId: string | null;
  text: string;
  replyTo: number | null;
  idOrder?: number | null;
  answers?: number | null;
};

const columnsOf = ({ idChat }: Place, message: NewMessage) => ({
  id_chat: idChat,
  id_author: message.idAuthor,
  id_for: message.acting?.idFor ?? null,
  id_mandate: message.acting?.idMandate ?? null,
  by_staff: message.byStaff ?? false,
  client_id: message.clientId,
  text: message.text,
  reply_to: message.replyTo,
  id_order: message.idOrder ?? null,
  answers: message.answers ?? null,
});

/** Sends a message: it gets the next position, which is visible when all earlier ones are. */
export const insertMessage = async (tx: Tx, deps: UsedDeps, place: Place, message: NewMessage): Promise<number> => {
  const now = deps.clock.now();
  const seq = await takePosition(tx, place.idChat, now);
  const { id } = await tx
    .insertInto('chat_message')
    .values({ ...columnsOf(place, message), seq, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await announceMessage(tx, deps, place, { seq, idSender: message.acting?.idFor ?? message.idAuthor, now });
  return id;
};

/** Keeps a message whose order is not paid yet; `sendPaid` gives it its position. */
export const insertUnpaid = async (tx: Tx, deps: UsedDeps, place: Place, message: NewMessage): Promise<number> => {
  const { id } = await tx
    .insertInto('chat_message')
    .values({ ...columnsOf(place, message), seq: null, created_at: deps.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Its order is paid. Repeating it changes nothing. */
export const sendPaid = async (tx: Tx, deps: UsedDeps, idOrder: number): Promise<void> => {
  const message = await tx
    .selectFrom('chat_message as message')
    .innerJoin('orders', 'orders.id', 'message.id_order')
    .select(['message.id', 'message.id_chat', 'message.seq', 'message.id_author', 'orders.id_talent'])
    .where('message.id_order', '=', idOrder)
    .forUpdate('message')
    .executeTakeFirst();
  if (!message || message.seq !== null) return;
  const now = deps.clock.now();
  const seq = await takePosition(tx, message.id_chat, now);
  await tx.updateTable('chat_message').set({ seq, created_at: now }).where('id', '=', message.id).execute();
  const place = { idChat: message.id_chat, kind: 'pair' } as const;
  await announceMessage(tx, deps, place, { seq, idSender: message.id_author, now });
  for (const idAgent of await agentsOf(tx, message.id_talent, now))
    await deps.live.send(tx, idAgent, threadUpdated, { idChat: place.idChat });
};

/** Locks the chat until the commit, so that nobody sees a later position before an earlier one. */
const takePosition = async (tx: Tx, idChat: number, now: Date): Promise<number> => {
  const { last_seq } = await tx
    .updateTable('chat')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), last_at: now }))
    .where('id', '=', idChat)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
};

type Sent = { seq: number; idSender: number; now: Date };

const announceMessage = async (tx: Tx, deps: UsedDeps, { idChat, kind }: Place, { seq, idSender, now }: Sent) => {
  const { live, outbox } = deps;
  await live.publish(tx, chatTopic, idChat, chatUpdated, { seq });
  if (kind === 'group') {
    const read = { read_seq: seq };
    await tx
      .updateTable('chat_member')
      .set(read)
      .where('id_chat', '=', idChat)
      .where('id_user', '=', idSender)
      .execute();
    return outbox.append(tx, groupMessageSent, { idChat, seq });
  }
  const { rows } = await sql<{ idUser: number }>`
    update chat_member set last_at = ${now}, archived = false,
      unread = case when id_user = ${idSender} then 0 else unread + 1 end,
      read_seq = case when id_user = ${idSender} then ${seq} else read_seq end
    where id_chat = ${idChat} returning id_user as "idUser"`.execute(tx);
  for (const { idUser } of rows) await live.send(tx, idUser, threadUpdated, { idChat });
  const asker = rows[0]?.idUser;
  if (kind !== 'support' || asker === undefined) return;
  const idStaff = idSender === asker ? null : idSender;
  await outbox.append(tx, supportMessageSent, { idChat, idUser: asker, idStaff, seq });
};
