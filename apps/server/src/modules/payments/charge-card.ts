import { cents } from '@stagedoor/contract/money';
import { bookClosed } from './book-payment.ts';
import { type Deps, requireCards } from './deps.ts';
import { findCharge } from './give-up-payment.ts';
import { backUrlOf, customerOf, isWaiting, lockPayment, type PaymentRow } from './payments.repo.ts';
import { keysMayBeForgotten } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

/** Charges the saved card of a payment. Idempotent: the payment's id is the provider's idempotency key. */
export const chargeCard = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (row: PaymentRow): Promise<PaymentRow> => {
    const cards = requireCards(deps);
    const { card, customer } = await deps.database.inTransaction(async (tx) => ({
      card: await tx.selectFrom('saved_card').select('method').where('id', '=', row.id_card).executeTakeFirst(),
      customer: await customerOf(tx, row.id_user),
    }));
    // The user may have removed the card after it was charged.
    const isAsked = !card || keysMayBeForgotten(row.created_at, deps.clock.now());
    const found = isAsked ? await findCharge(deps, cards, row) : null;
    if (found) return settle(row, found);
    if (!card || !customer) return refuse(deps, row.id);
    const charged = await cards.charge({
      reference: row.id,
      amount: cents(row.amount),
      description: row.description,
      customer,
      method: card.method,
      hold: row.capture_later,
      returnUrl: row.off_session ? null : backUrlOf(deps, row),
    });
    return settle(row, charged);
  };
};

const refuse = (deps: Deps, si: string) =>
  deps.database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    return isWaiting(row) ? bookClosed(deps)(tx, row, 'failed') : row;
  });
