import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Found = { staff: { idUser: number; name: string }[]; actions: string[] };

/** A loose index scan (skip scan), so that the cost does not grow with the log. */
const distinct = (column: 'id_staff' | 'action') => {
  const name = sql.ref(column);
  return sql`
    with recursive found as (
      (select ${name} as value from staff_action order by ${name} limit 1)
      union all
      select (select ${name} from staff_action where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null)
    select value from found where value is not null`;
};

export const listActors =
  ({ database }: Pick<Deps, 'database'>) =>
  (): Promise<Found> =>
    database.inTransaction(async (tx) => {
      const staff = await sql<Found['staff'][number]>`
        select id as "idUser", name from users where id in (${distinct('id_staff')}) order by name, id`.execute(tx);
      const actions = await sql<{ value: string }>`${distinct('action')}`.execute(tx);
      return { staff: staff.rows, actions: actions.rows.map(({ value }) => value) };
    });
