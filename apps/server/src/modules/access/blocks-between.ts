import { type Expression, sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

/** SQL condition for two users with a block between them, set by either side. */
export const haveBlock = (one: Expression<number | null>, other: Expression<number | null>, now: Expression<Date>) =>
  sql<boolean>`exists (select from user_block
    where (id_user, id_blocked) in ((${one}, ${other}), (${other}, ${one})) and (until is null or until > ${now}))`;

/** Everybody with whom a user has a block, set by either side. */
export const blockedWith = query<{ idUser: number; now: Date }, { id: number }>('blocked-with', (db, arg) =>
  db
    .selectFrom('user_block')
    .select('id_blocked as id')
    .where('id_user', '=', arg.idUser)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', arg.now)]))
    .union(
      db
        .selectFrom('user_block')
        .select('id_user as id')
        .where('id_blocked', '=', arg.idUser)
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', arg.now)])),
    ),
);
