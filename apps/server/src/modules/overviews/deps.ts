import type { StaffQueue } from '../../extension-points/staff-queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Follows } from '../talents/index.ts';
import type { Wallet } from '../wallet/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'flowOf' | 'totalOf'>;
  orders: Pick<Orders, 'waitingFor' | 'newBuyers' | 'sumUp'>;
  wallet: Pick<Wallet, 'incomeOf' | 'withdrawableOf'>;
  follows: Pick<Follows, 'count' | 'newFollowers'>;
  /** In the order shown to staff. */
  queues: readonly StaffQueue[];
};
