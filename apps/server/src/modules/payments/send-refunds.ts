import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { bookRefund } from './book-refund.ts';
import { type Deps, requireCards } from './deps.ts';
import { findPayment } from './payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';
import {
  batch,
  type Claimed,
  keysMayBeForgotten,
  pauseAfter,
  processDue,
  scheduleNextAttempts,
  sendRefunds,
} from './retry-queue.ts';

/** Sends due refunds to their cards. Idempotent: the refund's id is the idempotency key. */
export const sendDueRefunds = (deps: Deps) => processDue(deps, claim(deps), sendOne(deps));

const sendOne =
  (deps: Deps) =>
  async ({ id, id_payment, amount, created_at }: RefundRow): Promise<void> => {
    const { provider_payment: payment } = await deps.database.inTransaction((tx) => findPayment(tx, id_payment));
    if (!payment) return;
    const cards = requireCards(deps);
    const earlier = keysMayBeForgotten(created_at, deps.clock.now()) ? await cards.refundsOf(payment) : [];
    const found = earlier.find(({ reference }) => reference === id);
    const sent = found ?? (await cards.refund({ payment, amount: cents(amount), reference: id }));
    await deps.database.inTransaction((tx) => bookRefund(deps)(tx, id, sent));
  };

const claim =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx): Promise<Claimed<RefundRow>> => {
    const now = clock.now();
    const rows = await tx
      .selectFrom('refund')
      .selectAll()
      .where('look_at', '<=', now)
      .where('state', '=', 'recorded')
      .orderBy('look_at')
      .limit(batch)
      .forUpdate()
      .execute();
    const nextOf = ({ created_at }: RefundRow) => pauseAfter(created_at, now);
    await scheduleNextAttempts({ jobs, tx, kind: sendRefunds }, rows, nextOf, (ofTurn, look_at) =>
      tx
        .updateTable('refund')
        .set({ look_at })
        .where((eb) => eb('id', '=', eb.fn.any(eb.val(ofTurn.map(({ id }) => id)))))
        .execute(),
    );
    return { work: rows, isFull: rows.length === batch };
  };
