import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { CardPayment } from '../../platform/ports/cards.ts';
import { clearing, transfer } from '../ledger/index.ts';
import { bookHeld, bookReleased } from './book-hold.ts';
import type { Deps } from './deps.ts';
import { paymentExpired, paymentFailed, paymentNeedsAuthentication, paymentPaid } from './payments.events.ts';
import { changePayment, intoOf, isWaiting, lockWithSiblings, namesOf, type PaymentRow } from './payments.repo.ts';
import { returnDoubled } from './return-doubled.ts';
import { markUsed, saveCard } from './saved-cards.ts';

/** Stores the provider’s state. States only move forward; stale snapshots are ignored. */
export const bookPayment = (deps: Deps) => {
  const pay = bookPaid(deps);
  const close = bookClosed(deps);
  return async (tx: Tx, si: string, seen: CardPayment): Promise<PaymentRow> => {
    const { row, paidBefore } = await lockWithSiblings(tx, si);
    if (row.state === 'paid' || row.state === 'released' || row.captured > 0) return row;
    if (isPaid(row, seen)) return paidBefore ? returnDoubled(deps)(tx, row, seen) : pay(tx, row, seen);
    if (row.capture_later && seen.state === 'held') return bookHeld(deps)(tx, row, seen, paidBefore);
    if (row.capture_later && seen.state === 'released') return bookReleased(deps)(tx, row, seen);
    if (!isWaiting(row)) return row;
    if (seen.state === 'expired') return close(tx, row, 'expired');
    if (seen.state === 'failed' && row.kept_card) return close(tx, row, 'failed', seen);
    if (seen.state === 'needsAuthentication' && row.state === 'recorded') return bookQuestion(deps)(tx, row, seen);
    return seen.problem === row.problem ? row : changePayment(tx, si, { problem: seen.problem });
  };
};

/** A card check is done as soon as the card could be held. */
const isPaid = (row: PaymentRow, seen: CardPayment) =>
  row.hold ? seen.state === 'held' || seen.state === 'released' : seen.captured > 0;

const bookPaid = (deps: Deps) => async (tx: Tx, row: PaymentRow, seen: CardPayment) => {
  const { clock, ledger, outbox } = deps;
  const at = clock.now();
  const captured = cents(row.hold ? 0 : seen.captured);
  const id_card =
    row.keep_card && row.id_user !== null && seen.card ? await saveCard(deps)(tx, row.id_user, seen.card) : row.id_card;
  const paid = await changePayment(tx, row.id, {
    state: 'paid',
    id_card,
    problem: null,
    provider_payment: seen.payment,
    captured,
    settled_at: at,
    look_at: null,
  });
  if (captured > 0) {
    const postings = transfer(clearing(row.id), intoOf(row), captured);
    await ledger.post(tx, { kind: row.kind, ref: row.ref, at, postings });
  }
  if (row.id_card !== null) await markUsed(tx, row.id_card, at);
  const late = !isWaiting(row) && row.state !== 'held';
  await outbox.append(tx, paymentPaid, { ...namesOf(row), late });
  return paid;
};

const bookQuestion =
  ({ outbox }: Deps) =>
  async (tx: Tx, row: PaymentRow, { payment, problem }: CardPayment): Promise<PaymentRow> => {
    const change = { state: 'needsAuthentication' as const, provider_payment: payment, problem };
    await outbox.append(tx, paymentNeedsAuthentication, { ...namesOf(row), offSession: row.off_session });
    return changePayment(tx, row.id, change);
  };

export const bookClosed =
  ({ clock, outbox }: Deps) =>
  async (tx: Tx, row: PaymentRow, state: 'expired' | 'failed', seen?: CardPayment): Promise<PaymentRow> => {
    const closed = await changePayment(tx, row.id, {
      state,
      settled_at: clock.now(),
      look_at: null,
      ...(seen && { problem: seen.problem, provider_payment: seen.payment }),
    });
    await outbox.append(tx, state === 'failed' ? paymentFailed : paymentExpired, namesOf(row));
    return closed;
  };
