import { cents } from '@stagedoor/contract/money';
import { CardsAway } from '../../platform/ports/cards.ts';
import type { Deps } from './deps.ts';
import type { Payment } from './payment.ts';
import { findPayment, isWaiting, type PaymentRow } from './payments.repo.ts';
import { settleWith } from './settle-payment.ts';

export const paymentOf = (row: PaymentRow): Payment => ({
  si: row.id,
  purpose: row.purpose,
  ref: row.ref,
  idUser: row.id_user,
  amount: cents(row.amount),
  state: row.state,
  keptCard: row.kept_card,
  idCard: row.id_card,
  problem: row.problem,
  captureLater: row.capture_later,
  back: row.success_path,
  expiresAt: row.expires_at,
});

/**
 * The payment's state, refreshed from the provider while it is open; falls back to the stored state when the provider
 * is unavailable.
 */
export const readPayment = (deps: Deps) => {
  const settle = settleWith(deps);
  return async (si: string): Promise<Payment> => {
    const row = await deps.database.inTransaction((tx) => findPayment(tx, si));
    if (row.state === 'recorded' || !isWaiting(row) || !deps.cards) return paymentOf(row);
    const seen = await settle(deps.cards, row).catch((error) => {
      if (error instanceof CardsAway) return row;
      throw error;
    });
    return paymentOf(seen);
  };
};
