import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Read } from '../../platform/database/read.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Post } from '../../platform/mail/post.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Payer } from './batches/batch.ts';

type AboutOrder = NonNullable<Transaction['order']>;
/** Those of the orders that the user bought or sold. */
export type AboutOrders = (
  read: Read,
  asked: { idUser: number; ids: readonly number[]; language: Language },
) => Promise<ReadonlyMap<number, AboutOrder>>;

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
  /** Orders are a higher module, which passes this in. */
  aboutOrders: AboutOrders;
  /** From this amount a withdrawal needs two staff members: one approves, another exports. */
  fourEyesFrom: Cents;
};
