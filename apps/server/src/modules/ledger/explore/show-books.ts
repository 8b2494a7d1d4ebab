import { cents } from '@stagedoor/contract/money';
import type { Books, FaultExample } from '@stagedoor/contract/schemas/ledger';
import type { Database } from '../../../platform/database/database.ts';
import type { Truth } from '../audit/truth.ts';

type Deps = { database: Database; truths: readonly Truth[] };

/** What the auditor found last. A truth that it has not asked yet is left out. */
export const showBooks =
  ({ database, truths }: Deps) =>
  (): Promise<Books> =>
    database.inTransaction(async (tx) => {
      const found = await tx.selectFrom('ledger_audit').selectAll().execute();
      const totals = await tx.selectFrom('ledger_total').selectAll().orderBy('kind').execute();
      const byName = new Map(found.map((row) => [row.truth, row]));
      const checked = truths.flatMap((truth) => {
        const row = byName.get(truth.name);
        return row ? [{ truth, row }] : [];
      });
      const oldest = Math.min(...checked.map(({ row }) => row.at.getTime()));
      return {
        checkedAt: checked.length > 0 ? new Date(oldest).toISOString() : null,
        truths: checked.map(({ truth: { name, invariant, says }, row: { faults, examples, took_ms } }) => ({
          ...{ name, invariant, says, faults, tookMs: took_ms },
          examples: examples as FaultExample[],
        })),
        totals: totals.map(({ kind, accounts, balance }) => ({ kind, accounts, balance: cents(balance) })),
      };
    });
