import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Whose chat with support it is. Locked, as by sending a message: nobody writes in it until the commit. */
export const lockSupportChat = async (
  tx: Tx,
  idChat: number,
): Promise<{ idUser: number; lastSeq: number } | undefined> => {
  const { rows } = await sql<{ idUser: number; lastSeq: number }>`
    select id_owner as "idUser", last_seq as "lastSeq" from chat where id = ${idChat} and kind = 'support' for update`.execute(
    tx,
  );
  return rows[0];
};

type Said = {
  /** The first message of the person. */
  seq: number;
  at: Date;
  /** When staff first answered it. */
  firstAnsweredAt: Date | null;
  /** When the first message was written that staff have not answered. */
  waitingSince: Date | null;
};

/** What was said in a chat with support after a position; undefined when the person has written nothing. */
export const saidToSupport = async (tx: Tx, idChat: number, after: number): Promise<Said | undefined> => {
  const { rows } = await sql<Said>`
    select first.seq, first.created_at as at,
      (select created_at from chat_message where id_chat = ${idChat} and by_staff and seq > first.seq
        order by seq limit 1) as "firstAnsweredAt",
      (select created_at from chat_message where id_chat = ${idChat} and not by_staff
        and seq >= greatest(first.seq, answered.seq + 1) order by seq limit 1) as "waitingSince"
    from (select seq, created_at from chat_message where id_chat = ${idChat} and not by_staff and seq > ${after}
      order by seq limit 1) first
    cross join (select max(seq) as seq from chat_message where id_chat = ${idChat} and by_staff) answered`.execute(tx);
  return rows[0];
};

type Latest = { idChat: number; seq: number; text: string | null };

/** The position of the latest message of each chat, and the beginning of the latest that was not deleted. */
export const latestIn = async (tx: Tx, idChats: readonly number[]): Promise<Map<number, Latest>> => {
  const { rows } = await sql<Latest>`
    select c.id as "idChat", c.last_seq as seq,
      (select left(m.text, 200) from chat_message m where m.id_chat = c.id and m.deleted_at is null and m.seq is not null
        order by m.seq desc limit 1) as text
    from chat c where c.id = any(${idChats}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.idChat, row]));
};
