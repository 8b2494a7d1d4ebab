import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { type Jobs, job } from './jobs/jobs.ts';
import { daysAfter } from './time.ts';

/** Longer than any client retries a call or anyone investigates one. */
const keptDays = 30;

export const purgeExpired = job('platform.forget-worn', z.object({}));

/** Deletes old idempotency keys, handled domain events, and expired rate-limit and attempt counters. */
export const purgeExpiredRows = (jobs: Jobs, { database, clock }: { database: Database; clock: Clock }) => {
  jobs.handle(purgeExpired, async () => {
    const now = clock.now();
    const before = daysAfter(now, -keptDays);
    await database.inTransaction(async (tx) => {
      await tx.deleteFrom('idempotency').where('created_at', '<', before).execute();
      await tx.deleteFrom('fact').where('at', '<', before).where('handled_at', 'is not', null).execute();
      await tx.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
      await tx.deleteFrom('attempt').where('window_ends_at', '<=', now).execute();
    });
  });
  jobs.every('35 * * * *', purgeExpired, {});
};
