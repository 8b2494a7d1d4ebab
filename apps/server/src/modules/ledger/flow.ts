import type { AccountKind } from '@stagedoor/contract/ledger-words';
import { type Cents, cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type Input = { account: AccountKind; kinds: readonly string[]; from: Date; to: Date };
type Flow = { accounts: number; amount: Cents; change: Cents };
type FlowRow = { accounts: number; amount: number; change: number };

/**
 * Sums up all accounts of a kind in a period: their total change, the part of it by the named kinds of transactions,
 * and the number of accounts with such transactions.
 */
export const flowOf = async (tx: Tx, { account, kinds, from, to }: Input): Promise<Flow> => {
  const { rows } = await sql<FlowRow>`
    select count(distinct e.id_account) filter (where named)::int as accounts,
      coalesce(sum(e.amount) filter (where named), 0)::bigint as amount, coalesce(sum(e.amount), 0)::bigint as change
    from ledger_tx t cross join lateral (select t.kind = any (${kinds}::text[]) as named) one
      join ledger_entry e on e.id_tx = t.id
      join ledger_account a on a.id = e.id_account and a.kind = ${account}
    where t.at >= ${from} and t.at < ${to}`.execute(tx);
  const { accounts, amount, change } = rows[0] ?? { accounts: 0, amount: 0, change: 0 };
  return { accounts, amount: cents(amount), change: cents(change) };
};

/** The total balance of a kind of accounts at the last audit; undefined before the first. */
export const totalOf = async (tx: Tx, kind: AccountKind): Promise<{ amount: Cents; at: Date } | undefined> => {
  const row = await tx.selectFrom('ledger_total').select(['balance', 'at']).where('kind', '=', kind).executeTakeFirst();
  return row && { amount: cents(row.balance), at: row.at };
};
