import type { TestProgram } from './program.ts';

/** Tables that a refused call may change: it counts as an attempt, and the session was used. */
const mayChange = new Set(['rate_limit', 'session', 'session_token']);

type Rows = Record<string, string>;

/**
 * One checksum per table over all its rows, including waiting jobs. Two results are equal only if nothing was written
 * in between.
 */
export const storedRows = async ({ database }: TestProgram): Promise<Rows> => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const stored: Rows = {};
  for (const { name } of tables) {
    if (!mayChange.has(name)) stored[name] = await checksum(database.pool, `select t::text as row from "${name}" t`);
  }
  stored['pgboss.job'] = await checksum(
    database.pool,
    `select concat(id, state, data) as row from pgboss.job where name not like '\\_\\_pgboss%'`,
  );
  return stored;
};

const checksum = async (pool: TestProgram['database']['pool'], rows: string): Promise<string> => {
  const { rows: found } = await pool.query<{ sum: string }>(
    `select concat(count(*), ' rows ', md5(string_agg(row, chr(10) order by row))) as sum from (${rows}) r`,
  );
  return found[0]?.sum ?? '';
};
