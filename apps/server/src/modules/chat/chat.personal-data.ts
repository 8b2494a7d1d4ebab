import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';

const rowsOf = async (tx: Tx, found: RawBuilder<object>): Promise<object[]> => (await found.execute(tx)).rows;

/** What a user wrote in chats. Its words are erased for everyone; that something was written stays. */
export const chatPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    chatMessages: await rowsOf(
      tx,
      sql`select id, id_chat, id_for, text, id_order, created_at, edited_at, deleted_at,
          array(select a.name from chat_attachment a where a.id_message = m.id order by a.position) as attachments
        from chat_message m where id_author = ${idUser} order by id`,
    ),
    chats: await rowsOf(
      tx,
      sql`select c.id, c.kind, c.name, c.about, c.created_at, m.joined_at, m.left_at, m.removed_at, m.read_seq, m.muted, m.archived
        from chat_member m join chat c on c.id = m.id_chat where m.id_user = ${idUser} order by c.id`,
    ),
    ownGroupChats: await rowsOf(
      tx,
      sql`select id, name, about, created_at, closed_at from chat where kind = 'group' and id_owner = ${idUser} order by id`,
    ),
    chatSettings: await rowsOf(
      tx,
      sql`select free_replies, read_marks, typing, last_seen from chat_settings where id_user = ${idUser}`,
    ),
    savedReplies: await rowsOf(tx, sql`select name, text, created_at from saved_reply where id_user = ${idUser}`),
  }),
  erase: async (tx, idUser) => {
    await sql`delete from chat_attachment using chat_message m where id_message = m.id and m.id_author = ${idUser}`.execute(
      tx,
    );
    await sql`update chat_message set text = '', deleted_at = coalesce(deleted_at, created_at) where id_author = ${idUser}`.execute(
      tx,
    );
    await sql`update chat set name = '', about = '', closed_at = coalesce(closed_at, created_at)
      where kind = 'group' and id_owner = ${idUser}`.execute(tx);
    await sql`delete from chat_settings where id_user = ${idUser}`.execute(tx);
    await sql`delete from saved_reply where id_user = ${idUser}`.execute(tx);
  },
};
