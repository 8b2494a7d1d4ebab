import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../../apps/server/src/platform/database/prepare.ts';
import { openProgram } from './open-program.ts';
import { databaseIn, makeTemporaryFolder, memoryOrDisk } from './temporary-folder.ts';

export type TestCluster = { superUrl: string; ownerUrl: string; programUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Runs before all test files: one database server with a migrated template, which `aDatabase()` copies. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const { superUrl, stop } = await provideServer();
  const template = `stagedoor_template_${process.pid}`;
  try {
    const urls = await prepareDatabase(superUrl, { database: template, ...passwordsFor(superUrl) });
    await migrate(urls.ownerUrl);
    await createQueues(urls.programUrl);
    project.provide('cluster', { superUrl, ...urls, template });
  } catch (error) {
    await stop();
    throw error;
  }
  return async () => {
    await dropDatabase(superUrl, template);
    await stop();
  };
}

/** As a first start does, so that not every test creates all queues in its copy. */
async function createQueues(programUrl: string): Promise<void> {
  const { end } = await openProgram(programUrl, pino({ level: 'error' }));
  await end();
}

async function provideServer(): Promise<{ superUrl: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { superUrl: given, stop: async () => {} };
  const folder = await makeTemporaryFolder(await memoryOrDisk());
  const { superUrl, stop } = await startEmbeddedPostgres({ directory: databaseIn(folder), durable: false });
  return {
    superUrl,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Derived from the server, so that two concurrent runs on it do not change each other's passwords. */
function passwordsFor(superUrl: string) {
  const derive = (role: string) => createHash('sha256').update(`${role} ${superUrl}`).digest('hex');
  return { ownerPassword: derive('owner'), programPassword: derive('program') };
}

async function dropDatabase(superUrl: string, name: string): Promise<void> {
  const client = new pg.Client(superUrl);
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}
