import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';

/** Who is in a group now. */
export const countMembers = query<{ idChat: number; withRemoved: boolean }, { count: number }>(
  'count-group-members',
  (db, arg) =>
    db
      .selectFrom('chat_member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('id_chat', '=', arg.idChat)
      .where('left_at', 'is', null)
      .where(sql<boolean>`(removed_at is null or ${arg.withRemoved}::boolean)`),
);
