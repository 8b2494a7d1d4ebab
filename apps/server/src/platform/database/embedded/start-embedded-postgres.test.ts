import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../../../tests/support/temporary-folder.ts';
import { findPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let folder: string;
let directory: string;
const running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  directory = join(folder, 'postgres');
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ directory, durable: false });
  running.push(database);
  return database;
}

/** Starts the database in another process and kills that process before it can stop it. */
async function startAndBeKilled(): Promise<void> {
  const program = fork(new URL('./start-embedded-postgres.test-program.ts', import.meta.url), [directory]);
  await once(program, 'message');
  program.kill('SIGKILL');
  await once(program, 'exit');
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

it('keeps the data from one start to the next', async () => {
  await ask((await start()).superUrl, 'create table kept as select 42 as answer');
  await running.pop()?.stop();
  const again = await start();
  expect(await ask(again.superUrl, 'select answer from kept')).toEqual([42]);
  expect(again.reused).toBe(false);
});

it('knows letters beyond English when it lowercases and searches', async () => {
  const { superUrl } = await start();
  await ask(superUrl, 'create extension pg_trgm');
  expect(await ask(superUrl, "select lower('ЇЖАК'), similarity('Привіт', 'привіт')")).toEqual(['їжак', 1]);
});

it('listens to this machine alone and to nobody without the password', async () => {
  const { superUrl } = await start();
  expect(await ask(superUrl, "select current_setting('listen_addresses')")).toEqual(['127.0.0.1']);
  await expect(ask(superUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  expect((await stat(`${directory}.password`)).mode & 0o777).toBe(0o600);
});

it('takes over a database whose program was killed, and stops it too', async () => {
  await startAndBeKilled();
  const left = await findPostmaster(directory);
  const taken = await start();
  expect(taken).toMatchObject({ reused: true, port: left?.port });
  await running.pop()?.stop();
  expect(await findPostmaster(directory)).toBeUndefined();
});

it('starts when the database was killed together with its program', async () => {
  await startAndBeKilled();
  process.kill((await findPostmaster(directory))?.pid ?? Number.NaN, 'SIGKILL');
  expect(await ask((await start()).superUrl, 'select 1')).toEqual([1]);
});

it('does not mistake a stranger with the number of the killed database for the database', async () => {
  await start();
  const file = await readFile(join(directory, 'postmaster.pid'), 'utf8');
  await running.pop()?.stop();
  await writeFile(join(directory, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
  expect((await start()).reused).toBe(false);
});

it('says who is running when a second program wants the same directory', async () => {
  await start();
  await expect(start()).rejects.toThrow(`Another Stagedoor is running on this data directory (pid ${process.pid})`);
});

it('starts over when creating the database was interrupted', async () => {
  await mkdir(join(`${directory}.creating`, 'data'), { recursive: true });
  await writeFile(join(`${directory}.creating`, 'data', 'PG_VERSION'), '18\n');
  expect(await ask((await start()).superUrl, 'select 1')).toEqual([1]);
});

it('tells what to do when the password is lost', async () => {
  await start();
  await running.pop()?.stop();
  await rm(`${directory}.password`);
  await expect(start()).rejects.toThrow(/cannot be read from .*postgres\.password\. Restore that file/);
});
