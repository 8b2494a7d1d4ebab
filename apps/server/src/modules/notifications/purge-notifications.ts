import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

export const purgeNotifications = job('notifications.purge', z.object({}));

const { readKeptDays, keptDays, eventsKeptDays } = limits.notifications;

// Deletes in batches, so that no transaction holds locks for minutes.
const batch = 5_000;

/**
 * Deletes old notifications, and old records of domain events that prevent notifying twice: events that old are not
 * repeated.
 */
export const purgeOldNotifications =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const daysAgo = (days: number) => daysAfter(clock.now(), -days);
    const old = sql`event_log where created_at < ${daysAgo(keptDays)}
      or (created_at < ${daysAgo(readKeptDays)} and (read_at is not null or not in_app))`;
    const notified = sql`notified_fact where at < ${daysAgo(eventsKeptDays)}`;
    for (const [table, rows] of [
      ['event_log', old],
      ['notified_fact', notified],
    ] as const) {
      let deleted: number;
      do {
        const { numAffectedRows = 0n } = await database.inTransaction((tx) =>
          sql`delete from ${sql.table(table)} where ctid = any (array (select ctid from ${rows} limit ${batch}))`.execute(
            tx,
          ),
        );
        deleted = Number(numAffectedRows);
      } while (deleted === batch);
    }
  };
