import type { Outbox, StripeBooks } from '@stagedoor/sandbox';
import type { Database } from '../../platform/database/database.ts';

export type Happened = {
  mails: { id: string; to: string; subject: string }[];
  sms: { to: string; body: string }[];
  /** Ledger transactions by kind: `order.refunded`. Amounts are cents. */
  money: { kind: string; ref: string; amount: number }[];
  charges: { amount: number }[];
  refunds: { amount: number }[];
};

type Deps = { outbox: Outbox; database: Database; books: () => StripeBooks };

/** Collects the messages sent and the money moved while `work` runs. */
export const watchEffects =
  ({ outbox, database, books }: Deps) =>
  async (work: () => Promise<void>): Promise<Happened> => {
    const [mails, sms, provider] = [idsOf(outbox.mails()), idsOf(outbox.sms()), books()];
    const [charges, refunds] = [idsOf(provider.charges), idsOf(provider.refunds)];
    const last = await lastTransaction(database);
    await work();
    const after = books();
    return {
      mails: newIn(outbox.mails(), mails).map(({ id, to, subject }) => ({ id, to: to.join(', '), subject })),
      sms: newIn(outbox.sms(), sms).map(({ to, body }) => ({ to, body })),
      money: await transactionsAfter(database, last),
      charges: newIn(after.charges, charges).map(({ captured }) => ({ amount: captured })),
      refunds: newIn(after.refunds, refunds).map(({ amount }) => ({ amount })),
    };
  };

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

const newIn = <Row extends { id: string }>(rows: readonly Row[], known: ReadonlySet<string>): Row[] =>
  rows.filter(({ id }) => !known.has(id)).toReversed();

const lastTransaction = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0)::int as last from ledger_tx');
  return rows[0]?.last ?? 0;
};

const transactionsAfter = async ({ pool }: Database, last: number): Promise<Happened['money']> => {
  const { rows } = await pool.query<Happened['money'][number]>(
    `select t.kind, t.ref, (select sum(amount) from ledger_entry where id_tx = t.id and amount > 0)::int as amount
     from ledger_tx t where t.id > $1 order by t.id`,
    [last],
  );
  return rows;
};
