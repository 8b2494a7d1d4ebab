import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { Deps } from '../deps.ts';

/** What the lists put first, counted for both sides of a person. */
const waiting = query<{ idUser: number }, { count: number }>('orders-waiting', (db, { idUser }) =>
  db
    .selectNoFrom(
      sql<number>`(select count(*) from orders left join order_extension e on e.id_order = orders.id
          where id_buyer = ${idUser} and (state = 'awaitingPayment' or refund_due_at is not null
            or (state = 'processing' and e.until is not null and e.answer is null)))
        + (select count(*) from orders left join order_redo r on r.id_order = orders.id
            left join order_problem p on p.id_order = orders.id
          where id_talent = ${idUser} and (state = 'processing' or (state = 'disputed' and p.answer is null)
            or (state = 'completed' and r.id_order is not null and r.done_at is null)))`.as('count'),
    )
    .$castTo<{ count: number }>(),
);

export const countWaiting =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number): Promise<number> =>
    (await database.read(waiting, { idUser }))[0]?.count ?? 0;
