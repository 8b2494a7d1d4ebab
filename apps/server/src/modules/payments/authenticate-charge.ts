import { fail } from '@stagedoor/contract/errors';
import { type Deps, requireCards } from './deps.ts';
import { backUrlOf, type PaymentRow } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

/** Returns the URL for 3-D Secure on a charge of a saved card. */
export const authenticateCharge = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (row: PaymentRow): Promise<string> => {
    const card = await deps.database.inTransaction((tx) =>
      tx.selectFrom('saved_card').select('method').where('id', '=', row.id_card).executeTakeFirst(),
    );
    if (!card || !row.provider_payment) return fail('pageNotFound');
    const charge = await requireCards(deps).authenticate({
      payment: row.provider_payment,
      method: card.method,
      returnUrl: backUrlOf(deps, row),
    });
    if (charge.url) return charge.url;
    const { state } = await settle(row, charge);
    if (state === 'needsAuthentication') return fail('serviceLater');
    return fail(state === 'paid' || state === 'held' ? 'transactionAlreadyApproved' : 'pageNotFound');
  };
};
