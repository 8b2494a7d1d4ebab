import { cents } from '@stagedoor/contract/money';
import type { LedgerTransaction } from '@stagedoor/contract/schemas/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { LedgerAccountKind } from '../../../platform/database/schema.gen.ts';
import { type DayRange, momentsOf } from '../../../platform/days.ts';
import type { Account } from '../accounts.ts';
import type { EntryKey } from '../post.ts';

type Input = DayRange & {
  id?: number | undefined;
  kind?: string | undefined;
  ref?: string | undefined;
  account?: Account | undefined;
  before?: number | undefined;
  size: number;
};

type Leg = { kind: LedgerAccountKind; owner: string; amount: number };
type Row = {
  id: number;
  kind: string;
  ref: string;
  at: Date;
  reverses: number | null;
  reversed_by: number | null;
  legs: Leg[] | null;
};

const columns = sql`t.id, t.kind, t.ref, t.at, t.reverses,
  (select u.id from ledger_tx u where u.reverses = t.id) as reversed_by,
  (select jsonb_agg(jsonb_build_object('kind', a.kind, 'owner', a.owner, 'amount', e.amount)
      order by e.amount > 0, a.kind, a.owner)
    from ledger_entry e join ledger_account a on a.id = e.id_account where e.id_tx = t.id) as legs`;

const touching = ({ kind, owner }: Account) => sql`(
  select id_tx as id from ledger_entry
  where id_account = (select id from ledger_account where kind = ${kind} and owner = ${owner})) own
  join ledger_tx t using (id)`;

/** Newest first. For one account, reads along that account's index. */
export const listTransactions =
  (database: Database) =>
  ({ account, size, ...filter }: Input): Promise<{ items: LedgerTransaction[]; next: number | null }> =>
    database.inTransaction(async (tx) => {
      const { rows } = await sql<Row>`select ${columns} from ${account ? touching(account) : sql`ledger_tx t`}
        where ${matches(filter)} order by ${account ? orderOf(filter) : sql`t.id`} desc limit ${size + 1}`.execute(tx);
      const items = rows.slice(0, size).map(transactionDto);
      return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
    });

// Prevents a scan along the index of a busy account back to a distant date range: `+ 0` makes the planner look those
// rows up and sort them.
const orderOf = ({ from, to }: DayRange) => (from === undefined && to === undefined ? sql`t.id` : sql`t.id + 0`);

const matches = ({ id, kind, ref, before, ...days }: Omit<Input, 'account' | 'size'>): RawBuilder<unknown> => {
  const { since, until } = momentsOf(days);
  const conditions = [
    ...(id === undefined ? [] : [sql`t.id = ${id}`]),
    ...(kind === undefined ? [] : [sql`t.kind = ${kind}`]),
    ...(ref === undefined ? [] : [sql`t.ref = ${ref}`]),
    ...(before === undefined ? [] : [sql`t.id < ${before}`]),
    ...(since ? [sql`t.at >= ${since}`] : []),
    ...(until ? [sql`t.at < ${until}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

/** All transactions that touched one of the accounts, plus the given ones, oldest first. */
export const transactionsAround = async (
  tx: Tx,
  accounts: readonly Account[],
  facts: readonly EntryKey[],
): Promise<LedgerTransaction[]> => {
  const { rows } = await sql<Row>`select ${columns} from ledger_tx t
    where t.id in (
      select e.id_tx from ledger_entry e join ledger_account a on a.id = e.id_account
      where (a.kind, a.owner) in (select * from unnest(
        ${accounts.map(({ kind }) => kind)}::ledger_account_kind[], ${accounts.map(({ owner }) => owner)}::text[]))
      union
      select f.id from ledger_tx f where (f.kind, f.ref) in (select * from unnest(
        ${facts.map(({ kind }) => kind)}::text[], ${facts.map(({ ref }) => String(ref))}::text[])))
    order by t.id`.execute(tx);
  return rows.map(transactionDto);
};

const transactionDto = ({ at, reversed_by: reversedBy, legs, ...row }: Row): LedgerTransaction => ({
  ...row,
  at: at.toISOString(),
  reversedBy,
  postings: (legs ?? []).map(({ amount, ...account }) => ({ ...account, amount: cents(amount) })),
});
