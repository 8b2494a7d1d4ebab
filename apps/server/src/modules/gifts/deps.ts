import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Recurring } from '../recurring/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  outbox: Outbox;
  notify: Notify;
  catalogue: Catalogue;
  orders: Orders;
  recurring: Recurring;
  publicUrl: () => string;
};
