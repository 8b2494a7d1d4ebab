import { type Expression, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';

/**
 * SQL condition for publicly visible talents: not hidden, not deleted, not blocked by staff. A talent who blocked
 * themselves from buying still sells.
 */
export const isOpen = (
  now: Expression<Date>,
) => sql<boolean>`(users.status = 'ACTIVE' and users.role in ('EXPERT', 'AGENT')
  and not exists (select from account_block b
    where b.id_user = users.id and b.blocker = 'admin' and (b.until is null or b.until > ${now})))`;

/** Whether the user is a publicly visible talent. */
export const isOpenTalent = async (tx: Tx, idUser: number, now: Date): Promise<boolean> => {
  const open = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', idUser)
    .where(isOpen(sql.val(now)));
  return (await open.executeTakeFirst()) !== undefined;
};

/** The same as a prepared query, for pages. */
export const openTalent = query<{ idUser: number; now: Date }, { id: number }>('open-talent', (db, arg) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', arg.idUser)
    .where(isOpen(sql.val(arg.now))),
);
