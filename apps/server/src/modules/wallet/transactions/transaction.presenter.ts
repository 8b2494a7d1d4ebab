import { cents, sum } from '@stagedoor/contract/money';
import {
  type SubBalance,
  subBalances,
  type Transaction,
  type TransactionDetail,
} from '@stagedoor/contract/schemas/wallet';
import { bank } from '../../ledger/index.ts';
import type { TransactionLeg, TransactionRow } from './transactions.repo.ts';

type Row = TransactionRow;

const waiting: ReadonlySet<string> = new Set(['recorded', 'open', 'needsAuthentication']);

const statusOf = ({ payment_state, withdrawal_state, refund_state }: Row): Transaction['status'] => {
  if (payment_state) return waiting.has(payment_state) ? 'waitingForPayment' : 'failedPayment';
  const isOnItsWay = withdrawal_state === 'requested' || withdrawal_state === 'approved' || refund_state === 'recorded';
  return isOnItsWay ? 'inProgress' : 'completed';
};

const subBalancesOf = ({ payment_state, legs }: Row): SubBalance[] => {
  if (payment_state) return ['deposited'];
  return subBalances.filter((pot) => legs.some(({ own, kind }) => own && kind === pot));
};

const amountOf = ({ payment_amount, legs }: Row) =>
  payment_amount === null
    ? sum(legs.filter(({ own }) => own).map(({ amount }) => cents(amount)))
    : cents(payment_amount);

export const transactionDto = (row: Row): Omit<Transaction, 'order'> => ({
  id: row.id,
  kind: row.kind,
  ref: row.ref,
  at: row.at.toISOString(),
  amount: amountOf(row),
  pots: subBalancesOf(row),
  status: statusOf(row),
});

// Only the kind: the owner of the other account stays private.
const accountOf = ({ kind, owner }: TransactionLeg) => (kind === bank.kind && owner === bank.owner ? 'bank' : kind);

export const idOrderOf = ({ legs, earned_by }: Row): number | null => {
  return orderIn(legs.find(({ kind }) => kind === 'escrow')?.owner ?? earned_by);
};

/** What money is for, if that is an order. */
export const orderIn = (ref: string | null): number | null =>
  ref !== null && /^\d{1,15}$/.test(ref) ? Number(ref) : null;

export const transactionDetailDto = (row: Row): Omit<TransactionDetail, 'order'> => ({
  ...transactionDto(row),
  entries: row.legs.map((leg) => ({ account: accountOf(leg), own: leg.own, amount: cents(leg.amount) })),
  idOrder: idOrderOf(row),
});
