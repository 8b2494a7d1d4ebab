import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { CardPayment } from '../../platform/ports/cards.ts';
import { clearing, payout, platform, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { paymentExpired } from './payments.events.ts';
import { changePayment, isWaiting, namesOf, type PaymentRow } from './payments.repo.ts';
import { payoutOwner } from './refunds.repo.ts';
import { sendRefunds } from './retry-queue.ts';

/** Refunds a second payment for the same thing at once. */
export const returnDoubled =
  ({ clock, jobs, ledger, outbox }: Deps) =>
  async (tx: Tx, row: PaymentRow, seen: CardPayment): Promise<PaymentRow> => {
    const at = clock.now();
    const { captured, payment: provider_payment } = seen;
    const change = { captured, provider_payment, settled_at: at, look_at: null };
    const closed = await changePayment(tx, row.id, { ...change, ...(isWaiting(row) && { state: 'expired' }) });
    const id = randomUUID();
    const fact = { kind: 'payment.doubled', ref: row.id };
    await tx
      .insertInto('refund')
      .values({
        id,
        id_payment: row.id,
        amount: captured,
        ...fact,
        created_at: at,
        look_at: at,
        from_kind: platform.kind,
        from_owner: platform.owner,
      })
      .execute();
    await ledger.post(tx, { ...fact, at, postings: transfer(clearing(row.id), payout(payoutOwner(id)), captured) });
    await jobs.queue(tx, sendRefunds, {});
    if (isWaiting(row)) await outbox.append(tx, paymentExpired, namesOf(row));
    return closed;
  };
