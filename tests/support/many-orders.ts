import pg from 'pg';
import type { TestProgram } from './program.ts';

/** Adds orders in these states, each a copy of one except for its id: rows to read, not to act on. */
export const manyOrders = async (
  { ownerUrl }: Pick<TestProgram, 'ownerUrl'>,
  idOrder: number,
  perState: Record<string, number>,
): Promise<void> => {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    const { rows } = await owner.query(`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'
        and column_name not in ('id', 'receipt', 'hold_ref', 'state', 'delivered_at', 'completed_at', 'id_payment')`);
    await owner.query('alter table orders disable trigger user');
    for (const [state, count] of Object.entries(perState)) {
      await owner.query(
        `insert into orders (receipt, hold_ref, state, delivered_at, completed_at, ${rows[0].names})
          select gen_random_uuid(), gen_random_uuid(), $2::order_state, done.at, done.at, ${rows[0].names}
          from orders, generate_series(1, $3), lateral (select case $2 when 'completed' then moved_at end) done (at) where id = $1`,
        [idOrder, state, count],
      );
    }
    await owner.query('alter table orders enable trigger user');
    await owner.query('analyze orders');
  } finally {
    await owner.end();
  }
};
