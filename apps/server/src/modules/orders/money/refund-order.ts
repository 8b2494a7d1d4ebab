import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents, sum } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { escrow, transfer, wallet } from '../../ledger/index.ts';
import { exceedsCharge } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { type Spent, subBalancesFor } from './sub-balances.ts';

type UsedDeps = Pick<Deps, 'clock' | 'ledger' | 'payments'>;

/** The ledger transactions that refund a buyer. Returning the wallet part of an unpaid order is not a refund. */
export const refundKinds = ['order', 'rest', 'express', 'pack'].flatMap((what) => [
  `${what}.refunded`,
  `${what}.returned`,
]);

/** Splits a refund: the card part first, then the wallet. */
export const partsOf = (order: Pick<Order, 'price' | 'fromWallet'>, amount: number) => {
  const card = cents(Math.min(amount, order.price.total - order.fromWallet));
  return { card, wallet: cents(amount - card) };
};

/** Returns everything in escrow to where it came from. */
export const refundOrder = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> => {
  await refundCardPart(tx, deps, order);
  await refundWalletPart(tx, deps, order);
};

export const refundCardPart = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> =>
  toCard(tx, deps, order, 'order.refunded', leftOf(order).card);

export const refundWalletPart = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> =>
  toSubBalances(tx, deps, order, 'order.returned', partsOf(order, order.returned).wallet, leftOf(order).wallet);

/** What was neither returned before nor paid out in parts. */
export const leftOf = (order: Order) => {
  const [all, before] = [partsOf(order, order.price.total - order.drawn), partsOf(order, order.returned)];
  return { card: cents(all.card - before.card), wallet: cents(all.wallet - before.wallet) };
};

/** Returns what was not drawn. */
export const refundUndrawn = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> => {
  const { card, wallet: part } = leftOf(order);
  await toCard(tx, deps, order, 'rest.refunded', card);
  await toSubBalances(tx, deps, order, 'rest.returned', partsOf(order, order.returned).wallet, part);
};

/** Returns the express surcharge of a late order. */
export const refundExpress = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> => {
  const { card, wallet: part } = partsOf(order, order.price.expressSurcharge);
  await toCard(tx, deps, order, 'express.refunded', card);
  await toSubBalances(tx, deps, order, 'express.returned', cents(0), part);
};

/** Returns the price of the unused units of a pack. */
export const refundUnusedPart = async (tx: Tx, deps: UsedDeps, order: Order, amount: Cents): Promise<void> => {
  const { card, wallet: part } = partsOf(order, amount);
  await toCard(tx, deps, order, 'pack.refunded', card);
  await toSubBalances(tx, deps, order, 'pack.returned', cents(0), part);
};

/** Returns the wallet part of an order that was not paid. */
export const releaseWalletPart = async (tx: Tx, deps: UsedDeps, order: Order): Promise<void> =>
  toSubBalances(tx, deps, order, 'order.released', cents(0), order.fromWallet);

const toCard = async (tx: Tx, { clock, ledger, payments }: UsedDeps, order: Order, kind: string, amount: Cents) => {
  if (amount === 0 || order.idPayment === null) return;
  const from = escrow(order.id);
  if (order.toWallet) {
    const postings = transfer(from, wallet.deposited(order.idBuyer), amount);
    await ledger.post(tx, { kind, ref: order.id, at: clock.now(), postings });
  } else await payments.refund(tx, { si: order.idPayment, amount, from, kind, ref: order.id }).catch(refuseDisputed);
};

/** The dispute may be known to payments before the order handles its domain event. */
const refuseDisputed = (error: unknown): never => {
  if (exceedsCharge(error)) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' }, cause: error });
  throw error;
};

const toSubBalances = async (
  tx: Tx,
  { clock, ledger }: UsedDeps,
  order: Order,
  kind: string,
  already: Cents,
  amount: Cents,
): Promise<void> => {
  if (amount === 0) return;
  const back = subBalancesFor(await spentOn(tx, { ledger }, order), already, amount);
  const postings = back.flatMap(({ pot, amount: part }) =>
    transfer(escrow(order.id), wallet[pot](order.idBuyer), part),
  );
  await ledger.post(tx, { kind, ref: order.id, at: clock.now(), postings });
};

const isSubBalance = (kind: string): kind is Spent['pot'] => ['bonus', 'deposited', 'earned'].includes(kind);

const spentOn = async (tx: Tx, { ledger }: Pick<Deps, 'ledger'>, order: Order): Promise<Spent[]> => {
  const held = await ledger.postingsOf(tx, { kind: 'order.held', ref: order.id });
  const spent = held.flatMap(({ account: { kind }, amount }) =>
    isSubBalance(kind) ? [{ pot: kind, amount: cents(-amount) }] : [],
  );
  const paid = sum(spent.map(({ amount }) => amount));
  if (paid !== order.fromWallet)
    throw new Error(`order ${order.id}: expected ${order.fromWallet} cents held from the wallet, found ${paid}`);
  return spent;
};
