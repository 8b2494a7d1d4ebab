import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Notify } from '../../../platform/notices/notify.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { ProfilePages } from '../../../platform/ports/profile-pages.ts';
import type { Live } from '../../../platform/realtime/live.ts';
import type { Secrets } from '../../../platform/secrets.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secrets: Secrets;
  notify: Notify;
  outbox: Outbox;
  live: Live;
  profilePages: ProfilePages;
  log: FastifyBaseLogger;
  metrics: Registry;
};
