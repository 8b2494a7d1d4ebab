import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { type JobKind, type Jobs, job } from '../../platform/jobs/jobs.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { hour } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

/**
 * Each job processes everything due in its table, so that a thousand payments do not wait behind a thousand jobs. Work
 * that is due now queues its own job in its transaction: an already waiting job might be taken before the commit.
 */
export const drivePayments = job('payments.drive', z.object({}));
export const sendRefunds = job('payments.send-refunds', z.object({}));
export const handleEvents = job('payments.handle-events', z.object({}));

type RetryJob = JobKind<Record<string, never>>;

const slotMs = 5_000;

/** Queues one job for everything that becomes due within the same few seconds. */
export const queueAttempt = (jobs: Jobs, tx: Tx, kind: RetryJob, due: Date): Promise<void> =>
  jobs.queueSlot(tx, kind, due, slotMs);

/** Groups rows by next attempt time, saves each group in one statement and queues one job per time slot. */
export const scheduleNextAttempts = async <Row>(
  { jobs, tx, kind }: { jobs: Jobs; tx: Tx; kind: RetryJob },
  rows: readonly Row[],
  nextOf: (row: Row) => Date | null,
  write: (rows: Row[], next: Date | null) => Promise<unknown>,
): Promise<void> => {
  const attempts = Map.groupBy(rows, (row) => nextOf(row)?.getTime() ?? null);
  const slots = new Map<number, Date>();
  for (const [at, group] of attempts) {
    const next = at === null ? null : new Date(at);
    await write(group, next);
    if (next) slots.set(Math.ceil(next.getTime() / slotMs), next);
  }
  for (const next of slots.values()) await queueAttempt(jobs, tx, kind, next);
};

export const batch = 100;
const atOnce = 8;

/** The work of one claim; `isFull` means that there may be more. */
export type Claimed<Work> = { work: Work[]; isFull: boolean };

/**
 * Processes everything due. A claim waits for rows locked by another transaction: skipping them would leave them
 * without a job. It sets each row's next attempt before the work begins, so that work that fails, or dies with the
 * process, is retried.
 */
export const processDue =
  <Work>({ database, log }: Deps, claim: (tx: Tx) => Promise<Claimed<Work>>, act: (work: Work) => Promise<unknown>) =>
  async (): Promise<void> => {
    const limit = limitConcurrency(atOnce);
    const tryOnce = (work: Work) =>
      limit(() => act(work)).catch((error) =>
        log.warn({ err: error }, 'a call to the card provider failed and will be retried'),
      );
    let claimed: Claimed<Work>;
    do {
      claimed = await database.inTransaction(claim);
      await Promise.all(claimed.work.map(tryOnce));
    } while (claimed.isFull);
  };

const shortest = 15_000;
const longest = 600_000;

/** The pause grows with the age of the work. */
export const pauseAfter = (since: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(longest, Math.max(shortest, now.getTime() - since.getTime())));

const keysLast = 20 * hour;

/** The provider stores idempotency keys for a day. After that its state must be checked before a call is repeated. */
export const keysMayBeForgotten = (firstUsed: Date, now: Date): boolean =>
  now.getTime() - firstUsed.getTime() > keysLast;
