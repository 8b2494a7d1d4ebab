import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** People of one chat know of each other: they can report and block each other. */
export const shareChat = async (tx: Tx, idUser: number, idOther: number): Promise<boolean> => {
  const { rows } = await sql`select from chat_member own join chat_member other on other.id_chat = own.id_chat
    where own.id_user = ${idUser} and other.id_user = ${idOther} limit 1`.execute(tx);
  return rows.length > 0;
};
