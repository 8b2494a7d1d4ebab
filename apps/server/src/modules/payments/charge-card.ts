import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { query } from '../../platform/database/read.ts';
import { bookClosed } from './book-payment.ts';
import { type Deps, requireCards } from './deps.ts';
import { findCharge } from './give-up-payment.ts';
import { backUrlOf, isWaiting, lockPayment, type PaymentRow } from './payments.repo.ts';
import { keysMayBeForgotten } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

const toCharge = query('payments.toCharge', (db, { si }: { si: string }) =>
  db
    .selectFrom('payment')
    .leftJoin('saved_card', 'saved_card.id', 'payment.id_card')
    .leftJoin('card_customer', 'card_customer.id_user', 'payment.id_user')
    .selectAll('payment')
    .select(['saved_card.method', 'card_customer.id_customer as customer'])
    .where('payment.id', '=', si),
);

/**
 * Charges the saved card of a payment that was recorded. Idempotent: the payment's id is the provider's idempotency
 * key.
 */
export const chargeCard = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (si: string): Promise<PaymentRow> => {
    const cards = requireCards(deps);
    const [found] = await deps.database.read(toCharge, { si });
    if (!found) return fail('pageNotFound');
    const { method, customer, ...row } = found;
    if (row.state !== 'recorded') return row;
    // The user may have removed the card after it was charged.
    const isAsked = method === null || keysMayBeForgotten(row.created_at, deps.clock.now());
    const charge = isAsked ? await findCharge(deps, cards, row) : null;
    if (charge) return settle(row, charge);
    if (method === null || customer === null) return refuse(deps, si);
    const charged = await cards.charge({
      reference: row.id,
      amount: cents(row.amount),
      description: row.description,
      customer,
      method,
      hold: row.capture_later,
      returnUrl: row.off_session ? null : backUrlOf(deps, row),
    });
    return settle(row, charged);
  };
};

/** The same for a caller that recorded the charge for itself. What fails is retried by the job. */
export const chargeNow = (deps: Deps) => {
  const charge = chargeCard(deps);
  return async (si: string): Promise<void> => {
    await charge(si).catch((error) => deps.log.warn({ err: error, si }, 'a charge failed and will be retried'));
  };
};

const refuse = (deps: Deps, si: string) =>
  deps.database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    return isWaiting(row) ? bookClosed(deps)(tx, row, 'failed') : row;
  });
