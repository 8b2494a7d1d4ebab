import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { type Deps, requireCards } from './deps.ts';
import { changePayment, lockPayment, type PaymentRow } from './payments.repo.ts';
import { drivePayments } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Decides how much of a hold to capture; a job captures it and `paymentPaid` reports it. Idempotent. Returns false when
 * nothing is held, or something else was decided before.
 */
export const capturePayment =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx, { si, amount }: { si: string; amount: Cents }): Promise<boolean> => {
    const row = await lockPayment(tx, si);
    if (row.to_capture === amount) return true;
    if (row.state !== 'held' || row.to_capture !== null) return false;
    if (amount > row.amount)
      throw new Error(`payment ${si} holds ${row.amount} cents, so ${amount} cannot be captured`);
    await changePayment(tx, si, { to_capture: amount, look_at: clock.now() });
    await jobs.queue(tx, drivePayments, {});
    return true;
  };

/** Releases a hold; `paymentReleased` reports it. */
export const releasePayment = (deps: Deps) => {
  const capture = capturePayment(deps);
  return (tx: Tx, si: string): Promise<boolean> => capture(tx, { si, amount: zero });
};

/** Captures or releases at the provider as decided. An undecided hold is only refreshed: it may have expired there. */
export const endHold = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (row: PaymentRow): Promise<PaymentRow> => {
    const { to_capture: amount, provider_payment: payment, id: reference } = row;
    if (amount === null || payment === null) return settle(row);
    const cards = requireCards(deps);
    if (amount > 0) return settle(row, await cards.capture({ payment, amount: cents(amount), reference }));
    await cards.cancel(payment);
    return settle(row);
  };
};
