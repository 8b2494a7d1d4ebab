import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { openMovableClock } from '../../sandbox/movable-clock.ts';
import { systemClock } from '../clock.ts';
import { openDatabase, type Tx } from '../database/database.ts';
import { openListener } from '../database/listen.ts';
import { createJobs, job } from './jobs.ts';
import { purgeDone, purgeDoneJobs } from './purge-done-jobs.ts';

const remind = job('test.remind', z.object({ id: z.int() }));

/** pg-boss names it after the hash of its schema. */
const pgBossChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

const setUp = async ({ works = true } = {}) => {
  const { programUrl, ownerUrl } = await aDatabase();
  const database = openDatabase(programUrl);
  const listener = await openListener(programUrl);
  const clock = await openMovableClock(ownerUrl, listener);
  const jobs = createJobs({ url: programUrl, clock, log: pino({ level: 'silent' }), works });
  const close = async () => {
    await jobs.stop();
    await listener.close();
    await database.close();
  };
  return { database, clock, jobs, close, programUrl };
};

it('runs a job of a committed transaction and none of a rolled-back one', async () => {
  const { database, jobs, close } = await setUp();
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start();
  await database.inTransaction((tx) => jobs.queue(tx, remind, { id: 1 }));
  await database
    .inTransaction(async (tx) => {
      await jobs.queue(tx, remind, { id: 2 });
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await jobs.settled(10_000)).toBe(true);
  expect(ran.mock.calls).toEqual([[{ id: 1 }]]);
  await close();
});

it('tells the workers of all processes what is due by now, and of nothing later', async () => {
  const { database, clock, jobs, close, programUrl } = await setUp({ works: false });
  jobs.handle(remind, async () => {});
  await jobs.start();
  const listener = await openListener(programUrl);
  const told = vi.fn();
  listener.on(pgBossChannel, told);
  const now = clock.now();
  await database.inTransaction((tx) =>
    jobs.queue(tx, remind, { id: 1 }, { due: new Date(now.getTime() + 86_400_000) }),
  );
  await database.inTransaction((tx) => jobs.queue(tx, remind, { id: 2 }));
  await database.inTransaction((tx) => jobs.queueAll(tx, remind, [{ payload: { id: 3 }, due: now }]));
  await expect.poll(() => told.mock.calls).toEqual([['test.remind'], ['test.remind']]);
  await listener.close();
  await close();
});

it('waits until the product’s clock says that it is due', async () => {
  const { database, clock, jobs, close } = await setUp();
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start();
  const due = new Date(clock.now().getTime() + 7 * 86_400_000);
  await database.inTransaction((tx) => jobs.queue(tx, remind, { id: 1 }, { due }));
  await jobs.settled(10_000);
  expect(ran).not.toHaveBeenCalled();
  await clock.advance(7 * 86_400_000 + 1_000);
  expect(await jobs.settled(10_000)).toBe(true);
  expect(ran).toHaveBeenCalledOnce();
  await close();
});

it('keeps one waiting job per key', async () => {
  const { database, jobs, close } = await setUp({ works: false });
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start();
  await database.inTransaction(async (tx) => {
    await jobs.queue(tx, remind, { id: 1 }, { key: 'same' });
    await jobs.queue(tx, remind, { id: 1 }, { key: 'same' });
    await jobs.queue(tx, remind, { id: 2 });
    await jobs.queue(tx, remind, { id: 3 });
  });
  const { rows } = await database.pool.query(`select count(*) as waiting from pgboss.job where name = 'test.remind'`);
  expect(rows[0].waiting).toBe(3);
  await close();
});

it('writes all jobs of a kind that a transaction queued in one statement', async () => {
  const { database, jobs, close } = await setUp({ works: false });
  jobs.handle(remind, async () => {});
  await jobs.start();
  await database.inTransaction(async (tx) => {
    await jobs.queue(tx, remind, { id: 1 });
    await jobs.queueAll(tx, remind, [{ payload: { id: 2 } }, { payload: { id: 3 } }]);
    await jobs.queueSlot(tx, job('test.remind', z.object({})), new Date(), 1_000);
  });
  // Each statement of a transaction has its own number.
  const { rows } = await database.pool.query(
    `select count(*) as jobs, count(distinct cmin::text) as statements from pgboss.job where name = 'test.remind'`,
  );
  expect(rows).toEqual([{ jobs: 4, statements: 1 }]);
  await close();
});

it('takes over the queues and schedules of an earlier start, and changes a schedule that has changed', async () => {
  const { programUrl } = await aDatabase();
  const startWith = async (cron: string) => {
    const jobs = createJobs({ url: programUrl, clock: systemClock, log: pino({ level: 'silent' }), works: true });
    jobs.handle(remind, async () => {});
    jobs.every(cron, remind, { id: 1 });
    await jobs.start();
    const schedules = await jobs.schedules();
    await jobs.stop();
    return schedules.map(({ name, cron: found }) => ({ name, cron: found }));
  };
  expect(await startWith('0 4 * * *')).toEqual([{ name: 'test.remind', cron: '0 4 * * *' }]);
  expect(await startWith('0 4 * * *')).toEqual([{ name: 'test.remind', cron: '0 4 * * *' }]);
  expect(await startWith('0 5 * * *')).toEqual([{ name: 'test.remind', cron: '0 5 * * *' }]);
});

it('keeps what failed until the staff decide, and what is done for a week', async () => {
  const { database, clock, jobs, close, programUrl } = await setUp({ works: false });
  jobs.handle(remind, async () => {});
  purgeDoneJobs(jobs, { database, clock });
  await jobs.start();
  for (const id of [1, 2, 3]) await database.inTransaction((tx) => jobs.queue(tx, remind, { id }));
  const end = (id: number, state: string) =>
    database.pool.query(
      `update pgboss.job set state = $2, completed_on = pgboss.job_now() where name = 'test.remind' and data ->> 'id' = $1`,
      [String(id), state],
    );
  await end(1, 'failed');
  await end(2, 'completed');
  await clock.advance(100 * 86_400_000);
  await end(3, 'completed');

  const queue = new PgBoss({ connectionString: programUrl, migrate: false, createSchema: false, supervise: false });
  await queue.start();
  await queue.supervise('test.remind');
  await queue.stop();
  await jobs.stop();
  const worker = createJobs({ url: programUrl, clock, log: pino({ level: 'silent' }), works: true });
  purgeDoneJobs(worker, { database, clock });
  await worker.start();
  await database.inTransaction((tx) => worker.queue(tx, purgeDone, {}));
  expect(await worker.settled(10_000)).toBe(true);
  await worker.stop();

  const { rows } = await database.pool.query(
    `select data ->> 'id' as id from pgboss.job where name = 'test.remind' order by 1`,
  );
  expect(rows.map(({ id }) => id)).toEqual(['1', '3']);
  await close();
});

it('lets the queues of an earlier version forget no more', async () => {
  const { database, jobs, close, programUrl } = await setUp({ works: false });
  const earlier = new PgBoss({ connectionString: programUrl, migrate: false, createSchema: false, supervise: false });
  await earlier.start();
  await earlier.createQueue(remind.name, { policy: 'short' });
  await earlier.send(remind.name, { id: 1 });
  await earlier.stop();
  jobs.handle(remind, async () => {});
  await jobs.start();
  const { rows } = await database.pool.query(`select deletion_seconds from pgboss.job where name = 'test.remind'`);
  expect(rows).toEqual([{ deletion_seconds: 0 }]);
  await close();
});

it('queues one job for what becomes due in the same slot, also when the first of them was rolled back', async () => {
  const { database, clock, jobs, close } = await setUp({ works: false });
  const sweep = job('test.sweep', z.object({}));
  jobs.handle(sweep, async () => {});
  await jobs.start();
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select start_after from pgboss.job where name = 'test.sweep' order by start_after`,
    );
    return rows.map(({ start_after }) => start_after.getTime());
  };
  const slot = Math.ceil(clock.now().getTime() / 60_000) * 60_000 + 600_000;
  const queue = (afterMs: number) => (tx: Tx) => jobs.queueSlot(tx, sweep, new Date(slot - 60_000 + afterMs), 60_000);
  await database
    .inTransaction(async (tx) => {
      await queue(1)(tx);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await waiting()).toEqual([]);
  for (const afterMs of [2, 30_000, 60_000]) await database.inTransaction(queue(afterMs));
  expect(await waiting()).toEqual([slot]);
  await database.inTransaction(queue(60_001));
  expect(await waiting()).toEqual([slot, slot + 60_000]);
  await close();
});
