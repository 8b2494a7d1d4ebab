import { fail } from '@stagedoor/contract/errors';
import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { type Deps, requireCards } from './deps.ts';
import { drivePayments } from './due-work.ts';
import { changePayment, lockPayment, type PaymentRow } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

/** Decides how much of what is held is taken; a job does it, and `paymentPaid` tells of it. Asked again, it is the same. */
export const capturePayment =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx, { si, amount }: { si: string; amount: Cents }): Promise<void> => {
    const row = await lockPayment(tx, si);
    if (row.to_capture === amount) return;
    if (row.state !== 'held' || row.to_capture !== null)
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (amount > row.amount) return fail('notEnoughMoney');
    await changePayment(tx, si, { to_capture: amount, look_at: clock.now() });
    await jobs.queue(tx, drivePayments, {});
  };

/** Lets go of all that is held; `paymentReleased` tells when it is done. */
export const releasePayment = (deps: Deps) => {
  const capture = capturePayment(deps);
  return (tx: Tx, si: string): Promise<void> => capture(tx, { si, amount: zero });
};

/** Does at the provider what was decided about a hold. Undecided, its time there may be over. */
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
