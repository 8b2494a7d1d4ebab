import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { openMovableClock } from '../../sandbox/movable-clock.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/database.ts';
import { openListener } from '../database/listen.ts';
import { createJobs, job } from './jobs.ts';

const remind = job('test.remind', z.object({ id: z.int() }));

const setUp = async () => {
  const { programUrl, ownerUrl } = await aDatabase();
  const database = openDatabase(programUrl);
  const listener = await openListener(programUrl);
  const clock = await openMovableClock(ownerUrl, listener);
  const jobs = createJobs({ url: programUrl, clock, log: pino({ level: 'silent' }) });
  const close = async () => {
    await jobs.stop();
    await listener.close();
    await database.close();
  };
  return { database, clock, jobs, close };
};

it('runs a job of a committed transaction and none of a rolled-back one', async () => {
  const { database, jobs, close } = await setUp();
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start({ work: true });
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

it('waits until the product’s clock says that it is due', async () => {
  const { database, clock, jobs, close } = await setUp();
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start({ work: true });
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
  const { database, jobs, close } = await setUp();
  const ran = vi.fn(async () => {});
  jobs.handle(remind, ran);
  await jobs.start({ work: false });
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

it('takes over the queues and schedules of an earlier start, and changes a schedule that has changed', async () => {
  const { programUrl } = await aDatabase();
  const startWith = async (cron: string) => {
    const jobs = createJobs({ url: programUrl, clock: systemClock, log: pino({ level: 'silent' }) });
    jobs.handle(remind, async () => {});
    jobs.every(cron, remind, { id: 1 });
    await jobs.start({ work: true });
    const schedules = await jobs.schedules();
    await jobs.stop();
    return schedules.map(({ name, cron: found }) => ({ name, cron: found }));
  };
  expect(await startWith('0 4 * * *')).toEqual([{ name: 'test.remind', cron: '0 4 * * *' }]);
  expect(await startWith('0 4 * * *')).toEqual([{ name: 'test.remind', cron: '0 4 * * *' }]);
  expect(await startWith('0 5 * * *')).toEqual([{ name: 'test.remind', cron: '0 5 * * *' }]);
});
