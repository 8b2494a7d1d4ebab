import { cents } from '@stagedoor/contract/money';
import { bookClosed } from './book-payment.ts';
import { type Deps, requireCards } from './deps.ts';
import { keysMayBeForgotten } from './due-work.ts';
import { findCharge } from './give-up-payment.ts';
import { backUrlOf, customerOf, isWaiting, lockPayment, type PaymentRow } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

/** Charges the kept card of a payment, once: keyed by it, a repeated question gets the first answer. */
export const chargeCard = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (row: PaymentRow): Promise<PaymentRow> => {
    const cards = requireCards(deps);
    const { card, customer } = await deps.database.inTransaction(async (tx) => ({
      card: await tx.selectFrom('saved_card').select('method').where('id', '=', row.id_card).executeTakeFirst(),
      customer: await customerOf(tx, row.id_user),
    }));
    // Its owner may have taken the card away after it was charged.
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
