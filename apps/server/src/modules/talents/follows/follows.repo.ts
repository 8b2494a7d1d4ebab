import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';

export const countFollowers = query<{ idTalent: number }, { followers: number }>('count-followers', (db, arg) =>
  db
    .selectFrom('talent_followers')
    .select(sql<number>`coalesce(sum(followers), 0)`.as('followers'))
    .where('id_talent', '=', arg.idTalent),
);

export const isFollowing = query<{ idUser: number; idTalent: number }, { id_user: number }>('is-following', (db, arg) =>
  db.selectFrom('follow').select('id_user').where('id_user', '=', arg.idUser).where('id_talent', '=', arg.idTalent),
);

/** A page of a talent's followers, by id. */
export const followersOf = async (
  tx: Tx,
  { idTalent, after, most }: { idTalent: number; after: number; most: number },
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('follow')
    .select('id_user')
    .where('id_talent', '=', idTalent)
    .where('id_user', '>', after)
    .orderBy('id_user')
    .limit(most)
    .execute();
  return rows.map(({ id_user }) => id_user);
};
