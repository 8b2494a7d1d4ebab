import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from './platform/database/database.ts';
import { closeApp } from './platform/http/close-app.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Relay } from './platform/outbox/relay.ts';
import type { Sockets } from './platform/realtime/serve-sockets.ts';
import { within } from './platform/within.ts';

type Parts = {
  app: FastifyInstance;
  jobs: Jobs;
  relay: Relay | undefined;
  sockets: Sockets | undefined;
  databases: readonly Database[];
};

export type Stop = {
  /** How long to keep serving after `/health/ready` says 503, so that a load balancer can react. */
  drainMs: number;
  /** How long to wait afterwards for requests, jobs and the database. Jobs are idempotent, so they may be abandoned. */
  boundMs: number;
};

/** Stops jobs at once. Closes the port after the drain, lets running requests finish, then releases everything. */
export const stopProgram = async ({ app, jobs, relay, sockets, databases }: Parts, { drainMs, boundMs }: Stop) => {
  const stopServing = async () => {
    await pause(drainMs);
    await sockets?.close();
    await closeApp(app, boundMs);
  };
  const stopWorking = async () => {
    await jobs.rest();
    if (relay) await within(boundMs, relay.stop());
  };
  await Promise.all([stopServing(), stopWorking()]);
  await within(boundMs + 1_000, jobs.stop(boundMs));
  await within(boundMs, Promise.all(databases.map((database) => database.close())));
};
