import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aClock, minutes } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { beforeCommit } from '../database/after-commit.ts';
import { openDatabase, type Tx } from '../database/database.ts';
import { withClient } from '../database/with-client.ts';
import { domainEvent } from './domain-event.ts';
import { createOutbox } from './outbox.ts';
import { handleNext } from './relay.ts';

const delivered = domainEvent('orderDelivered', z.object({ idOrder: z.int() }));

const setUp = async () => {
  const { programUrl, ownerUrl } = await aDatabase();
  const database = openDatabase(programUrl);
  const clock = aClock();
  const outbox = createOutbox({ clock, announce: () => {} });
  const deps = { database, clock, outbox, log: pino({ level: 'silent' }) };
  const drain = async () => {
    while (await handleNext(deps)) {}
  };
  return { ...deps, drain, ownerUrl };
};

it('hands each fact to each reaction once, with any number of workers', async () => {
  const { database, outbox, drain } = await setUp();
  outbox.on(delivered, async (tx, { idOrder }) => {
    await tx
      .insertInto('idempotency')
      .values({ scope: 'seen', key: `${idOrder}`, request_hash: Buffer.alloc(0), created_at: new Date(0) })
      .execute();
  });
  await database.inTransaction(async (tx) => {
    for (let idOrder = 1; idOrder <= 50; idOrder++) await outbox.append(tx, delivered, { idOrder });
  });
  await Promise.all([drain(), drain(), drain(), drain()]);
  const { rows } = await database.pool.query('select count(*) as seen from idempotency');
  expect(rows[0].seen).toBe(50);
  await database.close();
});

it('hands over events that follow each other together, and one by one when that fails', async () => {
  const { database, outbox, drain } = await setUp();
  const other = domainEvent('orderShipped', z.object({ idOrder: z.int() }));
  const runs: number[][] = [];
  outbox.onRun(delivered, async (_tx, orders) => {
    const ids = orders.map(({ idOrder }) => idOrder);
    runs.push(ids);
    if (ids.length > 1 && ids.includes(4)) throw new Error('not these together');
  });
  const append = (kinds: readonly (typeof other)[]) =>
    database.inTransaction(async (tx) => {
      for (const [at, kind] of kinds.entries()) await outbox.append(tx, kind, { idOrder: at + 1 });
    });
  await append([delivered, delivered, other, delivered]);
  await drain();
  expect(runs).toEqual([[1, 2], [4]]);
  runs.length = 0;
  await append([delivered, delivered, delivered, delivered]);
  await drain();
  expect(runs).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]]);
  await database.close();
});

it('says nothing about what was rolled back', async () => {
  const { database, outbox, drain } = await setUp();
  const heard: number[] = [];
  outbox.on(delivered, async (_tx, { idOrder }) => void heard.push(idOrder));
  await database
    .inTransaction(async (tx) => {
      await outbox.append(tx, delivered, { idOrder: 1 });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await drain();
  expect(heard).toEqual([]);
  await database.close();
});

it('tries a failed reaction again later without holding up the others', async () => {
  const { database, outbox, drain, clock } = await setUp();
  const heard: number[] = [];
  let broken = true;
  outbox.on(delivered, async (_tx, { idOrder }) => {
    if (idOrder === 1 && broken) throw new Error('not yet');
    heard.push(idOrder);
  });
  await database.inTransaction(async (tx) => {
    await outbox.append(tx, delivered, { idOrder: 1 });
    await outbox.append(tx, delivered, { idOrder: 2 });
  });
  await drain();
  expect(heard).toEqual([2]);
  broken = false;
  await drain();
  expect(heard).toEqual([2]);
  clock.advance(minutes(1));
  await drain();
  expect(heard).toEqual([2, 1]);
  await database.close();
});

it('lets what was handled together with a failure take effect once', async () => {
  const { database, outbox, drain } = await setUp();
  outbox.on(delivered, async (tx, { idOrder }) => {
    if (idOrder === 3) throw new Error('not yet');
    const row = { scope: 'seen', key: `${idOrder}`, request_hash: Buffer.alloc(0), created_at: new Date(0) };
    await tx.insertInto('idempotency').values(row).execute();
  });
  await database.inTransaction(async (tx) => {
    for (let idOrder = 1; idOrder <= 5; idOrder++) await outbox.append(tx, delivered, { idOrder });
  });
  await drain();
  const { rows } = await database.pool.query('select key from idempotency order by key');
  expect(rows.map(({ key }) => key)).toEqual(['1', '2', '4', '5']);
  const left = await database.pool.query('select attempts, last_error from fact where handled_at is null');
  expect(left.rows).toEqual([{ attempts: 1, last_error: 'not yet' }]);
  await database.close();
});

const deferredConstraint = `
  create table seen (id int primary key);
  create table reply (id_seen int references seen deferrable initially deferred);
  grant select, insert on seen, reply to stagedoor_program;`;

// Each of these fails only after the handler has returned.
const lateFailures: [what: string, fails: (tx: Tx) => Promise<unknown>, error: RegExp][] = [
  [
    'a constraint that is checked at the commit',
    (tx) => sql`insert into reply (id_seen) values (0)`.execute(tx),
    /reply_id_seen_fkey/,
  ],
  [
    'what is written last of all',
    async (tx) => beforeCommit(tx, () => Promise.reject(new Error('cannot be written'))),
    /cannot be written/,
  ],
  [
    'the mark that it was handled',
    (tx) => sql`select 1 / 0`.execute(tx).catch(() => {}),
    /current transaction is aborted/,
  ],
];

it.each(lateFailures)('postpones a fact that fails at %s, and no other', async (_what, fails, error) => {
  const { database, outbox, drain, ownerUrl } = await setUp();
  await withClient(ownerUrl, (owner) => owner.query(deferredConstraint));
  outbox.on(delivered, async (tx, { idOrder }) => {
    await sql`insert into seen (id) values (${idOrder})`.execute(tx);
    if (idOrder === 3) await fails(tx);
  });
  await database.inTransaction(async (tx) => {
    for (let idOrder = 1; idOrder <= 5; idOrder++) await outbox.append(tx, delivered, { idOrder });
  });
  await drain();
  const { rows } = await database.pool.query('select id from seen order by id');
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  const left = await database.pool.query('select attempts, last_error from fact where handled_at is null');
  expect(left.rows).toEqual([{ attempts: 1, last_error: expect.stringMatching(error) }]);
  await database.close();
});
