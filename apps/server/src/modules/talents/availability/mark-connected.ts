import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { secondsAfter } from '../../../platform/time.ts';

const { liveSeconds, refreshSeconds } = limits.availability;

/**
 * Marks the talents among these users as connected for the next minutes. Without a refresh the mark expires by itself, so a
 * crashed process leaves nobody online. Marks younger than a minute are not rewritten.
 */
export const markConnected =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idUsers: readonly number[]): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      await sql`
        update talent set live_until = ${secondsAfter(now, liveSeconds)}
        where id_user = any (${idUsers}::bigint[])
          and coalesce(live_until < ${secondsAfter(now, liveSeconds - refreshSeconds)}, true)`.execute(tx);
    });
