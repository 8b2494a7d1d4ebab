import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { type JobKind, type Jobs, job } from '../../platform/jobs/jobs.ts';
import { lanes } from '../../platform/lanes.ts';
import { hour } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

/**
 * Each takes everything that is due from its table, so that a thousand payments do not wait behind a thousand jobs. What is due
 * now queues one of its own in its transaction: no job that waits already can be relied on, a worker may take it before the commit.
 */
export const drivePayments = job('payments.drive', z.object({}));
export const sendRefunds = job('payments.send-refunds', z.object({}));
export const handleEvents = job('payments.handle-events', z.object({}));

type DueWork = JobKind<Record<string, never>>;

const slotMs = 5_000;

const slotOf = (at: number) => Math.ceil(at / slotMs) * slotMs;

/** One job for all that become due within the same few seconds. */
export const workAt = (jobs: Jobs, tx: Tx, kind: DueWork, due: Date): Promise<void> => {
  const slot = new Date(slotOf(due.getTime()));
  return jobs.queue(tx, kind, {}, { due: slot, key: slot.toISOString() });
};

/** Each row's next turn is agreed on: rows of the same turn are written together, and its job is queued once. */
export const agreeOnTurns = async <Row>(
  { jobs, tx, kind }: { jobs: Jobs; tx: Tx; kind: DueWork },
  rows: readonly Row[],
  nextOf: (row: Row) => Date | null,
  write: (rows: Row[], next: Date | null) => Promise<unknown>,
): Promise<void> => {
  const turns = Map.groupBy(rows, (row) => nextOf(row)?.getTime() ?? null);
  const slots = new Set<number>();
  for (const [at, ofTurn] of turns) {
    await write(ofTurn, at === null ? null : new Date(at));
    if (at !== null) slots.add(slotOf(at));
  }
  for (const slot of slots) await workAt(jobs, tx, kind, new Date(slot));
};

export const batch = 100;
const atOnce = 8;

/** What one claim gives to do, and whether there may be more. */
export type Claimed<Work> = { work: Work[]; isFull: boolean };

/**
 * Works off all that is due. A claim waits for a row that another transaction holds: passed over, it would have no job left.
 * Whoever claims a row agrees on its next turn before its work begins: what fails, or dies with the process, comes again then.
 */
export const workOff =
  <Work>({ database, log }: Deps, claim: (tx: Tx) => Promise<Claimed<Work>>, act: (work: Work) => Promise<unknown>) =>
  async (): Promise<void> => {
    const lane = lanes(atOnce);
    const tryOnce = (work: Work) =>
      lane(() => act(work)).catch((error) => log.warn({ err: error }, 'the card provider will be asked again later'));
    let claimed: Claimed<Work>;
    do {
      claimed = await database.inTransaction(claim);
      await Promise.all(claimed.work.map(tryOnce));
    } while (claimed.isFull);
  };

const shortest = 15_000;
const longest = 600_000;

/** Pauses grow with the age of what is waited for. */
export const pauseAfter = (since: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(longest, Math.max(shortest, now.getTime() - since.getTime())));

const keysLast = 20 * hour;

/** The provider remembers a key for a day. Later it has to be asked what it did before it is asked to do it. */
export const keysMayBeForgotten = (firstUsed: Date, now: Date): boolean =>
  now.getTime() - firstUsed.getTime() > keysLast;
