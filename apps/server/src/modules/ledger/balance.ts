import { type Cents, cents, zero } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type Account, type WalletKind, walletKinds } from './accounts.ts';

// Tracked accounts store their balance; others are summed with an index-only scan.
export const amount = sql<number>`case when tracked then balance
  else (select coalesce(sum(amount), 0)::bigint from ledger_entry where id_account = ledger_account.id) end`;

/** Accounts are created by their first posting; a missing one has a balance of 0. */
export const balance = async (tx: Tx, { kind, owner }: Account): Promise<Cents> => {
  const row = await tx
    .selectFrom('ledger_account')
    .select(amount.as('amount'))
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return cents(row?.amount ?? 0);
};

export type Balances = Record<WalletKind, Cents>;

/** The sub-balances of a user's wallet. */
export const balances = async (tx: Tx, idUser: number): Promise<Balances> => {
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['kind', amount.as('amount')])
    .where('kind', 'in', walletKinds)
    .where('owner', '=', String(idUser))
    .execute();
  const found = rows.map((row) => [row.kind, cents(row.amount)]);
  return { bonus: zero, deposited: zero, earned: zero, pending: zero, ...Object.fromEntries(found) };
};
