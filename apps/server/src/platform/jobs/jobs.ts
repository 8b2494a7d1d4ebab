import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss, systemClock } from 'pg-boss';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { forLongWork, noJit } from '../database/patience.ts';
import { within } from '../within.ts';

/** Work with a due time. The payload carries ids; the handler looks again, then acts, and may be run twice. */
export type JobKind<Payload extends object = object> = { name: string; payload: z.ZodType<Payload> };

export const job = <Payload extends object>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({
  name,
  payload,
});

type QueuedJob<P> = { payload: P; due?: Date; key?: string };

export type Jobs = {
  /** Queues in the caller's transaction. `key`: at most one waiting job of this kind with that key. */
  queue<P extends object>(tx: Tx, kind: JobKind<P>, payload: P, when?: { due?: Date; key?: string }): Promise<void>;
  /** The same for many at once, in one statement. */
  queueAll<P extends object>(tx: Tx, kind: JobKind<P>, all: readonly QueuedJob<P>[]): Promise<void>;
  handle<P extends object>(kind: JobKind<P>, run: (payload: P) => Promise<void>): void;
  /** Also queues the job by a cron expression, once for all processes. */
  every<P extends object>(cron: string, kind: JobKind<P>, payload: P): void;
  start(options: { work: boolean }): Promise<void>;
  /** Takes no more work; jobs can still be queued. */
  rest(): Promise<void>;
  /** Waits for running jobs, but not for ever: what is left is failed and tried again elsewhere. */
  stop(boundMs?: number): Promise<void>;
  /** Resolves when nothing that is due is left waiting or running. */
  settled(timeoutMs: number): Promise<boolean>;
  /** Has jobs tried once more that were given up; how many there were. */
  retry(tx: Tx, queue: string, ids: readonly string[]): Promise<number>;
  drop(tx: Tx, queue: string, id: string): Promise<void>;
  /** What comes by the calendar, and when next. */
  schedules(): Promise<{ name: string; cron: string; next: Date | null }[]>;
};

type Handler = (payload: unknown) => Promise<void>;
type Work = { id: string; data: unknown };
type Schedule = { cron: string; name: string; payload: object };

const retries = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 };
// Nothing is deleted by the queue: what failed waits for the staff, what waits for a worker as long as it takes.
const keeping = { deleteAfterSeconds: 0, retentionSeconds: 365 * 86_400 };
// A crashed worker's job is taken up again after this long without a sign of life.
const heartbeatSeconds = 10;
// New work is told of at once; only what was queued for later is found by looking.
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
const bursts = { batchSize: 8, burstWhenBatchFull: true, localConcurrency: 2 };

/** The caller's transaction, as the queue wants to be given one; `count` is what its last statement counted. */
const queueIn = (tx: Tx) => {
  let count = 0;
  const executeSql = async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery<{ count?: number }>(CompiledQuery.raw(text, values));
    count = rows[0]?.count ?? 0;
    return { rows };
  };
  return { db: { executeSql }, count: () => count };
};

