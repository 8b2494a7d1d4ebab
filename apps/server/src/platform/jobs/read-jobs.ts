import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export type QueueCount = {
  name: string;
  waiting: number;
  due: number;
  running: number;
  retrying: number;
  failed: number;
  oldest: Date | null;
};

// Excludes pg-boss's internal queues.
const isOurs = sql`q.name not like '\\_\\_pgboss%'`;
const waits = sql`j.state in ('created', 'retry')`;

/** Counts the jobs of every queue by state, ignoring completed and cancelled ones. */
export const countQueues = async (tx: Tx): Promise<QueueCount[]> => {
  const { rows } = await sql<QueueCount>`
    select q.name,
      count(*) filter (where j.state = 'created') as waiting,
      count(*) filter (where ${waits} and j.start_after <= pgboss.job_now()) as due,
      count(*) filter (where j.state = 'active') as running,
      count(*) filter (where j.state = 'retry') as retrying,
      count(*) filter (where j.state = 'failed') as failed,
      min(j.start_after) filter (where ${waits} and j.start_after <= pgboss.job_now()) as oldest
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed'
    where ${isOurs} group by q.name order by q.name`.execute(tx);
  return rows;
};

export type StuckRow = {
  id: string;
  name: string;
  state: 'failed' | 'retry';
  tries: number;
  error: string | null;
  data: unknown;
  created_on: Date;
  start_after: Date;
};

type Params = { state: 'failed' | 'retry'; queue?: string | undefined; page: number; size: number };

/** Jobs that failed or wait for a retry, newest first. */
export const stuckJobs = async (
  tx: Tx,
  { state, queue, page, size }: Params,
): Promise<{ rows: StuckRow[]; count: number }> => {
  const matches = sql`j.state = ${state}::pgboss.job_state and j.state <> 'completed'
    and (${queue ?? null}::text is null or j.name = ${queue ?? null})`;
  const { rows } = await sql<StuckRow>`
    select j.id, j.name, j.state, j.retry_count + (j.state = 'failed')::int as tries, j.data, j.created_on, j.start_after,
      coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as error
    from pgboss.job j where ${matches} order by j.created_on desc, j.id limit ${size} offset ${page * size}`.execute(
    tx,
  );
  const counted = await sql<{ count: number }>`select count(*) from pgboss.job j where ${matches}`.execute(tx);
  return { rows, count: counted.rows[0]?.count ?? 0 };
};

const mostAtOnce = 1_000;

/** The ids of failed jobs: of the whole queue, or only the one given. */
export const failedIds = async (tx: Tx, queue: string, id: string | undefined): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select j.id from pgboss.job j where j.name = ${queue} and j.state = 'failed'
      and (${id ?? null}::uuid is null or j.id = ${id ?? null}) order by j.created_on limit ${mostAtOnce}`.execute(tx);
  return rows.map((row) => row.id);
};

/** Locks a failed or retrying job, so that no worker takes it; undefined when it is in another state. */
export const lockStuck = async (tx: Tx, queue: string, id: string): Promise<{ data: unknown } | undefined> => {
  const { rows } = await sql<{ data: unknown }>`
    select j.data from pgboss.job j
    where j.name = ${queue} and j.id = ${id} and j.state in ('failed', 'retry') for update`.execute(tx);
  return rows[0];
};
