import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  catalogue: Catalogue;
  orders: Orders;
  payments: Payments;
};
