import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import { payout, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import type { NewRefund } from './payment.ts';
import { lockKnownPayment } from './payments.repo.ts';
import { findRefundFor, payoutOwner } from './refunds.repo.ts';
import { sendRefunds } from './retry-queue.ts';

/** Debits `from` now; a job sends the money to the card. Idempotent by `kind` and `ref`. */
export const refundPayment =
  ({ clock, jobs, ledger }: Deps) =>
  async (tx: Tx, { si, amount, from, kind, ref }: NewRefund): Promise<{ idRefund: string }> => {
    await lockKnownPayment(tx, si);
    const existing = await findRefundFor(tx, kind, String(ref));
    const id = existing?.id ?? randomUUID();
    const at = clock.now();
    if (!existing) {
      await tx
        .insertInto('refund')
        .values({
          id,
          id_payment: si,
          amount,
          kind,
          ref: String(ref),
          created_at: at,
          look_at: at,
          from_kind: from.kind,
          from_owner: from.owner,
        })
        .execute();
      await jobs.queue(tx, sendRefunds, {});
    }
    // On a repeated call, the ledger refuses different postings.
    await ledger.post(tx, { kind, ref, at, postings: transfer(from, payout(payoutOwner(id)), amount) });
    return { idRefund: id };
  };

/** The payment was disputed, or is already refunded in full. */
export const exceedsCharge = (error: unknown): boolean => violated(error, 'refund_within_charge');
