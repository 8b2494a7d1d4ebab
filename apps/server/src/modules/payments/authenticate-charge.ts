import { fail } from '@stagedoor/contract/errors';
import { type Deps, requireCards } from './deps.ts';
import { backUrlOf, type PaymentRow } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

/** Where the bank asks the owner of a kept card about a charge (3-D Secure). */
export const authenticateCharge = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (row: PaymentRow): Promise<string> => {
    const card = await deps.database.inTransaction((tx) =>
      tx.selectFrom('saved_card').select('method').where('id', '=', row.id_card).executeTakeFirst(),
    );
    if (!card || !row.provider_payment) return fail('pageNotFound');
    const asked = await requireCards(deps).authenticate({
      payment: row.provider_payment,
      method: card.method,
      returnUrl: backUrlOf(deps, row),
    });
    if (asked.url) return asked.url;
    const { state } = await settle(row, asked);
    if (state === 'needsAuthentication') return fail('serviceLater');
    return fail(state === 'paid' || state === 'held' ? 'transactionAlreadyApproved' : 'pageNotFound');
  };
};
