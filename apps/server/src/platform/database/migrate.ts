import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { withClient } from './with-client.ts';

const folder = new URL('../../migrations/', import.meta.url);
// An arbitrary number that is the same in every process.
const migrationLock = 7_236_001;

/** Sorted by name, which is oldest first. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Brings the schema up to date as its owner. Of two processes that start at once, the second waits and finds nothing to
 * do.
 */
export const migrate = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map((r) => r.name));
    const waiting = (await knownMigrations()).filter((name) => !done.has(name));
    for (const name of waiting) await apply(client, name);
    await installJobs(client, ownerUrl);
    return waiting;
  });

const apply = async (client: pg.Client, name: string) => {
  const sql = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

// pg-boss migrates its own tables. It runs here, as the owner, so that the program needs no right to create tables.
const installJobs = async (client: pg.Client, ownerUrl: string) => {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`
    -- Completed jobs are kept for days; counting unfinished ones must not scan them.
    create index if not exists job_unfinished on pgboss.job_common (name, state) where state <> 'completed';
    -- refuseOldSchema compares it with the migration files.
    grant select on migration to stagedoor_program;
    grant usage on schema pgboss to stagedoor_program;
    grant select, insert, update, delete on all tables in schema pgboss to stagedoor_program;
    grant usage, select on all sequences in schema pgboss to stagedoor_program;
    grant execute on all functions in schema pgboss to stagedoor_program;`);
};
