import { type Context, nowOf } from './context.ts';
import { invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { type List, listOf } from './list.ts';
import type { Charge, Dispute, Refund } from './objects.ts';
import { integer, metadata, oneOf, text } from './params.ts';
import { findPaymentIntent } from './payment-intents.ts';

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

const chargeToRefund = (context: Context, params: Params): Charge => {
  const intentId = text(params, 'payment_intent');
  const chargeId = intentId
    ? findPaymentIntent(context, intentId, 'payment_intent').latest_charge
    : text(params, 'charge');
  if (!chargeId && intentId) {
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
      code: 'payment_intent_unexpected_state',
    });
  }
  if (!chargeId)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const charge = context.store.charges.get(chargeId);
  if (!charge) throw missing('charge', chargeId, 'charge');
  return charge;
};

const refundable = (context: Context, charge: Charge): number => {
  if (charge.status !== 'succeeded' || !charge.captured) {
    throw invalid(`Charge ${charge.id} has not been captured and cannot be refunded.`, { param: 'charge' });
  }
  const isContested = ({ charge: id, status }: Dispute) => id === charge.id && status !== 'won';
  if (charge.disputed && context.store.disputes.newestFirst().some(isContested)) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      param: 'charge',
      code: 'charge_disputed',
    });
  }
  const rest = charge.amount - charge.amount_refunded;
  if (rest === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      param: 'charge',
      code: 'charge_already_refunded',
    });
  }
  return rest;
};

export const createRefund = (context: Context, params: Params): Refund => {
  const charge = chargeToRefund(context, params);
  const rest = refundable(context, charge);
  const amount = integer(params, 'amount') ?? rest;
  if (amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  }
  if (amount > rest) {
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(rest)})`, {
      param: 'amount',
    });
  }
  const refund = context.store.refunds.put({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowOf(context),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: metadata(params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const changed = context.store.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === rest,
  });
  context.emit('refund.created', refund);
  context.emit('charge.refunded', changed);
  return refund;
};

export const listRefunds = (context: Context, params: Params): List<Refund> => {
  const intent = text(params, 'payment_intent');
  const charge = text(params, 'charge');
  const rows = context.store.refunds
    .newestFirst()
    .filter((refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge));
  return listOf('/v1/refunds', 'refund', rows, params);
};
