import { expect, it } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { runAs } from '../../../../../tests/support/ledger.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openDatabase } from './database.ts';
import { sendUnawaited } from './unawaited.ts';

const aPool = async (connections?: number) => {
  const urls = await aDatabase();
  const database = openDatabase(urls.programUrl, connections === undefined ? {} : { connections });
  whenDone(database.close);
  return { ...urls, database };
};

const fact = 'insert into fact (type, body, at, due_at) values ($1, $2, $3, $3)';
const told = (database: Awaited<ReturnType<typeof aPool>>['database']) =>
  database.pool.query('select type from fact order by id').then(({ rows }) => rows.map(({ type }) => type));

it('keeps what was sent without waiting, in the order in which it was sent', async () => {
  const { database } = await aPool();
  await database.inTransaction(async (tx) => {
    for (const type of ['one', 'two', 'three']) await sendUnawaited(tx, fact, [type, '{}', new Date()]);
  });
  expect(await told(database)).toEqual(['one', 'two', 'three']);
});

it('undoes everything with the reason of the write that failed, though nobody waited for it', async () => {
  const { database } = await aPool();
  const work = database.inTransaction(async (tx) => {
    await sendUnawaited(tx, fact, ['fine', '{}', new Date()]);
    await sendUnawaited(tx, fact, [null, '{}', new Date()]);
    await sendUnawaited(tx, fact, ['never read', '{}', new Date()]);
  });
  await expect(work).rejects.toMatchObject({ code: '23502', column: 'type' });
  expect(await told(database)).toEqual([]);
  await database.inTransaction((tx) => sendUnawaited(tx, fact, ['after', '{}', new Date()]));
  expect(await told(database)).toEqual(['after']);
});

it('tells the failure at the next statement that is waited for', async () => {
  const { database } = await aPool();
  let wentOn = false;
  const work = database.inTransaction(async (tx) => {
    await sendUnawaited(tx, fact, [null, '{}', new Date()]);
    await tx.selectFrom('fact').select('id').where('id', '=', 1).execute();
    wentOn = true;
  });
  await expect(work).rejects.toMatchObject({ column: 'type' });
  expect(wentOn).toBe(false);
});

it('asks the judge of an answer, whose refusal undoes everything and is told first', async () => {
  const { database } = await aPool();
  const work = database.inTransaction(async (tx) => {
    await sendUnawaited(tx, fact, ['undone', '{}', new Date()]);
    await sendUnawaited(tx, 'select $1::int as answer', [42], async (answer) => {
      throw new Error(`refused ${JSON.stringify((await answer).rows)}`);
    });
    await sendUnawaited(tx, fact, [null, '{}', new Date()]);
  });
  await expect(work).rejects.toThrow('refused [{"answer":42}]');
  expect(await told(database)).toEqual([]);
});

it('lets a judge say in other words why the database refused', async () => {
  const { database } = await aPool();
  const work = database.inTransaction((tx) =>
    sendUnawaited(tx, fact, [null, '{}', new Date()], (answer) =>
      answer.catch(() => {
        throw new Error('in other words');
      }),
    ),
  );
  await expect(work).rejects.toThrow('in other words');
});

it('sends nothing of a transaction that was given up', async () => {
  const { database } = await aPool(1);
  const work = database.inTransaction(async (tx) => {
    await sendUnawaited(tx, fact, ['given up', '{}', new Date()]);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await told(database)).toEqual([]);
});

it('prepares what comes back often, and outlives a migration that changes what it returns', async () => {
  const { database, ownerUrl } = await aPool(1);
  const look = () =>
    database.inTransaction((tx) => tx.selectFrom('category').selectAll().where('id', '=', 1).execute());
  for (let turn = 0; turn < 10; turn++) await look();
  const { rows } = await database.pool.query(`select statement from pg_prepared_statements where name like 'often %'`);
  expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('from "category"')]);
  await runAs(ownerUrl, ['alter table category add column later text']);
  expect(await look()).toEqual([]);
});
