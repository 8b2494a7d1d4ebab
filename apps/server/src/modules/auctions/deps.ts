import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Notify, NotifyAll } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  notify: Notify;
  notifyAll: NotifyAll;
  live: Live;
  catalogue: Pick<Catalogue, 'plans'>;
  orders: Pick<Orders, 'place' | 'payAgain' | 'abandon' | 'returnUnwanted' | 'fillIn'>;
  payments: Pick<Payments, 'chargeNow'>;
};
