import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { hour } from '../time.ts';
import type { Outbox } from './outbox.ts';

type Deps = { database: Database; outbox: Outbox; clock: Clock; log: FastifyBaseLogger };

export type Relay = { wake(): void; stop(): Promise<void> };

const pollEvery = 1_000;
const longestPause = hour;
const eventsAtOnce = 32;
const longestBatchMs = 50;

type StoredEvent = { id: number; type: string; body: unknown; attempts: number };

/**
 * Passes committed domain events to their handlers. An event's handlers and its `handled_at` mark share one
 * transaction, so each handler takes effect once however often a worker crashes. Any number of workers share the queue.
 */
export const startRelay = (deps: Deps): Relay => {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const drain = async () => {
    do {
      again = false;
      while (!stopped && (await handleNext(deps))) {}
    } while (again && !stopped);
  };

  const wake = () => {
    again = true;
    running ??= drain()
      .catch((error) => deps.log.error({ err: error }, 'the relay could not read the outbox'))
      .finally(() => {
        running = undefined;
      });
  };

  const timer = setInterval(wake, pollEvery);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};

/**
 * Handles due events, oldest first: enough per transaction to amortise the round trips, few enough not to hold locks
 * for long. Returns false when nothing was due.
 */
export const handleNext = async (deps: Deps, most = eventsAtOnce): Promise<boolean> => {
  const { database, clock, log } = deps;
  let taken: StoredEvent[] = [];
  try {
    await database.inTransaction(async (tx) => {
      taken = [];
      taken = await take(tx, clock.now(), most);
      const handled: number[] = [];
      const began = performance.now();
      for (const run of runsOf(deps.outbox, taken)) {
        if (performance.now() - began > longestBatchMs) break;
        await handle(deps, tx, run);
        handled.push(...run.map(({ id }) => id));
      }
      if (handled.length > 0) await markHandled(tx, handled, clock.now());
    });
  } catch (error) {
    const [event] = taken;
    if (!event) throw error;
    // A failure may surface only at the commit, so it is unclear which event caused it. Retry one by one: the failing
    // event is postponed, the others go on.
    if (most > 1) for (const _ of taken) await handleNext(deps, 1);
    else {
      log.error({ err: error, fact: event.id }, 'a domain event could not be handled and will be retried');
      await postpone(database, clock.now(), event, error);
    }
  }
  return taken.length > 0;
};

type Run = [StoredEvent, ...StoredEvent[]];

/** One event each, but for those that follow each other and are handled together. */
const runsOf = (outbox: Outbox, events: readonly StoredEvent[]): Run[] => {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.[0].type === event.type && outbox.runHandlersOf(event.type).length > 0) last.push(event);
    else runs.push([event]);
  }
  return runs;
};

const handle = async ({ outbox }: Deps, tx: Tx, run: Run) => {
  const [{ type }] = run;
  for (const { id, body } of run) for (const handler of outbox.handlersOf(type)) await handler(tx, body, id);
  const bodies = run.map(({ body }) => body);
  for (const handler of outbox.runHandlersOf(type)) await handler(tx, bodies);
};

const take = (tx: Tx, now: Date, most: number): Promise<StoredEvent[]> =>
  tx
    .selectFrom('fact')
    .select(['id', 'type', 'body', 'attempts'])
    .where('handled_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

const markHandled = (tx: Tx, ids: number[], at: Date) =>
  tx
    .updateTable('fact')
    .set({ handled_at: at })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();

// Exponential backoff keeps a handler that cannot succeed from starving the events behind it.
const postpone = (database: Database, now: Date, { id, attempts }: StoredEvent, error: unknown) =>
  database.inTransaction((tx) =>
    tx
      .updateTable('fact')
      .set({
        attempts: sql`attempts + 1`,
        due_at: new Date(now.getTime() + Math.min(longestPause, 1_000 * 2 ** attempts)),
        last_error: error instanceof Error ? error.message : String(error),
      })
      .where('id', '=', id)
      .where('handled_at', 'is', null)
      .execute(),
  );
