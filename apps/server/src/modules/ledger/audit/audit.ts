import { CompiledQuery } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { balancesAreSums } from './balances-are-sums.ts';
import { entriesHaveAccounts } from './entries-have-accounts.ts';
import { floorsHold } from './floors-hold.ts';
import type { Invariant } from './invariant.ts';
import { nothingIsPaidOutTwice } from './nothing-is-paid-out-twice.ts';
import { refundsWithinCharge } from './refunds-within-charge.ts';
import { reversalsUndo } from './reversals-undo.ts';
import { sharesAreNotNegative } from './shares-are-not-negative.ts';
import { transactionsBalance } from './transactions-balance.ts';

/** Invariants of the ledger itself, whatever other modules post. */
export const ledgerInvariants: readonly Invariant[] = [
  transactionsBalance,
  balancesAreSums,
  entriesHaveAccounts,
  floorsHold,
  refundsWithinCharge,
  nothingIsPaidOutTwice,
  reversalsUndo,
  sharesAreNotNegative,
];

export type AuditResult = { invariant: Invariant; violations: number; examples: unknown[]; tookMs: number };

const shown = 5;

/** Checks every invariant. Each is one statement, so it sees one snapshot while other transactions go on posting. */
export const audit =
  (invariants: readonly Invariant[]) =>
  async (tx: Tx): Promise<AuditResult[]> => {
    const results: AuditResult[] = [];
    for (const invariant of invariants) {
      const began = performance.now();
      const { rows } = await tx.executeQuery(CompiledQuery.raw(invariant.violationsSql));
      const tookMs = Math.round(performance.now() - began);
      results.push({ invariant, violations: rows.length, examples: rows.slice(0, shown), tookMs });
    }
    return results;
  };
