import { cents } from '@stagedoor/contract/money';
import type { Books, FaultExample } from '@stagedoor/contract/schemas/ledger';
import type { Database } from '../../../platform/database/database.ts';
import type { Invariant } from '../audit/invariant.ts';

type Deps = { database: Database; invariants: readonly Invariant[] };

/** The latest audit results. Invariants that were not checked yet are left out. */
export const showBooks =
  ({ database, invariants }: Deps) =>
  (): Promise<Books> =>
    database.inTransaction(async (tx) => {
      const found = await tx.selectFrom('ledger_audit').selectAll().execute();
      const totals = await tx.selectFrom('ledger_total').selectAll().orderBy('kind').execute();
      const byName = new Map(found.map((row) => [row.truth, row]));
      const checked = invariants.flatMap((invariant) => {
        const row = byName.get(invariant.name);
        return row ? [{ invariant, row }] : [];
      });
      const oldest = Math.min(...checked.map(({ row }) => row.at.getTime()));
      return {
        checkedAt: checked.length > 0 ? new Date(oldest).toISOString() : null,
        truths: checked.map(({ invariant: { id, name, description }, row: { faults, examples, took_ms } }) => ({
          name,
          invariant: id,
          says: description,
          faults,
          tookMs: took_ms,
          examples: examples as FaultExample[],
        })),
        totals: totals.map(({ kind, accounts, balance }) => ({ kind, accounts, balance: cents(balance) })),
      };
    });
