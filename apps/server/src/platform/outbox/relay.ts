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
const factsAtOnce = 32;
const longestBatchMs = 50;

type Fact = { id: number; type: string; body: unknown; attempts: number };

/**
 * Hands committed facts to their reactions. A fact, its reactions and the mark that it was handled are in one transaction,
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

/**
 * Handles what is due, oldest first, so many facts in one transaction that the round trips around it hardly count and so few
 * that nobody waits long for what they lock. False: there was nothing.
 */
export const handleNext = async (deps: Deps, most = factsAtOnce): Promise<boolean> => {
  const { database, clock, log } = deps;
  let taken: Fact[] = [];
  try {
    await database.inTransaction(async (tx) => {
      taken = [];
      taken = await take(tx, clock.now(), most);
      const handled: number[] = [];
      const began = performance.now();
      for (const fact of taken) {
        if (performance.now() - began > longestBatchMs) break;
        await react(deps, tx, fact);
        handled.push(fact.id);
      }
      if (handled.length > 0) await markHandled(tx, handled, clock.now());
    });
  } catch (error) {
    const [fact] = taken;
    if (!fact) throw error;
    // Whose fault it was may show only at the commit. One by one there is no doubt: that fact is postponed, the others go on.
    if (most > 1) for (const _ of taken) await handleNext(deps, 1);
    else {
      log.error({ err: error, fact: fact.id }, 'a fact could not be handled and will be tried again');
      await postpone(database, clock.now(), fact, error);
    }
  }
  return taken.length > 0;
};

const react = async ({ outbox }: Deps, tx: Tx, { id, type, body }: Fact) => {
  for (const reaction of outbox.reactionsTo(type)) await reaction(tx, body, id);
};

const take = (tx: Tx, now: Date, most: number): Promise<Fact[]> =>
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

const markHandled = (tx: Tx, ids: readonly number[], at: Date) =>
  tx.updateTable('fact').set({ handled_at: at }).where('id', 'in', ids).execute();

// Doubling pauses keep a reaction that cannot succeed from starving the facts behind it.
const postpone = (database: Database, now: Date, { id, attempts }: Fact, error: unknown) =>
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
