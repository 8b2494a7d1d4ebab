import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  /** The system clock, which authenticator apps follow; `clock` can be moved in the sandbox. */
  wallClock: Clock;
  secrets: Secrets;
  live: Live;
  notify: Notify;
};
