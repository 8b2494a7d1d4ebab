import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { LedgerAccountKind } from '../../../platform/database/schema.gen.ts';
import type { AuditResult } from './audit.ts';

/** Stores the results, replacing the previous ones. */
export const storeAudit = async (tx: Tx, results: readonly AuditResult[], at: Date): Promise<void> => {
  const rows = results.map(({ invariant, violations, examples, tookMs }) => ({
    truth: invariant.name,
    faults: violations,
    examples: JSON.stringify(examples),
    took_ms: tookMs,
    at,
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('ledger_audit')
    .values(rows)
    .onConflict((oc) =>
      oc.column('truth').doUpdateSet(({ ref }) => ({
        faults: ref('excluded.faults'),
        examples: ref('excluded.examples'),
        took_ms: ref('excluded.took_ms'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
  await tx
    .insertInto('ledger_total')
    .values((await totalsOf(tx)).map((total) => ({ ...total, at })))
    .onConflict((oc) =>
      oc.column('kind').doUpdateSet(({ ref }) => ({
        accounts: ref('excluded.accounts'),
        balance: ref('excluded.balance'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
};

type Total = { kind: LedgerAccountKind; accounts: number; balance: number };

// Sums entries, not stored balances, so that the total is 0 even when those are wrong.
const totalsOf = async (tx: Tx): Promise<Total[]> => {
  const { rows } = await sql<Total>`
    select known.kind, count(a.id) as accounts, coalesce(sum(moved.amount), 0)::bigint as balance
    from unnest(enum_range(null::ledger_account_kind)) as known (kind)
    left join ledger_account a on a.kind = known.kind
    left join (select id_account, sum(amount) as amount from ledger_entry group by id_account) moved
      on moved.id_account = a.id
    group by known.kind`.execute(tx);
  return rows;
};
