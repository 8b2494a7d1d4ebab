import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import { payout, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { sendRefunds } from './due-work.ts';
import type { NewRefund } from './payment.ts';
import { lockPayment } from './payments.repo.ts';
import { findRefundByFact, payoutOwner } from './refunds.repo.ts';

/** Takes the money from `from` now; a job sends it to the card. Told again, it is the same refund. */
export const refundPayment =
  ({ clock, jobs, ledger }: Deps) =>
  async (tx: Tx, { si, amount, from, kind, ref }: NewRefund): Promise<{ idRefund: string }> => {
    await lockPayment(tx, si);
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
        .execute()
        .catch(refuseExcess);
      await jobs.queue(tx, sendRefunds, {});
    }
    // The ledger refuses whoever tells it otherwise.
    await ledger.post(tx, { kind, ref, at, postings: transfer(from, payout(payoutOwner(id)), amount) });
    return { idRefund: id };
  };

const refuseExcess = (error: unknown): never => {
  const exceeds = error instanceof Error && 'constraint' in error && error.constraint === 'refund_within_charge';
  if (exceeds) fail('notEnoughMoney', { cause: error });
  throw error;
};
