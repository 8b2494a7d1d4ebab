import { cents, format } from '@stagedoor/contract/money';
import type { Database } from '../../apps/server/src/platform/database/database.ts';

type Row = { id: number; kind: string; ref: string; account: string; owner: string | null; amount: number };

const dollars = (amount: number) =>
  format(cents(amount), { currency: 'USD', rate: 1, language: 'en' }).replace('$', '').padStart(9);

const all = `
  select t.id, t.kind, t.ref, a.kind as account, a.owner, e.amount
  from ledger_tx t join ledger_entry e on e.id_tx = t.id join ledger_account a on a.id = e.id_account
  order by t.id, e.amount > 0, a.kind, a.owner`;

/** Prints the ledger for a snapshot: each transaction, followed by its entries. `names`: what to call ids. */
export const readBooks = async ({ pool }: Database, names = new Map<string, string>()): Promise<string> => {
  const nameOf = (id: string | null) => names.get(id ?? '') ?? id;
  const lineOf = ({ account, owner, amount }: Row) =>
    `  ${[account, nameOf(owner)].join(' ').trimEnd().padEnd(20)}${dollars(amount)}`;
  const { rows } = await pool.query<Row>(all);
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .map((legs) => [`${legs[0]?.kind} ${nameOf(legs[0]?.ref ?? '')}`, ...legs.map(lineOf)].join('\n'))
    .join('\n');
};
