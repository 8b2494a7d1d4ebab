import type { Logger } from 'pino';
import { companyOf } from '../company-settings.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Listener } from '../platform/database/listen.ts';
import { forLongWork, forProbes, forRequests } from '../platform/database/patience.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createPost } from '../platform/mail/post.ts';
import { announceEvents } from '../platform/outbox/announce.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { postgresFanOut, redisFanOut } from '../platform/realtime/fan-out.ts';
import { createLive } from '../platform/realtime/live.ts';
import { createSecrets } from '../platform/secrets.ts';
import type { Ports } from '../ports.ts';

export type Parts = {
  config: Config;
  programUrl: string;
  clock: Clock;
  /** The system clock, which authenticator apps follow, for when `clock` can be moved. */
  wallClock?: Clock;
  listener: Listener;
  ports: Ports;
  log: Logger;
  secretKey: string;
  /** Known once the program listens. */
  publicUrl: () => string;
};

export type Platform = ReturnType<typeof composePlatform>;

/** The services that modules are built on. */
export const composePlatform = (parts: Parts) => {
  const { config, programUrl, clock, wallClock = clock, listener, ports, log, secretKey, publicUrl } = parts;
  const database = openDatabase(programUrl, { patience: forRequests(config.DATABASE_TIMEOUT_SECONDS) });
  const longDatabase = openDatabase(programUrl, { patience: forLongWork, connections: 2 });
  const watchDatabase = openDatabase(programUrl, { patience: forProbes, connections: 2 });
  const { redis } = ports;
  const outbox = createOutbox({ clock, announce: announceEvents(database.pool) });
  const overPostgres = { pool: database.pool, listener };
  const fanOut = redis ? redisFanOut(redis, overPostgres) : postgresFanOut(overPostgres);
  const live = createLive({ clock, announce: fanOut.announce });
  const jobs = createJobs({ url: programUrl, clock, log, works: config.roles.has('worker') });
  const secrets = createSecrets(secretKey);
  const company = companyOf(config);
  const sender = { mailer: ports.mail, sms: ports.sms, publicUrl, company };
  const post = createPost({ jobs, secrets, clock, log, ...sender });
  const metrics = createMetrics();
  return {
    ...parts,
    wallClock,
    database,
    longDatabase,
    watchDatabase,
    outbox,
    fanOut,
    live,
    jobs,
    secrets,
    post,
    company,
    metrics,
    redis,
  };
};
