import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import { payout, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { sendRefunds } from './due-work.ts';
import type { NewRefund } from './payment.ts';
import { lockKnownPayment } from './payments.repo.ts';
import { findRefundByFact, payoutOwner } from './refunds.repo.ts';

/** Takes the money from `from` now; a job sends it to the card. Told again, it is the same refund. */
export const refundPayment =
  ({ clock, jobs, ledger }: Deps) =>
  async (tx: Tx, { si, amount, from, kind, ref }: NewRefund): Promise<{ idRefund: string }> => {
    await lockKnownPayment(tx, si);
    const told = await findRefundByFact(tx, kind, String(ref));
    const id = told?.id ?? randomUUID();
    const at = clock.now();
    if (!told) {
      await tx
        .insertInto('refund')
        .values({
          ...{ id, id_payment: si, amount, kind, ref: String(ref), created_at: at, look_at: at },
          ...{ from_kind: from.kind, from_owner: from.owner },
        })
        .execute();
      await jobs.queue(tx, sendRefunds, {});
    }
    // The ledger refuses whoever tells it otherwise.
    await ledger.post(tx, { kind, ref, at, postings: transfer(from, payout(payoutOwner(id)), amount) });
    return { idRefund: id };
  };

/** Its bank has taken it back, or all of it went back already. */
export const exceedsCharge = (error: unknown): boolean => violated(error, 'refund_within_charge');
