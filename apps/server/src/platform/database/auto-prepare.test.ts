import { expect, it } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { runAs } from '../../../../../tests/support/ledger.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openDatabase } from './database.ts';

it('prepares what comes back often, and outlives a migration that changes what it returns', async () => {
  const { ownerUrl, programUrl } = await aDatabase();
  const database = openDatabase(programUrl, { connections: 1 });
  whenDone(database.close);
  const look = () =>
    database.inTransaction((tx) => tx.selectFrom('category').selectAll().where('id', '=', 1).execute());
  for (let turn = 0; turn < 10; turn++) await look();
  const { rows } = await database.pool.query(`select statement from pg_prepared_statements where name like 'auto %'`);
  expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('from "category"')]);
  await runAs(ownerUrl, ['alter table category add column later text']);
  expect(await look()).toEqual([]);
});
