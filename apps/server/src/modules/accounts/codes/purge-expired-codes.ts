import { z } from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

export const purgeExpiredCodes = job('accounts.forget-expired', z.object({}));

/** Deletes expired codes, links and socket tokens. */
export const purgeCodesAndLinks =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (): Promise<void> =>
    database.inTransaction(async (tx) => {
      const before = daysAfter(clock.now(), -1);
      await tx.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
      await tx.deleteFrom('mailed_link').where('expires_at', '<', before).execute();
      await tx.deleteFrom('socket_token').where('expires_at', '<', before).execute();
    });
