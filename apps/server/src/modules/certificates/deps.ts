import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Secrets } from '../../platform/secrets.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
};
