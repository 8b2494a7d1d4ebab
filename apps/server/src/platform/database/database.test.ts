import { expect, it } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { openDatabase } from './database.ts';
import { forRequests } from './patience.ts';

it('compiles no statements, and gives up those that take too long', async () => {
  const { programUrl } = await aDatabase();
  const database = openDatabase(programUrl, { connections: 1, patience: forRequests(2) });
  const { rows } = await database.pool.query(`
    select name, setting from pg_settings
    where name in ('jit', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '2000' },
    { name: 'jit', setting: 'off' },
    { name: 'statement_timeout', setting: '2000' },
  ]);
  await database.close();
});
