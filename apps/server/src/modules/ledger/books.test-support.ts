import { cents, format } from '@stagedoor/contract/money';
import type { Database } from '../../platform/database/database.ts';

type Row = { id: number; kind: string; ref: string; account: string; amount: number };

const dollars = (amount: number) =>
  format(cents(amount), { currency: 'USD', rate: 1, language: 'en' }).replace('$', '').padStart(9);

const all = `
  select t.id, t.kind, t.ref, concat_ws(' ', a.kind, a.owner) as account, e.amount
  from ledger_tx t join ledger_entry e on e.id_tx = t.id join ledger_account a on a.id = e.id_account
  order by t.id, e.amount > 0, a.kind, a.owner`;

/** Prints the ledger for a snapshot: each transaction, followed by its entries. */
export const readBooks = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query<Row>(all);
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .map((legs) => [`${legs[0]?.kind} ${legs[0]?.ref}`, ...legs.map(lineOf)].join('\n'))
    .join('\n');
};

const lineOf = ({ account, amount }: Row) => `  ${account.padEnd(20)}${dollars(amount)}`;
