import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { bookRefund } from './book-refund.ts';
import { type Deps, requireCards } from './deps.ts';
import { agreeOnTurns, batch, type Claimed, keysMayBeForgotten, pauseAfter, sendRefunds, workOff } from './due-work.ts';
import { findPayment } from './payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

/** Sends what is due back to its cards, keyed by the refund: sent twice, it arrives once. */
export const sendDueRefunds = (deps: Deps) => workOff(deps, claim(deps), sendOne(deps));

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
    await agreeOnTurns({ jobs, tx, kind: sendRefunds }, rows, nextOf, (ofTurn, look_at) =>
      tx
        .updateTable('refund')
        .set({ look_at })
        .where((eb) => eb('id', '=', eb.fn.any(eb.val(ofTurn.map(({ id }) => id)))))
        .execute(),
    );
    return { work: rows, isFull: rows.length === batch };
  };
