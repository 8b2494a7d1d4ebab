import type { Pool, QueryResult } from 'pg';

/** Inserts the row of an order once more, in another state, past all code. */
export const copyOrder = async (pool: Pool, idOrder: number, state: string, actor: string): Promise<QueryResult> => {
  const { rows } = await pool.query(`
    select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'
      and column_name not in ('id', 'receipt', 'hold_ref', 'state', 'actor')`);
  const { columns } = rows[0];
  return pool.query(
    `insert into orders (receipt, hold_ref, state, actor, ${columns})
     select gen_random_uuid(), gen_random_uuid(), $2, $3, ${columns} from orders where id = $1`,
    [idOrder, state, actor],
  );
};
