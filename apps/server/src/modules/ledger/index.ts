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
export { createLedger, type Ledger } from './ledger.ts';
export type { Booking, Occasion, Posted } from './post.ts';
export { type Leg, type Posting, transfer } from './postings.ts';
export type { Line, Statement } from './statement.ts';
