import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';

/** Orders that need the user, on either side; counted up to `most`. */
const waiting = query<{ idUser: number; most: number }, { count: number }>('orders-waiting', (db, { idUser, most }) =>
  db
    .selectNoFrom(
      sql<number>`(select count(*) from (select from orders where id_buyer = ${idUser} and needs_buyer limit ${most}) a)
        + (select count(*) from (select from orders
            where id_talent = ${idUser} and shown_to_talent and needs_talent limit ${most}) b)`.as('count'),
    )
    .$castTo<{ count: number }>(),
);

export const countWaiting =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number): Promise<number> =>
    (await database.read(waiting, { idUser, most: limits.counters.most }))[0]?.count ?? 0;
