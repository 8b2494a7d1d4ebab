import { cents, split } from '@stagedoor/contract/money';
import { withdrawBody } from '@stagedoor/contract/schemas/withdraw';
import { recordStaffAction } from '../modules/accounts/index.ts';
import {
  type Account,
  bank,
  clearing,
  escrow,
  type Ledger,
  payout,
  platform,
  transfer,
  wallet,
} from '../modules/ledger/index.ts';
import { newWithdrawal } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets.ts';
import { born, feePercent, ownBonus, ownRefund, sales, sentWithdrawal, waitingWithdrawal } from './world/money.ts';
import { demoEmails } from './world/staff.ts';

type Deps = { ledger: Ledger; secrets: Secrets; clock: Clock };
type Books = Deps & { tx: Tx; ago: (days: number) => Date; numbers: { next(): number } };

const day = 86_400_000;

/** Deposits, sales, earnings and withdrawals as the books would hold them had they happened. */
export const seedMoney = async (tx: Tx, deps: Deps): Promise<void> => {
  const now = deps.clock.now().getTime();
  const books = { ...deps, tx, ago: (days: number) => new Date(now - days * day), numbers: counter() };
  const fans = await idsOf(tx, 'FAN');
  const talents = await idsOf(tx, 'EXPERT');
  const [fan, talent, staff] = [
    await idOf(tx, demoEmails.fan),
    await idOf(tx, demoEmails.talent),
    await idOf(tx, demoEmails.administrator),
  ];
  const otherTalent = talents.filter((id) => id !== talent)[waitingWithdrawal.talent] ?? talent;
  const otherFans = fans.filter((id) => id !== fan);

  await grantBonus(books, fan);
  await refundToWallet(books, fan);
  for (const sale of sales) await sell(books, sale, otherFans[sale.fan] ?? fan, talent);
  await sell(books, waitingWithdrawal.sale, otherFans[waitingWithdrawal.sale.fan] ?? fan, otherTalent);
  await sendOut(books, talent, staff);
  await ask(books, otherTalent, waitingWithdrawal);
};

const counter = () => {
  let last = 0;
  return { next: () => ++last };
};

