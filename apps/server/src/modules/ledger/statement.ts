import { cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import { query, type Read } from '../../platform/database/read.ts';
import type { LedgerAccountKind } from '../../platform/database/schema.gen.ts';
import type { Account } from './accounts.ts';
import type { Posting } from './postings.ts';

/** One transaction: its effect on the accounts (`own`), and the other side. */
export type Line = { id: number; kind: string; ref: string; at: Date; own: Posting[]; other: Posting[] };
export type Statement = { lines: Line[]; next: number | null };

/** `before` is the `next` of the previous page, so new lines shift nothing. */
type Page = { before?: number | null; size: number };

type Leg = { kind: LedgerAccountKind; owner: string; amount: number; own: boolean };
type Row = { id: number; kind: string; ref: string; at: Date; legs: Leg[] };
type Input = { kinds: string[]; owners: string[]; before: number; limit: number };

const newest = query<Input, Row>('ledger-statement', (db, arg) =>
  db
    .with('own', (cte) =>
      cte
        .selectFrom('ledger_account')
        .select('id')
        .where(
          sql<boolean>`(kind, owner) in (select * from unnest(${arg.kinds}::ledger_account_kind[], ${arg.owners}::text[]))`,
        ),
    )
    // Reads the newest of each account by its index: only those can be among the newest of all.
    .with('page', (cte) =>
      cte
        .selectFrom('own')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('ledger_entry')
              .select('id_tx')
              .whereRef('id_account', '=', 'own.id')
              .where('id_tx', '<', arg.before)
              .orderBy('id_tx', 'desc')
              .limit(arg.limit)
              .as('latest'),
          (join) => join.onTrue(),
        )
        .select('id_tx')
        .distinct()
        .orderBy('id_tx', 'desc')
        .limit(arg.limit),
    )
    .selectFrom('page')
    .innerJoin('ledger_tx', 'ledger_tx.id', 'page.id_tx')
    .select(['ledger_tx.id', 'ledger_tx.kind', 'ref', 'at'])
    .select(
      sql<Leg[]>`(
        select jsonb_agg(jsonb_build_object('kind', a.kind, 'owner', a.owner, 'amount', e.amount,
          'own', a.id in (select id from own)) order by a.kind, a.owner)
        from ledger_entry e join ledger_account a on a.id = e.id_account where e.id_tx = page.id_tx)`.as('legs'),
    )
    .orderBy('ledger_tx.id', 'desc'),
);

/** The transactions of the accounts, newest first. */
export const statement = async (read: Read, accounts: readonly Account[], page: Page): Promise<Statement> => {
  const rows = await read(newest, {
    kinds: accounts.map(({ kind }) => kind),
    owners: accounts.map(({ owner }) => owner),
    before: page.before ?? Number.MAX_SAFE_INTEGER,
    limit: page.size + 1,
  });
  const lines = rows.slice(0, page.size).map(lineOf);
  return { lines, next: rows.length > page.size ? (lines.at(-1)?.id ?? null) : null };
};

const lineOf = ({ legs, ...tx }: Row): Line => ({
  ...tx,
  own: legs.filter(({ own }) => own).map(postingOf),
  other: legs.filter(({ own }) => !own).map(postingOf),
});

const postingOf = ({ kind, owner, amount }: Leg): Posting => ({ account: { kind, owner }, amount: cents(amount) });
