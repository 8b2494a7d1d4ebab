import { CompiledQuery } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { balancesAreSums } from './balances-are-sums.ts';
import { entriesHaveAccounts } from './entries-have-accounts.ts';
import { floorsHold } from './floors-hold.ts';
import { nothingIsPaidOutTwice } from './nothing-is-paid-out-twice.ts';
import { refundsWithinCharge } from './refunds-within-charge.ts';
import { reversalsUndo } from './reversals-undo.ts';
import { sharesAreNotNegative } from './shares-are-not-negative.ts';
import { transactionsBalance } from './transactions-balance.ts';
import type { Truth } from './truth.ts';

/** What is true of the books, whatever the modules above write into them. */
export const ledgerTruths: readonly Truth[] = [
  transactionsBalance,
  balancesAreSums,
  entriesHaveAccounts,
  floorsHold,
  refundsWithinCharge,
  nothingIsPaidOutTwice,
  reversalsUndo,
  sharesAreNotNegative,
];

export type AuditResult = { truth: Truth; faults: number; examples: unknown[]; tookMs: number };

const shown = 5;

/** Asks every truth. Each is one statement and so sees the books at one moment, while others go on posting. */
export const audit =
  (truths: readonly Truth[]) =>
  async (tx: Tx): Promise<AuditResult[]> => {
    const results: AuditResult[] = [];
    for (const truth of truths) {
      const began = performance.now();
      const { rows } = await tx.executeQuery(CompiledQuery.raw(truth.faults));
      const tookMs = Math.round(performance.now() - began);
      results.push({ truth, faults: rows.length, examples: rows.slice(0, shown), tookMs });
    }
    return results;
  };
