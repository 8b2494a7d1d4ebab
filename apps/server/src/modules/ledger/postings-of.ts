import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { EntryKey } from './post.ts';
import type { Posting } from './postings.ts';

/** The entries of a transaction. */
export const postingsOf = async (tx: Tx, { kind, ref }: EntryKey): Promise<Posting[]> => {
  const rows = await tx
    .selectFrom('ledger_tx')
    .innerJoin('ledger_entry', 'ledger_entry.id_tx', 'ledger_tx.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.id_account')
    .select(['ledger_account.kind', 'ledger_account.owner', 'ledger_entry.amount'])
    .where('ledger_tx.kind', '=', kind)
    .where('ledger_tx.ref', '=', String(ref))
    .execute();
  return rows.map(({ kind: account, owner, amount }) => ({ account: { kind: account, owner }, amount: cents(amount) }));
};
