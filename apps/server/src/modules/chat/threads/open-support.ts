import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** A person's chat with support; the first call opens it. */
export const openSupport =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idUser: number): Promise<number> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      await sql`insert into chat (kind, id_owner, last_at, created_at) values ('support', ${idUser}, ${now}, ${now})
        on conflict (id_owner) where kind = 'support' do nothing`.execute(tx);
      const { id } = await tx
        .selectFrom('chat')
        .select('id')
        .where('kind', '=', 'support')
        .where('id_owner', '=', idUser)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('chat_member')
        .values({ id_chat: id, id_user: idUser, joined_at: now, last_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return id;
    });
