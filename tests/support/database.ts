import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { whenDone } from './when-done.ts';

export type TestDatabase = { ownerUrl: string; programUrl: string };

/** A migrated, empty database: for one test when called inside it, for the whole file when called at its top. */
export async function aDatabase(): Promise<TestDatabase> {
  const { superUrl, ownerUrl, programUrl, template } = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(superUrl, `create database ${name} template ${template} strategy file_copy owner stagedoor_owner`);
  whenDone(() => command(superUrl, `drop database ${name} with (force)`));
  return { ownerUrl: on(name, ownerUrl), programUrl: on(name, programUrl) };
}

function on(database: string, url: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

async function command(superUrl: string, sql: string): Promise<void> {
  const client = new pg.Client(superUrl);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
