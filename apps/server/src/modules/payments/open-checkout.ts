import { fail } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { Cards, Checkout } from '../../platform/ports/cards.ts';
import { authenticateCharge } from './authenticate-charge.ts';
import { type Deps, requireCards } from './deps.ts';
import {
  backUrlOf,
  changePayment,
  customerOf,
  isWaiting,
  lockPayment,
  type PaymentRow,
  storeCustomer,
} from './payments.repo.ts';
import { drivePayments, pauseAfter, queueAttempt } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

/** Returns where the user continues to pay: the provider's checkout, or 3-D Secure for a saved card. Idempotent. */
export const openCheckout = (deps: Deps) => {
  const ask = askForCheckout(deps);
  const settle = settlePayment(deps);
  const authenticate = authenticateCharge(deps);
  return async (si: string): Promise<string> => {
    const cards = requireCards(deps);
    const row = await markOpen(deps, si);
    if (row.kept_card) return authenticate(row);
    const { id, url } = row.checkout_id ? await cards.readCheckout(row.checkout_id) : await ask(cards, row);
    if (url) return url;
    const { state } = await settle({ ...row, checkout_id: id });
    return fail(state === 'paid' ? 'transactionAlreadyApproved' : 'pageNotFound');
  };
};

/** Marked before the call, because after a lost response there may be a checkout that we do not know of. */
const markOpen = ({ database, clock, jobs }: Deps, si: string): Promise<PaymentRow> =>
  database.inTransaction(async (tx) => {
    const row = await lockPayment(tx, si);
    const now = clock.now();
    if (row.state === 'paid' || row.state === 'held') return fail('transactionAlreadyApproved');
    if (!isWaiting(row) || row.expires_at <= now) return fail('pageNotFound');
    if (row.state !== 'recorded') return row;
    // A job charges a saved card; there is no page to open unless the bank requires 3-D Secure.
    if (row.kept_card) return fail('pageNotFound');
    const look_at = pauseAfter(now, now);
    await queueAttempt(jobs, tx, drivePayments, look_at);
    return changePayment(tx, si, { state: 'open', opened_at: now, look_at });
  });

/** Opens a checkout, or finds the open one: the payment's id is the idempotency key. */
export const askForCheckout =
  (deps: Deps) =>
  async (cards: Cards, row: PaymentRow): Promise<Checkout> => {
    const { database } = deps;
    const checkout = await cards.openCheckout({
      reference: row.id,
      amount: cents(row.amount),
      description: row.description,
      customer: row.keep_card ? await provideCustomer(cards, database, row) : null,
      email: row.email,
      successUrl: backUrlOf(deps, row),
      cancelUrl: new URL(row.cancel_path ?? '/', deps.publicUrl()).href,
      language: row.language,
      keepCard: row.keep_card,
      hold: row.hold || row.capture_later,
    });
    await database.inTransaction((tx) => changePayment(tx, row.id, { checkout_id: checkout.id }));
    return checkout;
  };

const provideCustomer = async (cards: Cards, database: Deps['database'], { id, id_user, email }: PaymentRow) => {
  const known = await database.inTransaction((tx) => customerOf(tx, id_user));
  if (known || id_user === null) return known;
  const made = await cards.createCustomer({ reference: id, email });
  return database.inTransaction((tx) => storeCustomer(tx, id_user, made));
};
