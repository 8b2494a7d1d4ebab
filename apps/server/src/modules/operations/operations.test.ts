import { ApiError } from '@stagedoor/contract/errors';
import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aClock } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createJobs, job } from '../../platform/jobs/jobs.ts';
import { createOperations } from './index.ts';

const deliver = job('test.deliver', z.object({ idOrder: z.int(), sealed: z.string() }));
const otherQueue = job('test.other', z.object({}));

/** A test queue with failed jobs. */
const setUp = async ({ works = true } = {}) => {
  const { programUrl } = await aDatabase();
  const database = openDatabase(programUrl);
  const clock = systemClock;
  const jobs = createJobs({ url: programUrl, clock, log: pino({ level: 'silent' }), works });
  const ran = vi.fn(async (_payload: object): Promise<void> => {});
  jobs.handle(deliver, ran);
  jobs.handle(otherQueue, ran);
  jobs.every('0 5 * * *', otherQueue, {});
  await jobs.start();
  whenDone(async () => {
    await jobs.stop();
    await database.close();
  });
  const { idUser: idStaff } = await aUser({ database, clock: aClock() }, { role: 'ADMIN' });
  const later = new Date(clock.now().getTime() + 3_600_000);
  const queue = (idOrder: number) =>
    database.inTransaction((tx) => jobs.queue(tx, deliver, { idOrder, sealed: 'a secret' }, { due: later }));
  const giveUp = async (idOrder: number, message = 'the mail server said no') => {
    await queue(idOrder);
    const { rows } = await database.pool.query(
      `update pgboss.job set state = 'failed', retry_count = 20, start_after = created_on, completed_on = now(), output = $2
       where name = 'test.deliver' and (data ->> 'idOrder')::int = $1 returning id`,
      [idOrder, JSON.stringify({ message })],
    );
    return rows[0].id as string;
  };
  const log = async () =>
    (await database.pool.query('select action, subject, detail from staff_action order by id')).rows;
  const operations = createOperations({ database, clock, jobs });
  const stuck = (input: object = {}) => operations.listStuck({ state: 'failed', page: 0, size: 25, ...input });
  return { database, jobs, ran, idStaff, queue, giveUp, log, operations, stuck };
};

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof ApiError ? error.name : error),
  );

it('counts what waits and what was given up, and tells when the calendar comes next', async () => {
  const { queue, giveUp, operations } = await setUp();
  await queue(1);
  await giveUp(2);
  const { queues, schedules, backlog } = await operations.showJobs();
  const idle = { waiting: 0, due: 0, running: 0, retrying: 0, failed: 0, oldestWaiting: null };
  expect(queues.filter(({ name }) => name.startsWith('test.'))).toEqual([
    { ...idle, name: 'test.deliver', waiting: 1, failed: 1 },
    { ...idle, name: 'test.other' },
  ]);
  expect(schedules).toEqual([
    { name: 'test.other', cron: '0 5 * * *', next: expect.stringMatching(/T05:00:00.000Z$/) },
  ]);
  expect(backlog).toEqual({ waiting: 0, failing: 0, oldest: null, failures: [] });
});

it('lists what failed with the reason, and of what it carries the ids alone', async () => {
  const { giveUp, stuck } = await setUp({ works: false });
  const id = await giveUp(7, 'no such mailbox <lesia@example.com> at https://mail.test/?key=abc');
  const { items } = await stuck();
  expect(items).toEqual([
    {
      id,
      queue: 'test.deliver',
      state: 'failed',
      tries: 21,
      ids: { idOrder: 7 },
      nextTry: null,
      error: 'no such mailbox <***> at https://mail.test/?***',
      createdAt: expect.any(String),
    },
  ]);
  expect((await stuck({ queue: 'test.other' })).items).toEqual([]);
  expect((await stuck({ state: 'retry' })).items).toEqual([]);
});

