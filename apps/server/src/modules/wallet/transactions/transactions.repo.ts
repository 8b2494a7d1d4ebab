import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type {
  LedgerAccountKind,
  PaymentState,
  RefundState,
  WithdrawalState,
} from '../../../platform/database/schema.gen.ts';

export type TransactionLeg = { kind: LedgerAccountKind; owner: string; amount: number; own: boolean };

export type TransactionRow = {
  id: string;
  kind: string;
  ref: string;
  at: Date;
  /** State of a deposit that was not posted; null for ledger transactions. */
  payment_state: PaymentState | null;
  payment_amount: number | null;
  withdrawal_state: WithdrawalState | null;
  refund_state: RefundState | null;
  /** What a released earning came from. */
  earned_by: string | null;
  legs: TransactionLeg[];
};

type Wallet = { owner: string; kinds: string[]; idUser: number };
type Reach = Wallet & { deposits: boolean; reach: number };
type Page = Reach & { skip: number; limit: number };

const own = (arg: Wallet) => sql`
  select id from ledger_account where kind = any (${arg.kinds}::ledger_account_kind[]) and owner = ${arg.owner}`;

const booked = sql`
  select 'tx-' || t.id as id, t.id as id_tx, t.kind, t.ref, t.at, null::payment_state as payment_state,
    null::bigint as payment_amount
  from ledger_tx t`;
const unpaid = sql`
  select 'payment-' || p.id as id, null::bigint as id_tx, p.kind, p.ref, p.created_at as at, p.state as payment_state,
    p.amount as payment_amount
  from payment p`;
const isUnpaid = (arg: Wallet) => sql`p.id_user = ${arg.idUser} and p.purpose = 'deposit' and p.state <> 'paid'`;

const newestFirst = sql`order by at desc, id_tx desc nulls first`;

/** Adds the entries of each line, and the current state of what it began. */
const linesWithEntries = sql`
  select line.id, line.kind, line.ref, line.at, line.payment_state, line.payment_amount,
    case when line.kind = 'withdrawal.requested'
      then (select w.state from withdrawal w where w.id = line.ref::bigint) end as withdrawal_state,
    case when line.kind = 'deposit.returned'
      then (select r.state from refund r where r.kind = line.kind and r.ref = line.ref) end as refund_state,
    case when line.kind = 'earning.released'
      then (select e.ref from earning e where e.id = line.ref::bigint) end as earned_by,
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'owner', a.owner, 'amount', e.amount,
        'own', a.id in (select id from own)) order by e.amount, a.kind, a.owner)
      from ledger_entry e join ledger_account a on a.id = e.id_account where e.id_tx = line.id_tx), '[]') as legs
  from line ${newestFirst}`;

/** The newest ledger transactions that touched the wallet. */
const moved = (arg: Reach) => sql`
  select distinct latest.id_tx
  from own cross join lateral (
    select id_tx from ledger_entry where id_account = own.id order by id_tx desc limit ${arg.reach}
  ) latest
  order by latest.id_tx desc limit ${arg.reach}`;

/** The number of lines, up to `reach`. */
export const countTransactions = query<Reach, { count: number }>('count-wallet-transactions', (db, arg) => ({
  compile: () =>
    sql<{ count: number }>`
  with own as materialized (${own(arg)})
  select least(${arg.reach}::bigint,
    (select count(*) from (${moved(arg)}) booked)
    + (select count(*) from (select from payment p where ${arg.deposits} and ${isUnpaid(arg)} limit ${arg.reach}) unpaid)
  ) as count`.compile(db),
}));

/**
 * The ledger transactions of the wallet, merged with the deposits that were never posted. Each source is read by its
 * own index and only as far as the page reaches.
 */
export const newestTransactions = query<Page, TransactionRow>('wallet-transactions', (db, arg) => ({
  compile: () =>
    sql<TransactionRow>`
  with own as materialized (${own(arg)}),
  moved as (${moved(arg)}),
  line as (
    (${booked} join moved on moved.id_tx = t.id)
    union all
    (${unpaid} where ${arg.deposits} and ${isUnpaid(arg)} order by p.created_at desc limit ${arg.reach})
    ${newestFirst} offset ${arg.skip} limit ${arg.limit}
  )
  ${linesWithEntries}`.compile(db),
}));

type One = Wallet & { idTx: number | null; idPayment: string | null };

/** One of them; no row when it did not touch this wallet. */
export const oneTransaction = query<One, TransactionRow>('wallet-transaction', (db, arg) => ({
  compile: () =>
    sql<TransactionRow>`
  with own as materialized (${own(arg)}),
  line as (
    (${booked} where t.id = ${arg.idTx} and exists (
      select from ledger_entry e where e.id_tx = t.id and e.id_account in (select id from own)))
    union all
    (${unpaid} where p.id = ${arg.idPayment} and ${isUnpaid(arg)})
  )
  ${linesWithEntries}`.compile(db),
}));
