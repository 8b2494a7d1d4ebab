import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { type Occasion, type Posted, post } from './post.ts';
import { type Posting, reversed } from './postings.ts';

type Reversal = Occasion & { at: Date; of: Occasion };

/** Moves everything back that another fact had moved, as a fact of its own. */
export const reverse = async (tx: Tx, { of, ...occasion }: Reversal): Promise<Posted> => {
  const postings = await postingsOf(tx, of);
  if (postings.length === 0) throw new Error(`${of.kind} of ${of.ref} was never posted and cannot be reversed`);
  return post(tx, { ...occasion, postings: reversed(postings) });
};

const postingsOf = async (tx: Tx, { kind, ref }: Occasion): Promise<Posting[]> => {
  const rows = await tx
    .selectFrom('ledger_tx')
    .innerJoin('ledger_entry', 'ledger_entry.id_tx', 'ledger_tx.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.id_account')
    .select(['ledger_account.kind', 'owner', 'amount'])
    .where('ledger_tx.kind', '=', kind)
    .where('ref', '=', String(ref))
    .execute();
  return rows.map(({ amount, ...account }) => ({ account, amount: cents(amount) }));
};
