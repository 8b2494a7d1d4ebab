import type { CardPayment, Cards } from '../../platform/ports/cards.ts';
import { bookDispute } from './book-dispute.ts';
import { bookPayment } from './book-payment.ts';
import { importRefund } from './book-refund.ts';
import { type Deps, requireCards } from './deps.ts';
import { findPayment, lockPayment, type PaymentRow } from './payments.repo.ts';

/**
 * Fetches a payment's state from the provider and stores it. May be called by anyone, at any time and concurrently:
 * everything is posted once.
 */
export const settlePayment = (deps: Deps) => {
  const settle = settleWith(deps);
  return async (row: PaymentRow, seen?: CardPayment): Promise<PaymentRow> => settle(requireCards(deps), row, seen);
};

/** The same, for callers that have checked that a provider is configured. */
export const settleWith = (deps: Deps) => {
  const book = bookPayment(deps);
  return async (cards: Cards, row: PaymentRow, seen?: CardPayment): Promise<PaymentRow> => {
    const now = seen ?? (await look(cards, row));
    if (!now) return row;
    if (row.hold && now.state === 'held' && now.payment) await cards.cancel(now.payment);
    const booked = await deps.database.inTransaction((tx) => book(tx, row.id, now));
    return now.captured > 0 ? settleReturns(deps, cards, booked, now) : booked;
  };
};

/** Null as long as the provider cannot know of it. */
const look = async (cards: Cards, row: PaymentRow): Promise<CardPayment | null> => {
  if (row.checkout_id) return cards.readCheckout(row.checkout_id);
  return row.provider_payment ? cards.readPayment(row.provider_payment) : null;
};

/** Imports refunds, including those made at the provider by hand, and disputes. */
const settleReturns = async (deps: Deps, cards: Cards, row: PaymentRow, seen: CardPayment): Promise<PaymentRow> => {
  const { provider_payment: payment } = row;
  if (!payment || (seen.refunded === row.refunded && !seen.disputed)) return row;
  const refunds = seen.refunded === row.refunded ? [] : await cards.refundsOf(payment);
  const disputes = seen.disputed ? await cards.disputesOf(payment) : [];
  return deps.database.inTransaction(async (tx) => {
    await lockPayment(tx, row.id);
    for (const refund of refunds) await importRefund(deps)(tx, row.id, refund);
    for (const dispute of disputes) await bookDispute(deps)(tx, row.id, dispute);
    return findPayment(tx, row.id);
  });
};
