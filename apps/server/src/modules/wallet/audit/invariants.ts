import type { Invariant } from '../../ledger/index.ts';
import { decisionsAreLogged } from './decisions-are-logged.ts';
import { depositsMatchTheBooks } from './deposits-match-the-books.ts';
import { fourEyes } from './four-eyes.ts';
import { incomeAddsUp } from './income-adds-up.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pendingIsEarned } from './pending-is-earned.ts';
import { withdrawalsMatchTheBooks } from './withdrawals-match-the-books.ts';

export const walletInvariants: readonly Invariant[] = [
  withdrawalsMatchTheBooks,
  depositsMatchTheBooks,
  pendingIsEarned,
  oneAtATime,
  decisionsAreLogged,
  fourEyes,
  incomeAddsUp,
];
