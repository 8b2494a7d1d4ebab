import { type Context, nowOf } from './context.ts';
import type { Decline } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { type List, listOf } from './list.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { text } from './params.ts';

const outcomeOf = (decline: Decline | null): NonNullable<Charge['outcome']> => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? null,
  risk_level: 'normal',
  seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

/** How long an authorised payment can be captured. */
export const holdSeconds = 7 * 86_400;

export const createCharge = (
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
): Charge => {
  const captured = decline === null && intent.capture_method !== 'manual';
  const captureBefore = decline || captured ? undefined : nowOf(context) + holdSeconds;
  const charge = context.store.charges.put({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured,
    created: nowOf(context),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(method, captureBefore) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  context.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
};

const cardDetails = ({ card }: PaymentMethod, captureBefore: number | undefined) => ({
  amount_authorized: null,
  authorization_code: null,
  brand: card.brand,
  ...(captureBefore !== undefined && { capture_before: captureBefore }),
  checks: card.checks,
  country: card.country,
  electronic_commerce_indicator: null,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint ?? null,
  funding: card.funding,
  installments: null,
  last4: card.last4,
  mandate: null,
  network: card.brand,
  network_token: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

export const listCharges = (context: Context, params: Params): List<Charge> => {
  const intent = text(params, 'payment_intent');
  const customer = text(params, 'customer');
  const rows = context.store.charges
    .newestFirst()
    .filter((charge) => (!intent || charge.payment_intent === intent) && (!customer || charge.customer === customer));
  return listOf('/v1/charges', 'charge', rows, params);
};

/** Voids the uncaptured authorisation, which Stripe reports as a refunded amount. */
export const release = (context: Context, charge: Charge, captured: number): Charge => {
  const released = context.store.charges.put({
    ...charge,
    captured: captured > 0,
    amount_captured: captured,
    amount_refunded: charge.amount - captured,
    refunded: captured === 0,
  });
  context.emit(captured > 0 ? 'charge.captured' : 'charge.refunded', released);
  return released;
};
