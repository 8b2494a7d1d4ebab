import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { whenDone } from './when-done.ts';

export type TestDatabase = { ownerUrl: string; programUrl: string };

/** A migrated, empty database: for one test when called inside it, for the whole file when called at its top. */
export async function aDatabase(): Promise<TestDatabase> {
  const { ownerUrl, programUrl, template } = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(`create database ${name} template ${template} strategy file_copy owner stagedoor_owner`);
  whenDone(() => command(`drop database ${name} with (force)`));
  return { ownerUrl: on(name, ownerUrl), programUrl: on(name, programUrl) };
}

function on(database: string, url: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

async function command(sql: string): Promise<void> {
  superuser ??= connect();
  await (await superuser).query(sql);
}

/** One connection for all tests of this process; opening one takes a tenth of what copying a database takes. */
let superuser: Promise<pg.Client> | undefined;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(inject('cluster').superUrl);
  // The cluster stops before the process ends.
  client.on('error', () => {});
  await client.connect();
  return client;
}
