import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { daysAfter } from '../time.ts';
import { type Jobs, job } from './jobs.ts';

export const purgeDone = job('platform.purge-done-jobs', z.object({}));

const keptDays = 7;
const atOnce = 5_000;

/** Deletes completed jobs and keeps failed ones. pg-boss cannot: its retention makes no difference between the two. */
export const purgeDoneJobs = (jobs: Jobs, { database, clock }: { database: Database; clock: Clock }) => {
  jobs.handle(purgeDone, async () => {
    const before = daysAfter(clock.now(), -keptDays);
    while ((await database.inTransaction((tx) => deleteDone(tx, before))) === atOnce) {}
  });
  jobs.every('50 * * * *', purgeDone, {});
};

const deleteDone = async (tx: Tx, before: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from pgboss.job where (name, id) in (
      select name, id from pgboss.job
      where state in ('completed', 'cancelled') and completed_on < ${before} and name not like '\\_\\_pgboss%'
      limit ${atOnce})`.execute(tx);
  return Number(numAffectedRows);
};
