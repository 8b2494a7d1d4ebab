import type { Tx } from '../../platform/database/database.ts';
import type { CardPayment } from '../../platform/ports/cards.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { paymentHeld, paymentReleased } from './payments.events.ts';
import { changePayment, isWaiting, namesOf, type PaymentRow } from './payments.repo.ts';
import { drivePayments, queueAttempt } from './retry-queue.ts';
import { markUsed, saveCard } from './saved-cards.ts';

/** Used when the provider does not say when the hold expires. */
const usualDays = 6;

/**
 * Stores an authorisation. No money has moved, so nothing is posted. Releases the hold when the payment was given up
 * meanwhile, or another payment for the same thing succeeded.
 */
export const bookHeld =
  (deps: Deps) =>
  async (tx: Tx, row: PaymentRow, seen: CardPayment, paidBefore: boolean): Promise<PaymentRow> => {
    if (row.state === 'held') return row;
    const at = deps.clock.now();
    const captureBy = seen.captureBefore ?? daysAfter(at, usualDays);
    const isNeeded = isWaiting(row) && !paidBefore;
    if (isNeeded) await queueAttempt(deps.jobs, tx, drivePayments, captureBy);
    else await deps.jobs.queue(tx, drivePayments, {});
    const held = await changePayment(tx, row.id, {
      state: 'held',
      problem: null,
      provider_payment: seen.payment,
      capture_by: captureBy,
      to_capture: isNeeded ? null : 0,
      look_at: isNeeded ? captureBy : at,
    });
    if (row.keep_card && row.id_user !== null && seen.card) await saveCard(deps)(tx, row.id_user, seen.card);
    if (row.id_card !== null) await markUsed(tx, row.id_card, at);
    if (isNeeded) await deps.outbox.append(tx, paymentHeld, namesOf(row));
    return held;
  };

/** Stores a released hold, whichever side released it: it can no longer be captured. */
export const bookReleased =
  ({ clock, outbox }: Deps) =>
  async (tx: Tx, row: PaymentRow, seen: CardPayment): Promise<PaymentRow> => {
    await outbox.append(tx, paymentReleased, namesOf(row));
    return changePayment(tx, row.id, {
      state: 'released',
      provider_payment: seen.payment,
      settled_at: clock.now(),
      look_at: null,
    });
  };
