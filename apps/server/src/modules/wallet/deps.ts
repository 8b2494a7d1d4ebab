import type { Cents } from '@stagedoor/contract/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Payer } from './batches/batch.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secrets: Secrets;
  post: Post;
  notify: Notify;
  live: Live;
  outbox: Outbox;
  ledger: Ledger;
  payments: Payments;
  payer: Payer;
  /** A withdrawal of so much needs two people: one approves it, another exports it. */
  fourEyesFrom: Cents;
};
