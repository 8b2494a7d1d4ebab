import type { Cards } from '../../platform/ports/cards.ts';
import { day } from '../../platform/time.ts';
import { bookClosed } from './book-payment.ts';
import { type Deps, requireCards } from './deps.ts';
import { askForCheckout } from './open-checkout.ts';
import { customerOf, findPayment, isWaiting, lockPayment, type PaymentRow } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

/** Ends an unfinished payment, at the provider first. One that was paid meanwhile is settled instead. */
export const giveUpPayment = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (si: string): Promise<PaymentRow> => {
    const row = await closeUnopened(deps, si);
    if (!isWaiting(row)) return row;
    const cards = requireCards(deps);
    if (row.kept_card) return giveUpCharge(deps, cards, row);
    const checkout = row.checkout_id ?? (await learnCheckout(deps, cards, row));
    if (!checkout) return expireHere(deps, si);
    await cards.expireCheckout(checkout);
    await settle({ ...row, checkout_id: checkout });
    return deps.database.inTransaction((tx) => findPayment(tx, si));
  };
};

/** The provider does not know a payment whose checkout was never opened. */
const closeUnopened = ({ database, ...deps }: Deps, si: string) =>
  database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    const isUnopened = row.state === 'recorded' && !row.kept_card;
    return isUnopened ? bookClosed({ database, ...deps })(tx, row, 'expired') : row;
  });

const giveUpCharge = async (deps: Deps, cards: Cards, row: PaymentRow): Promise<PaymentRow> => {
  const settle = settlePayment(deps);
  const found = row.provider_payment
    ? await cards.readPayment(row.provider_payment)
    : await findCharge(deps, cards, row);
  if (!found?.payment) return expireHere(deps, row.id);
  const settled = await settle(row, found);
  if (!isWaiting(settled)) return settled;
  await cards.cancel(found.payment);
  return settle(row, await cards.readPayment(found.payment));
};

const expireHere = (deps: Deps, si: string) =>
  deps.database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    return isWaiting(row) ? bookClosed(deps)(tx, row, 'expired') : row;
  });

/**
 * After a lost response, repeating the call returns the same checkout. After a day neither the stored response nor the
 * checkout exists.
 */
const learnCheckout = async (deps: Deps, cards: Cards, row: PaymentRow): Promise<string | null> => {
  const age = deps.clock.now().getTime() - (row.opened_at ?? row.created_at).getTime();
  return age < day ? (await askForCheckout(deps)(cards, row)).id : null;
};

export const findCharge = async ({ database }: Deps, cards: Cards, { id, id_user, created_at }: PaymentRow) => {
  const customer = await database.inTransaction((tx) => customerOf(tx, id_user));
  return customer ? cards.findCharge({ reference: id, customer, since: created_at }) : null;
};
