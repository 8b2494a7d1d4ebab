import { cents } from '@stagedoor/contract/money';
import { bookClosed } from './book-payment.ts';
import { type Deps, requireCards } from './deps.ts';
import { keysMayBeForgotten } from './due-work.ts';
import { findCharge } from './give-up-payment.ts';
import { customerOf, isWaiting, lockPayment, type PaymentRow } from './payments.repo.ts';
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
    const { id: reference, description } = row;
    const wanted = { reference, amount: cents(row.amount), description, customer, method: card.method };
    return settle(row, await cards.charge(wanted));
  };
};

const refuse = (deps: Deps, si: string) =>
  deps.database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    return isWaiting(row) ? bookClosed(deps)(tx, row, 'failed') : row;
  });