export const createJobs = ({ url, clock, log }: { url: string; clock: Clock; log: FastifyBaseLogger }): Jobs => {
  const handlers = new Map<string, Handler>();
  const schedules: Schedule[] = [];
  const workers = new Map<string, string>();
  const boss = new PgBoss({
    connectionString: url,
    connectionTimeoutMillis: forLongWork.connectMs,
    options: `${noJit} -c statement_timeout=${forLongWork.statementMs}`,
    application_name: 'stagedoor jobs',
    max: 2,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: heartbeatSeconds,
    clock: { ...systemClock, now: () => clock.now().getTime() },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const attempt = async (name: string, handler: Handler, { id, data }: Work): Promise<JobResult> => {
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: name, id }, 'a job failed and will be tried again');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  };

  const work = async (name: string, handler: Handler) => {
    // As long as there is more to take, it is taken at once: a backlog does not wait for the clock.
    const options = { ...polling, ...bursts, perJobResults: true } as const;
    const run = (batch: Work[]) => Promise.all(batch.map((taken) => attempt(name, handler, taken)));
    workers.set(name, await boss.work(name, options, run));
  };

  // From an earlier version, whose queues forgot after a week.
  const keepJobs = async (name: string) => {
    await boss.updateQueue(name, keeping);
    await boss.getDb().executeSql('update pgboss.job set deletion_seconds = 0 where name = $1', [name]);
  };
  // Each costs a round trip or two, and nearly every start finds all of them there.
  const createMissingQueues = async () => {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of handlers.keys()) {
      const queue = known.get(name);
      if (queue && queue.deleteAfterSeconds !== keeping.deleteAfterSeconds) await keepJobs(name);
      if (queue) continue;
      await boss.createQueue(name, { policy: 'short', notify: true, heartbeatSeconds, ...retries, ...keeping });
    }
  };
  const writeNewSchedules = async () => {
    const known = await boss.getSchedules();
    const isKnown = (wanted: Schedule) =>
      known.some(({ name, cron, data }) => isDeepStrictEqual({ name, cron, payload: data }, wanted));
    for (const wanted of schedules) {
      if (!isKnown(wanted)) await boss.schedule(wanted.name, wanted.cron, wanted.payload);
    }
  };

  return {
    async queue(tx, kind, payload, { due, key } = {}) {
      await boss.send(kind.name, payload, {
        db: queueIn(tx).db,
        startAfter: due ?? clock.now(),
        // The queue keeps one waiting job per key, so a job that may stand beside others of its kind gets a key of its own.
        singletonKey: key ?? randomUUID(),
      });
    },
    async queueAll(tx, kind, all) {
      if (all.length === 0) return;
      const jobs = all.map(({ payload, due, key }) => ({
        data: payload,
        startAfter: due ?? clock.now(),
        singletonKey: key ?? randomUUID(),
      }));
      await boss.insert(kind.name, jobs, { db: queueIn(tx).db });
    },
    handle(kind, run) {
      handlers.set(kind.name, (payload) => run(kind.payload.parse(payload)));
    },
    every(cron, kind, payload) {
      schedules.push({ cron, name: kind.name, payload });
    },
    async start({ work: takesWork }) {
      await boss.start();
      await createMissingQueues();
      if (!takesWork) return;
      await writeNewSchedules();
      for (const [name, handler] of handlers) await work(name, handler);
    },
    async rest() {
      await Promise.all([...handlers.keys()].map((name) => boss.offWork(name, { wait: false })));
    },
    async stop(boundMs = 10_000) {
      // The queue itself looks only twice a second whether its workers are done.
      await within(boundMs, Promise.all([...handlers.keys()].map((name) => boss.offWork(name, { wait: true }))));
      await boss.stop({ graceful: false });
    },
    async retry(tx, queue, ids) {
      const asked = queueIn(tx);
      await boss.retry(queue, [...ids], { db: asked.db });
      return asked.count();
    },
    async drop(tx, queue, id) {
      await boss.deleteJob(queue, id, { db: queueIn(tx).db });
    },
    async schedules() {
      const all = await boss.getSchedules();
      return all.map(({ name, cron, timezone: tz }) => {
        const [next] = boss.previewSchedule(cron, { tz, from: clock.now(), count: 1 });
        return { name, cron, next: next ?? null };
      });
    },
    async settled(timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const { rows: busy } = await boss.getDb().executeSql(
          `select name, bool_or(state <> 'active') as waits from pgboss.job
           where (state = 'active' or (state in ('created', 'retry') and start_after <= pgboss.job_now()))
             and name not like '\\_\\_pgboss%' group by name`,
        );
        if (busy.length === 0) return true;
        // A moved clock makes jobs due of which no worker has heard.
        for (const { name, waits } of busy) {
          const worker = workers.get(name);
          if (waits && worker) boss.notifyWorker(worker);
        }
        await pause(10);
      }
      return false;
    },
  };
};
