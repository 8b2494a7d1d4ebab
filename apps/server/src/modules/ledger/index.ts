import { balance, balances } from './balance.ts';
import { transactionsAround } from './explore/list-transactions.ts';
import { post } from './post.ts';
import { postAll } from './post-all.ts';
import { reverse } from './reverse.ts';
import { statement } from './statement.ts';

export {
  type Account,
  bank,
  charity,
  clearing,
  dispute,
  escrow,
  payout,
  platform,
  type Spendable,
  type WalletKind,
  wallet,
  walletKinds,
  wholeWallet,
} from './accounts.ts';
export { type AuditResult, audit, ledgerTruths } from './audit/audit.ts';
export type { Truth } from './audit/truth.ts';
export type { Balances } from './balance.ts';
export { auditLedger, ledgerJobs } from './ledger.jobs.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export type { Booking, Occasion, Posted } from './post.ts';
export { type Leg, type Posting, transfer } from './postings.ts';
export type { Line, Statement } from './statement.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** The only way to the books. Its promises are kept by the database, whoever connects to it. */
export const createLedger = () => ({ post, postAll, reverse, balance, balances, statement, transactionsAround });