it('runs a job again that was given up, and writes down who wanted it', async () => {
  const { jobs, ran, idStaff, giveUp, operations, log, stuck } = await setUp();
  const id = await giveUp(7);
  expect(await operations.retry(idStaff, { queue: deliver.name, id })).toEqual({ count: 1 });
  expect(await jobs.settled(10_000)).toBe(true);
  expect(ran.mock.calls).toEqual([[{ idOrder: 7, sealed: 'a secret' }]]);
  expect((await stuck()).items).toEqual([]);
  expect(await log()).toEqual([
    { action: 'job.retried', subject: `job ${id}`, detail: { queue: 'test.deliver', count: 1 } },
  ]);
});

it('runs it once when two ask at the same moment, and tells the second', async () => {
  const { jobs, ran, idStaff, giveUp, operations, log } = await setUp();
  const input = { queue: deliver.name, id: await giveUp(7) };
  const answers = await Promise.all([
    refusalOf(operations.retry(idStaff, input)),
    refusalOf(operations.retry(idStaff, input)),
  ]);
  expect(answers.toSorted()).toEqual([null, 'pageNotFound'].toSorted());
  expect(await jobs.settled(10_000)).toBe(true);
  expect(ran).toHaveBeenCalledOnce();
  expect(await log()).toHaveLength(1);
});

it('runs all of a queue again', async () => {
  const { jobs, ran, idStaff, giveUp, operations, log } = await setUp();
  for (const idOrder of [1, 2, 3]) await giveUp(idOrder);
  expect(await operations.retry(idStaff, { queue: deliver.name })).toEqual({ count: 3 });
  expect(await jobs.settled(10_000)).toBe(true);
  expect(ran).toHaveBeenCalledTimes(3);
  expect(await log()).toMatchObject([{ action: 'jobs.retried', subject: 'queue test.deliver', detail: { count: 3 } }]);
});

it('drops a job for a recorded reason', async () => {
  const { idStaff, giveUp, operations, log, stuck } = await setUp({ works: false });
  const id = await giveUp(7);
  await operations.drop(idStaff, { queue: deliver.name, id, reason: 'The order is refunded' });
  expect((await stuck()).items).toEqual([]);
  const detail = { queue: 'test.deliver', idOrder: 7, reason: 'The order is refunded' };
  expect(await log()).toEqual([{ action: 'job.dropped', subject: `job ${id}`, detail }]);
});

it('leaves alone what did not fail, and what is not there', async () => {
  const { database, idStaff, queue, operations, log } = await setUp({ works: false });
  await queue(1);
  const { rows } = await database.pool.query(`select id from pgboss.job where name = 'test.deliver'`);
  const waiting = { queue: deliver.name, id: rows[0].id as string };
  const nowhere = { queue: 'no.such', id: '11111111-1111-4111-8111-111111111111' };
  const reason = 'Just because';
  const refused = [
    await refusalOf(operations.retry(idStaff, waiting)),
    await refusalOf(operations.drop(idStaff, { ...waiting, reason })),
    await refusalOf(operations.retry(idStaff, nowhere)),
    await refusalOf(operations.retry(idStaff, { queue: nowhere.queue })),
    await refusalOf(operations.drop(idStaff, { ...nowhere, reason })),
  ];
  expect(new Set(refused)).toEqual(new Set(['pageNotFound']));
  expect(await log()).toEqual([]);
});

it('raises an alarm in the metrics, and names unhandled domain events', async () => {
  const program = await aProgram();
  const staff = await aLoggedInClient(program, (await aUser(program, { role: 'ADMIN' })).idUser);
  await program.database.pool.query(
    `insert into pgboss.job (name, state, policy, output) values ('mail.send', 'failed', 'short', '{"message": "no"}')`,
  );
  await program.database.pool.query(
    `insert into fact (type, body, at, due_at, attempts, last_error) values ('orderPaid', '{}', $1, $1, 3, 'nobody home')`,
    [program.clock.now()],
  );
  const { body } = await program.app.inject('/metrics');
  expect(body).toContain('jobs_failed{queue="mail.send"} 1');
  expect(body).toContain('jobs_failed{queue="sms.send"} 0');
  const { backlog } = (await staff.get('/get-jobs')).body as JobsOverview;
  expect(backlog).toMatchObject({ waiting: 1, failing: 1, failures: [{ type: 'orderPaid', error: 'nobody home' }] });
});
