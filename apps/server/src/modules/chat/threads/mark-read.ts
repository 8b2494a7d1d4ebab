import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { type ChatViewer, type Participation, requirePart } from '../access/participation.ts';
import type { Deps } from '../deps.ts';

type Read = { idChat: number; seq: number };

/** Everything up to this position was read. Paid messages among it are viewed from now on. */
export const markRead =
  (deps: Deps) =>
  (viewer: ChatViewer, { idChat, seq }: Read): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const taking = await requirePart(deps, readIn(tx), viewer, idChat);
      // What an agent or staff has read, the talent or the person has not.
      if (taking.part.as !== 'self') return;
      const upTo = Math.min(seq, taking.chat.lastSeq);
      if (upTo <= taking.chat.readSeq && taking.chat.unread === 0) return;
      await setRead(tx, taking, viewer.idUser, upTo);
      await viewPaid(tx, deps, idChat, viewer.idUser, upTo);
      await deps.live.publish(tx, chatTopic, idChat, chatUpdated, await markOf(tx, viewer.idUser, upTo));
      await deps.live.send(tx, viewer.idUser, threadUpdated, { idChat });
    });

/** Counts what is left unread under the row's lock, so that a message that arrives meanwhile is counted once. */
const setRead = async (tx: Tx, { chat }: Participation, idUser: number, upTo: number) => {
  await tx
    .selectFrom('chat_member')
    .select('id_user')
    .where('id_chat', '=', chat.id)
    .where('id_user', '=', idUser)
    .forUpdate()
    .execute();
  await sql`update chat_member m set read_seq = greatest(m.read_seq, ${upTo}),
      unread = case when m.last_at is null then 0 else (select count(*) from chat_message c
        where c.id_chat = m.id_chat and c.seq > greatest(m.read_seq, ${upTo})
          and coalesce(c.id_for, c.id_author) <> m.id_user) end
    where m.id_chat = ${chat.id} and m.id_user = ${idUser}`.execute(tx);
};

const viewPaid = async (tx: Tx, { orders }: Deps, idChat: number, idUser: number, upTo: number) => {
  const unviewed = await tx
    .selectFrom('chat_message as message')
    .innerJoin('orders', 'orders.id', 'message.id_order')
    .select('orders.id')
    .where('message.id_chat', '=', idChat)
    .where('message.seq', '<=', upTo)
    .where('orders.id_talent', '=', idUser)
    .where('orders.state', '=', 'processing')
    .where('orders.begun_at', 'is', null)
    .orderBy('orders.id')
    .execute();
  await orders.viewMessages(
    tx,
    idUser,
    unviewed.map(({ id }) => id),
  );
};

/** Whoever switched read marks off shows none. */
const markOf = async (tx: Tx, idUser: number, upTo: number) => {
  const settings = await tx
    .selectFrom('chat_settings')
    .select('read_marks')
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  return settings?.read_marks === false ? {} : { idReader: idUser, readSeq: upTo };
};
