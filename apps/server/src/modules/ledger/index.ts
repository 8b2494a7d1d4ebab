export {
  type Account,
  bank,
  charity,
  clearing,
  dispute,
  escrow,
  payout,
  platform,
  type WalletKind,
  wallet,
  walletKinds,
  wholeWallet,
} from './accounts.ts';
export { audit, ledgerInvariants } from './audit/audit.ts';
export type { Invariant } from './audit/invariant.ts';
export { auditLedger, ledgerJobs } from './ledger.jobs.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export { createLedger, type Ledger } from './ledger.ts';
export { type EntryKey, type JournalEntry, legsOf, refuseOverdraft } from './post.ts';
export { type Posting, transfer } from './postings.ts';
export type { Line } from './statement.ts';
