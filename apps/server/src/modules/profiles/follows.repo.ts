import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

export const countFollowers = query<{ idTalent: number }, { followers: number }>('count-followers', (db, arg) =>
  db
    .selectFrom('talent_followers')
    .select(sql<number>`coalesce(sum(followers), 0)`.as('followers'))
    .where('id_talent', '=', arg.idTalent),
);

export const isFollowing = query<{ idUser: number; idTalent: number }, { id_user: number }>('is-following', (db, arg) =>
  db.selectFrom('follow').select('id_user').where('id_user', '=', arg.idUser).where('id_talent', '=', arg.idTalent),
);
