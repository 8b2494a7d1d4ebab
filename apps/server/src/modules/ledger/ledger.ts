import { balance, balances } from './balance.ts';
import { transactionsAround } from './explore/list-transactions.ts';
import { flowOf, totalOf } from './flow.ts';
import { post } from './post.ts';
import { postAll } from './post-all.ts';
import { postingsOf } from './postings-of.ts';
import { reverse } from './reverse.ts';
import { statement } from './statement.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** The only access to the ledger. The database enforces its guarantees for every connection. */
export const createLedger = () => ({
  post,
  postAll,
  reverse,
  balance,
  balances,
  statement,
  postingsOf,
  transactionsAround,
  flowOf,
  totalOf,
});
