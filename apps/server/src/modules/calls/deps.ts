import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { AppCalls } from '../../platform/ports/app-calls.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Orders } from '../orders/index.ts';

/** STUN and TURN. `secret` is shared with the TURN server, which checks credentials by it. */
type CallServers = { urls: readonly string[]; secret: string | undefined };

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  notify: Notify;
  live: Live;
  orders: Pick<Orders, 'place' | 'settle' | 'entitlements'>;
  callServers: CallServers;
  appCalls: AppCalls | null;
  wallClock: Clock;
  publicUrl: () => string;
  secrets: Secrets;
};
