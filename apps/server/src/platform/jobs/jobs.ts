import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type JobInsert, type JobResult, PgBoss, systemClock } from 'pg-boss';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { collector } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import { forLongWork, noJit } from '../database/patience.ts';
import { within } from '../within.ts';
import { queueInSlots } from './slots.ts';

/**
 * Work with a due time. The payload carries ids; the handler reads the current state before it acts, and must be
 * idempotent.
 */
export type JobKind<Payload extends object = object> = { name: string; payload: z.ZodType<Payload> };

export const job = <Payload extends object>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({
  name,
  payload,
});

type QueuedJob<P> = { payload: P; due?: Date; key?: string };

export type Jobs = {
  /** Queues in the caller's transaction, all at its end. `key`: at most one waiting job of this kind per key. */
  queue<P extends object>(tx: Tx, kind: JobKind<P>, payload: P, when?: { due?: Date; key?: string }): Promise<void>;
  /** Queues one job for everything that becomes due within the same `slotMs`, at the end of that slot. */
  queueSlot(tx: Tx, kind: JobKind<Record<string, never>>, due: Date, slotMs: number): Promise<void>;
  queueAll<P extends object>(tx: Tx, kind: JobKind<P>, all: readonly QueuedJob<P>[]): Promise<void>;
  handle<P extends object>(kind: JobKind<P>, run: (payload: P) => Promise<void>): void;
  /** Also queues the job by a cron expression, once across all processes. */
  every<P extends object>(cron: string, kind: JobKind<P>, payload: P): void;
  /** Queues all scheduled jobs now. */
  queueCalendar(): Promise<void>;
  start(): Promise<void>;
  /** Takes no more work; jobs can still be queued. */
  rest(): Promise<void>;
  /** Waits up to `boundMs` for running jobs; the rest are failed and retried by another process. */
  stop(boundMs?: number): Promise<void>;
  /** Resolves when no due job is waiting or running. */
  settled(timeoutMs: number): Promise<boolean>;
  /** Retries jobs that had exhausted their retries. Returns how many there were. */
  retry(tx: Tx, queue: string, ids: readonly string[]): Promise<number>;
  drop(tx: Tx, queue: string, id: string): Promise<void>;
  /** Scheduled jobs with their next run. */
  schedules(): Promise<{ name: string; cron: string; next: Date | null }[]>;
};

type Handler = (payload: unknown) => Promise<void>;
type Work = { id: string; data: unknown };
type Schedule = { cron: string; name: string; payload: object };

const retries = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 };
// pg-boss deletes nothing: failed jobs wait for staff, waiting jobs for a worker, however long that takes.
const keeping = { deleteAfterSeconds: 0, retentionSeconds: 365 * 86_400 };
// The job of a crashed worker is retried after this long without a heartbeat.
const heartbeatSeconds = 10;
// New work arrives by NOTIFY; polling finds what was queued for later.
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
const bursts = { batchSize: 8, burstWhenBatchFull: true, localConcurrency: 2 };

/** Adapts the caller's transaction to pg-boss; `count` is what its last statement counted. */
const queueIn = (tx: Tx) => {
  let count = 0;
  const executeSql = async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery<{ count?: number }>(CompiledQuery.raw(text, values));
    count = rows[0]?.count ?? 0;
    return { rows };
  };
  return { db: { executeSql }, count: () => count };
};

type Parts = {
  url: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether this process runs jobs; without, it only queues them. */
  works: boolean;
};

export const createJobs = ({ url, clock, log, works }: Parts): Jobs => {
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
    // Only for who runs jobs: they take two more connections and most of the start.
    useListenNotify: works,
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: heartbeatSeconds,
    clock: { ...systemClock, now: () => clock.now().getTime() },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  const attempt = async (name: string, handler: Handler, { id, data }: Work): Promise<JobResult> => {
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: name, id }, 'a job failed and will be retried');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  };

  const work = async (name: string, handler: Handler) => {
    // Takes the next batch at once while batches are full: a backlog does not wait for the polling interval.
    const options = { ...polling, ...bursts, perJobResults: true } as const;
    const run = (batch: Work[]) => Promise.all(batch.map((taken) => attempt(name, handler, taken)));
    workers.set(name, await boss.work(name, options, run));
  };

  // Queues created by an earlier version deleted jobs after a week.
  const keepJobs = async (name: string) => {
    await boss.updateQueue(name, keeping);
    await boss.getDb().executeSql('update pgboss.job set deletion_seconds = 0 where name = $1', [name]);
  };
  // Each creation costs one or two round trips, and on nearly every start all queues exist.
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
    const isKnown = (schedule: Schedule) =>
      known.some(({ name, cron, data }) => isDeepStrictEqual({ name, cron, payload: data }, schedule));
    for (const schedule of schedules) {
      if (!isKnown(schedule)) await boss.schedule(schedule.name, schedule.cron, schedule.payload);
    }
  };

  // pg-boss notifies workers only of jobs that were due when the transaction began; this process's time is later already.
  const startOf = (due: Date | undefined) => (due && due > clock.now() ? { startAfter: due } : {});
  const jobsOf = collector(
    () => new Map<string, JobInsert[]>(),
    async (tx, kinds) => {
      for (const [name, all] of kinds) await boss.insert(name, all, { db: queueIn(tx).db });
    },
  );
  // The queue policy allows one waiting job per key, so a job without a key gets a random one.
  const queue = (tx: Tx, name: string, { payload, due, key = randomUUID() }: QueuedJob<object>) => {
    const all = jobsOf(tx).get(name) ?? [];
    all.push({ data: payload, ...startOf(due), singletonKey: key });
    jobsOf(tx).set(name, all);
  };
  const inSlots = queueInSlots((tx, name, when) => queue(tx, name, { payload: {}, ...when }), clock);

  return {
    async queue(tx, { name }, payload, when = {}) {
      queue(tx, name, { payload, ...when });
    },
    queueSlot: async (tx, { name }, due, slotMs) => inSlots(tx, name, { due, slotMs }),
    async queueAll(tx, { name }, all) {
      for (const one of all) queue(tx, name, one);
    },
    handle(kind, run) {
      handlers.set(kind.name, (payload) => run(kind.payload.parse(payload)));
    },
    every(cron, kind, payload) {
      schedules.push({ cron, name: kind.name, payload });
    },
    async queueCalendar() {
      for (const { name, payload } of schedules) await boss.send(name, payload, { singletonKey: 'calendar' });
    },
    async start() {
      await boss.start();
      await createMissingQueues();
      if (!works) return;
      await writeNewSchedules();
      for (const [name, handler] of handlers) await work(name, handler);
    },
    async rest() {
      await Promise.all([...handlers.keys()].map((name) => boss.offWork(name, { wait: false })));
    },
    async stop(boundMs = 10_000) {
      // pg-boss itself checks only twice a second whether its workers are done.
      await within(boundMs, Promise.all([...handlers.keys()].map((name) => boss.offWork(name, { wait: true }))));
      await boss.stop({ graceful: false });
    },
    async retry(tx, queue, ids) {
      const connection = queueIn(tx);
      await boss.retry(queue, [...ids], { db: connection.db });
      return connection.count();
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
