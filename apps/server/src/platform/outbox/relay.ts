import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Outbox } from './outbox.ts';

type Deps = { database: Database; outbox: Outbox; clock: Clock; log: FastifyBaseLogger };

export type Relay = { wake(): void; stop(): Promise<void> };

const pollEvery = 1_000;
const longestPause = 3_600_000;

/**
 * Hands committed facts to their reactions. A fact, its reactions and the mark that it was handled are one transaction,
 * so each reaction takes effect once however often a worker dies; any number of workers share the queue.
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

export const handleNext = async ({ database, outbox, clock, log }: Deps): Promise<boolean> => {
  const failure: { id?: number; attempts?: number; error?: unknown } = {};
  const found = await database
    .inTransaction(async (tx) => {
      const next = await takeNext(tx, clock.now());
      if (!next) return false;
      try {
        for (const react of outbox.reactionsTo(next.type)) await react(tx, next.body, next.id);
      } catch (error) {
        Object.assign(failure, { id: next.id, attempts: next.attempts, error });
        throw error;
      }
      await tx.updateTable('fact').set({ handled_at: clock.now() }).where('id', '=', next.id).execute();
      return true;
    })
    .catch((error) => {
      if (failure.id === undefined) throw error;
      return true;
    });
  if (failure.id !== undefined) {
    log.error({ err: failure.error, fact: failure.id }, 'a reaction failed and will be tried again');
    await postpone(database, clock.now(), failure.id, failure.attempts ?? 0, failure.error);
  }
  return found;
};

const takeNext = (tx: Tx, now: Date) =>
  tx
    .selectFrom('fact')
    .select(['id', 'type', 'body', 'attempts'])
    .where('handled_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

// Doubling pauses keep a reaction that cannot succeed from starving the facts behind it.
const postpone = (database: Database, now: Date, id: number, attempts: number, error: unknown) =>
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
