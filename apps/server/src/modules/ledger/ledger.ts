import { balance, balances } from './balance.ts';
import { transactionsAround } from './explore/list-transactions.ts';
import { post } from './post.ts';
import { postAll } from './post-all.ts';
import { postingsOf } from './postings-of.ts';
import { reverse } from './reverse.ts';
import { statement } from './statement.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** The only way to the books. Its promises are kept by the database, whoever connects to it. */
export const createLedger = () => ({
  post,
  postAll,
  reverse,
  balance,
  balances,
  statement,
  postingsOf,
  transactionsAround,
});
