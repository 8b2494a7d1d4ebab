import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './database/database.ts';
import type { Secrets } from './secrets.ts';
import { minutesAfter } from './time.ts';

const { checks, sends, waitMinutes } = limits.verification;

/** Maximum attempts per `waitMinutes` window. */
type AttemptLimit = { kind: string; most: number };
type SendLimit = AttemptLimit & { counts: 'sends' };
type CheckLimit = AttemptLimit & { counts: 'checks' };

export const sending = (kind: string, most: number = sends): SendLimit => ({ kind, most, counts: 'sends' });
export const checking = (kind: string, most: number = checks): CheckLimit => ({ kind, most, counts: 'checks' });

type Deps = { database: Database; clock: Clock; secrets: Secrets };

/** Counts one message sent to `subject`; refuses with `tooManySends` over the limit. */
export const countSend = async (deps: Deps, limit: SendLimit, subject: string): Promise<void> => {
  const wait = await countAttempt(deps, limit, subject);
  if (wait !== null) fail('tooManySends', { retryAfter: wait });
};

/** Counts one guess; refuses with `tooManyChecks` over the limit. */
export const countCheck = async (deps: Deps, limit: CheckLimit, subject: string): Promise<void> => {
  const wait = await countAttempt(deps, limit, subject);
  if (wait !== null) fail('tooManyChecks', { retryAfter: wait });
};

/**
 * Returns the seconds to wait when the limit is exceeded, else null. Commits before the caller compares anything, so
 * concurrent guesses cannot exceed the limit.
 */
const countAttempt = (
  { database, clock, secrets }: Deps,
  { kind, most }: AttemptLimit,
  subject: string,
): Promise<number | null> => {
  const now = clock.now();
  const ends = minutesAfter(now, waitMinutes);
  const key = secrets.hash('attempt', kind, subject.toLowerCase());
  return database.inTransaction(async (tx) => {
    const counted = await tx
      .insertInto('attempt')
      .values({ kind, subject: key, count: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .doUpdateSet({
            count: sql`case when attempt.window_ends_at <= ${now} then 1 else attempt.count + 1 end`,
            window_ends_at: sql`case when attempt.window_ends_at <= ${now} then ${ends} else attempt.window_ends_at end`,
          })
          .where((eb) => eb.or([eb('attempt.window_ends_at', '<=', now), eb('attempt.count', '<', most)])),
      )
      .returning('count')
      .executeTakeFirst();
    return counted ? null : secondsLeft(tx, kind, key, now);
  });
};

const secondsLeft = async (tx: Tx, kind: string, key: Buffer, now: Date) => {
  const row = await tx
    .selectFrom('attempt')
    .select('window_ends_at')
    .where('kind', '=', kind)
    .where('subject', '=', key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.window_ends_at.getTime() ?? 0) - now.getTime()) / 1000));
};

/** Uncounts an attempt that turned out to be correct. */
export const giveBackAttempt = async (tx: Tx, secrets: Secrets, { kind }: AttemptLimit, subject: string) => {
  await tx
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', secrets.hash('attempt', kind, subject.toLowerCase()))
    .where('count', '>', 0)
    .execute();
};

/** Resets the counter after a correct answer. */
export const clearAttempts = async (tx: Tx, secrets: Secrets, { kind }: AttemptLimit, subject: string) => {
  await tx
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('subject', '=', secrets.hash('attempt', kind, subject.toLowerCase()))
    .execute();
};
