import type { Tx } from '../../platform/database/database.ts';
import type { CardPayment } from '../../platform/ports/cards.ts';
import type { Deps } from './deps.ts';
import { drivePayments, workAt } from './due-work.ts';
import { keepCard, markUsed } from './keep-card.ts';
import { paymentHeld, paymentReleased } from './payments.facts.ts';
import { changePayment, isWaiting, namesOf, type PaymentRow } from './payments.repo.ts';

/** Where the provider does not say how long a hold lasts. */
const usualDays = 6;

/**
 * Authorised: no money has moved, so nothing is booked. What was given up here in the meantime, or is paid for by another
 * payment, is let go of again.
 */
export const bookHeld =
  (deps: Deps) =>
  async (tx: Tx, row: PaymentRow, seen: CardPayment, paidBefore: boolean): Promise<PaymentRow> => {
    if (row.state === 'held') return row;
    const at = deps.clock.now();
    const captureBy = seen.captureBefore ?? new Date(at.getTime() + usualDays * 86_400_000);
    const isWanted = isWaiting(row) && !paidBefore;
    if (isWanted) await workAt(deps.jobs, tx, drivePayments, captureBy);
    else await deps.jobs.queue(tx, drivePayments, {});
    const held = await changePayment(tx, row.id, {
      state: 'held',
      problem: null,
      provider_payment: seen.payment,
      capture_by: captureBy,
      to_capture: isWanted ? null : 0,
      look_at: isWanted ? captureBy : at,
    });
    if (row.keep_card && row.id_user !== null && seen.card) await keepCard(deps)(tx, row.id_user, seen.card);
    if (row.id_card !== null) await markUsed(tx, row.id_card, at);
    if (isWanted) await deps.outbox.append(tx, paymentHeld, namesOf(row));
    return held;
  };

/** Let go of, whoever did it: nothing of it can be taken any more. */
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
