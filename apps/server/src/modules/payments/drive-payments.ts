import type { Tx } from '../../platform/database/database.ts';
import { endHold } from './capture-payment.ts';
import { chargeCard } from './charge-card.ts';
import type { Deps } from './deps.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { isWaiting, type PaymentRow } from './payments.repo.ts';
import { batch, type Claimed, drivePayments, pauseAfter, processDue, scheduleNextAttempts } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

/** Advances every unfinished payment that is due by one step, whether or not its webhooks arrived. */
export const driveDuePayments = (deps: Deps) => {
  const [charge, giveUp, settle, end] = [chargeCard(deps), giveUpPayment(deps), settlePayment(deps), endHold(deps)];
  return processDue(deps, claim(deps), (row) => {
    if (row.state === 'held') return end(row);
    if (row.expires_at <= deps.clock.now()) return giveUp(row.id);
    return row.kept_card && row.state === 'recorded' ? charge(row.id) : settle(row);
  });
};

const isUnfinished = (row: PaymentRow) => isWaiting(row) || row.state === 'held';

const claim =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx): Promise<Claimed<PaymentRow>> => {
    const now = clock.now();
    const rows = await tx
      .selectFrom('payment')
      .selectAll()
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(batch)
      .forUpdate()
      .execute();
    const nextOf = (row: PaymentRow) => (isUnfinished(row) ? nextLook(row, now) : null);
    await scheduleNextAttempts({ jobs, tx, kind: drivePayments }, rows, nextOf, (ofTurn, look_at) =>
      tx
        .updateTable('payment')
        .set({ look_at })
        .where((eb) => eb('id', '=', eb.fn.any(eb.val(ofTurn.map(({ id }) => id)))))
        .execute(),
    );
    return { work: rows.filter(isUnfinished), isFull: rows.length === batch };
  };

const nextLook = ({ state, opened_at, created_at, expires_at }: PaymentRow, now: Date): Date => {
  const next = pauseAfter(opened_at ?? created_at, now);
  if (state === 'held') return next;
  return now < expires_at && expires_at < next ? expires_at : next;
};