const idOf = async (tx: Tx, email: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const idsOf = async (tx: Tx, role: 'FAN' | 'EXPERT'): Promise<number[]> => {
  const rows = await tx.selectFrom('users').select('id').where('role', '=', role).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
};

const grantBonus = async ({ tx, ledger, ago }: Books, idUser: number) => {
  const postings = transfer(platform, wallet.bonus(idUser), cents(ownBonus.amount));
  await ledger.post(tx, { kind: 'bonus.granted', ref: `welcome-${idUser}`, at: ago(ownBonus.days), postings });
};

type CardPayment = { idUser: number; amount: number; days: number; purpose: string; kind: string };

/** Paid by a card that the sandbox never saw; `into` is credited. */
const payByCard = async (
  { tx, ledger, ago, numbers }: Books,
  { idUser, amount, days, purpose, kind }: CardPayment,
  into: Account,
) => {
  const id = `00000000-0000-4000-8000-${String(numbers.next()).padStart(12, '0')}`;
  const at = ago(days);
  await tx
    .insertInto('payment')
    .values({
      ...{ id, purpose, ref: id, kind, into_kind: into.kind, into_owner: into.owner, amount },
      ...{ id_user: idUser, description: 'Demo', language: 'en', success_path: '/wallet', cancel_path: '/wallet' },
      ...{ state: 'paid', captured: amount, provider_payment: `pi_demo_${id}`, created_at: at, settled_at: at },
      expires_at: at,
    })
    .execute();
  await ledger.post(tx, { kind, ref: id, at, postings: transfer(clearing(id), into, cents(amount)) });
};

const depositPaid = (books: Books, idUser: number, amount: number, days: number) =>
  payByCard(books, { idUser, amount, days, purpose: 'deposit', kind: 'deposit.received' }, wallet.deposited(idUser));

/** Money to spend that no card waits for: an order that did not come in time. */
const refundToWallet = async (books: Books, idUser: number) => {
  const { tx, ledger, ago, numbers } = books;
  const { amount, paidDays, days } = ownRefund;
  const order = escrow(`demo-${numbers.next()}`);
  await payByCard(books, { idUser, amount, days: paidDays, purpose: 'order', kind: 'order.paid' }, order);
  const postings = transfer(order, wallet.deposited(idUser), cents(amount));
  await ledger.post(tx, { kind: 'order.refunded', ref: order.owner, at: ago(days), postings });
};

type Sale = { price: number; days: number; releasedDays: number };

/** A fan pays from the wallet, the talent delivers, and what they earn becomes theirs some days later. */
const sell = async (books: Books, { price, days, releasedDays }: Sale, fan: number, talent: number) => {
  const { tx, ledger, ago, numbers } = books;
  await depositPaid(books, fan, price, days);
  const ref = `demo-${numbers.next()}`;
  const at = ago(days);
  const paid = transfer(wallet.spend(fan), escrow(ref), cents(price));
  await ledger.post(tx, { kind: 'order.paid', ref, at, postings: paid });
  const [fee, earning] = split(cents(price), feePercent);
  const shares = [...transfer(escrow(ref), platform, fee), ...transfer(escrow(ref), wallet.pending(talent), earning)];
  await ledger.post(tx, { kind: 'order.fulfilled', ref, at, postings: shares });
  const isReleased = releasedDays >= 0;
  const { id } = await tx
    .insertInto('earning')
    .values({
      ...{ id_user: talent, amount: earning, kind: 'order.fulfilled', ref, release_at: ago(releasedDays) },
      released_at: isReleased ? ago(releasedDays) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isReleased) return;
  const released = transfer(wallet.pending(talent), wallet.earned(talent), earning);
  await ledger.post(tx, { kind: 'earning.released', ref: id, at: ago(releasedDays), postings: released });
};

type Wish = { amount: number; days: number; address: object; destination: object };

const ask = async ({ tx, ledger, secrets, ago }: Books, idUser: number, { days, ...wish }: Wish) => {
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', idUser).executeTakeFirstOrThrow();
  const [firstName, ...others] = name.split(' ');
  const body = withdrawBody.parse({ ...wish, person: { ...born, firstName, lastName: others.join(' ') } });
  const at = ago(days);
  const { id } = await tx
    .insertInto('withdrawal')
    .values(newWithdrawal(secrets, { idUser, body, at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const postings = transfer(wallet.earned(idUser), payout(id), body.amount);
  await ledger.post(tx, { kind: 'withdrawal.requested', ref: id, at, postings });
  return id;
};

const sendOut = async (books: Books, idUser: number, idStaff: number) => {
  const { tx, ledger, ago } = books;
  const { amount, days } = sentWithdrawal;
  const id = await ask(books, idUser, sentWithdrawal);
  const [decidedAt, sentAt] = [ago(days - 3.1), ago(days - 3.2)];
  const decision = { id_decider: idStaff, decided_at: decidedAt };
  await tx
    .updateTable('withdrawal')
    .set({ state: 'approved', ...decision })
    .where('id', '=', id)
    .execute();
  const approved = { action: 'withdrawal.approved', subject: `withdrawal ${id}`, detail: { amount } };
  await recordStaffAction(tx, { idStaff, ...approved, at: decidedAt });
  const { id: batch } = await tx
    .insertInto('withdrawal_batch')
    .values({ rail: 'bank', id_staff: idStaff, created_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('withdrawal').set({ state: 'sent', id_batch: batch }).where('id', '=', id).execute();
  const postings = transfer(payout(id), bank, cents(amount));
  await ledger.post(tx, { kind: 'withdrawal.sent', ref: id, at: sentAt, postings });
  const exported = { action: 'withdrawals.exported', subject: `batch ${batch}`, detail: { count: 1, total: amount } };
  await recordStaffAction(tx, { idStaff, ...exported, at: sentAt });
};
