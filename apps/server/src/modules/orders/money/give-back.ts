import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents, sum } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { escrow, transfer, wallet } from '../../ledger/index.ts';
import { exceedsCharge } from '../../payments/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { potsFor, type Spent } from './pots.ts';

type Needed = Pick<Deps, 'clock' | 'ledger' | 'payments'>;

/** How a sum that goes back is shared: the card first, then the wallet. */
export const partsOf = (order: Pick<Order, 'price' | 'fromWallet'>, amount: number) => {
  const card = cents(Math.min(amount, order.price.total - order.fromWallet));
  return { card, wallet: cents(amount - card) };
};

/** Everything that is still in escrow, back to where it came from. */
export const giveBack = async (tx: Tx, deps: Needed, order: Order): Promise<void> => {
  await giveBackCardPart(tx, deps, order);
  await giveBackWalletPart(tx, deps, order);
};

export const giveBackCardPart = async (tx: Tx, deps: Needed, order: Order): Promise<void> =>
  toCard(tx, deps, order, 'order.refunded', leftOf(order).card);

export const giveBackWalletPart = async (tx: Tx, deps: Needed, order: Order): Promise<void> =>
  toPots(tx, deps, order, 'order.returned', partsOf(order, order.returned).wallet, leftOf(order).wallet);

/** What was neither given back before nor paid out in parts. */
export const leftOf = (order: Order) => {
  const [all, before] = [partsOf(order, order.price.total - order.drawn), partsOf(order, order.returned)];
  return { card: cents(all.card - before.card), wallet: cents(all.wallet - before.wallet) };
};

/** What of it nobody earned. */
export const giveBackUndrawn = async (tx: Tx, deps: Needed, order: Order): Promise<void> => {
  const { card, wallet: part } = leftOf(order);
  await toCard(tx, deps, order, 'rest.refunded', card);
  await toPots(tx, deps, order, 'rest.returned', partsOf(order, order.returned).wallet, part);
};

/** What express cost, which was not in time. */
export const giveBackExpress = async (tx: Tx, deps: Needed, order: Order): Promise<void> => {
  const { card, wallet: part } = partsOf(order, order.price.expressSurcharge);
  await toCard(tx, deps, order, 'express.refunded', card);
  await toPots(tx, deps, order, 'express.returned', cents(0), part);
};

/** What of a pack was not used. */
export const giveBackRest = async (tx: Tx, deps: Needed, order: Order, amount: Cents): Promise<void> => {
  const { card, wallet: part } = partsOf(order, amount);
  await toCard(tx, deps, order, 'pack.refunded', card);
  await toPots(tx, deps, order, 'pack.returned', cents(0), part);
};

/** Nobody paid the rest: what the wallet had set aside is there again. */
export const letGo = async (tx: Tx, deps: Needed, order: Order): Promise<void> =>
  toPots(tx, deps, order, 'order.released', cents(0), order.fromWallet);

const toCard = async (tx: Tx, { clock, ledger, payments }: Needed, order: Order, kind: string, amount: Cents) => {
  if (amount === 0 || order.idPayment === null) return;
  const from = escrow(order.id);
  if (order.toWallet) {
    const postings = transfer(from, wallet.deposited(order.idBuyer), amount);
    await ledger.post(tx, { kind, ref: order.id, at: clock.now(), postings });
  } else await payments.refund(tx, { si: order.idPayment, amount, from, kind, ref: order.id }).catch(refuseDisputed);
};

/** Before the order itself learns that its bank has taken the money back. */
const refuseDisputed = (error: unknown): never => {
  if (exceedsCharge(error)) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' }, cause: error });
  throw error;
};

const toPots = async (
  tx: Tx,
  { clock, ledger }: Needed,
  order: Order,
  kind: string,
  already: Cents,
  amount: Cents,
): Promise<void> => {
  if (amount === 0) return;
  const back = potsFor(await spentOn(tx, { ledger }, order), already, amount);
  const postings = back.flatMap(({ pot, amount: part }) =>
    transfer(escrow(order.id), wallet[pot](order.idBuyer), part),
  );
  await ledger.post(tx, { kind, ref: order.id, at: clock.now(), postings });
};

const isPot = (kind: string): kind is Spent['pot'] => ['bonus', 'deposited', 'earned'].includes(kind);

const spentOn = async (tx: Tx, { ledger }: Pick<Deps, 'ledger'>, order: Order): Promise<Spent[]> => {
  const held = await ledger.postingsOf(tx, { kind: 'order.held', ref: order.id });
  const spent = held.flatMap(({ account: { kind }, amount }) =>
    isPot(kind) ? [{ pot: kind, amount: cents(-amount) }] : [],
  );
  if (sum(spent.map(({ amount }) => amount)) !== order.fromWallet) throw new Error('a wallet paid something else');
  return spent;
};
