import { cents } from '@stagedoor/contract/money';
import type { CardPaymentDetail } from '@stagedoor/contract/schemas/staff-order';
import type { Tx } from '../../platform/database/database.ts';
import { type Account, clearing, dispute, payout } from '../ledger/index.ts';
import { findPayment } from './payments.repo.ts';
import { payoutOwner, refundsOf } from './refunds.repo.ts';

type ProviderView = { detail: CardPaymentDetail; accounts: Account[] };

/** The provider's ids of a payment, and the accounts that its money passes through. */
export const providerViewOf = async (tx: Tx, si: string): Promise<ProviderView> => {
  const payment = await findPayment(tx, si);
  const refunds = await refundsOf(tx, si);
  const disputes = await tx
    .selectFrom('dispute')
    .select(['id', 'state', 'amount', 'opened_at'])
    .where('id_payment', '=', si)
    .orderBy('opened_at')
    .execute();
  return {
    detail: {
      reference: si,
      payment: payment.provider_payment,
      checkout: payment.checkout_id,
      state: payment.state,
      amount: cents(payment.amount),
      refunds: refunds
        .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
        .map(({ id, provider_refund: refund, state, amount, created_at }) => ({
          reference: id,
          refund,
          state,
          amount: cents(amount),
          at: created_at.toISOString(),
        })),
      disputes: disputes.map(({ id, state, amount, opened_at }) => ({
        dispute: id,
        state,
        amount: cents(amount),
        at: opened_at.toISOString(),
      })),
    },
    accounts: [clearing(si), dispute(si), ...refunds.map(({ id }) => payout(payoutOwner(id)))],
  };
};
