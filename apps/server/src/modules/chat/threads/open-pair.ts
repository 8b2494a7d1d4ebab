import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The chat of two users, opened if there is none. Two who open it at once get the same one. */
export const openPair = async (tx: Tx, one: number, other: number, now: Date): Promise<number> => {
  const [low, high] = one < other ? [one, other] : [other, one];
  const { rows } = await sql<{ id: number }>`
    insert into chat (kind, id_low, id_high, last_at, created_at) values ('pair', ${low}, ${high}, ${now}, ${now})
    on conflict (id_low, id_high) where kind = 'pair' do nothing returning id`.execute(tx);
  const opened = rows[0]?.id;
  if (opened === undefined) {
    const { id } = await tx
      .selectFrom('chat')
      .select('id')
      .where('kind', '=', 'pair')
      .where('id_low', '=', low)
      .where('id_high', '=', high)
      .executeTakeFirstOrThrow();
    return id;
  }
  await tx
    .insertInto('chat_member')
    .values([low, high].map((id_user) => ({ id_chat: opened, id_user, joined_at: now, last_at: now })))
    .execute();
  return opened;
};
