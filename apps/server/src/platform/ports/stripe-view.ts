import { cents, zero } from '@stagedoor/contract/money';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { CardDispute, CardEvent, CardPayment, CardProblem, CardRefund, Checkout, ProviderCard } from './cards.ts';

/** Objects to expand with a payment intent. */
export const intentParts = ['latest_charge', 'payment_method'];
export const checkoutParts = intentParts.map((part) => `payment_intent.${part}`);

const wrongFields = new Set([
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
]);

/** Null when the card is fine and only 3-D Secure is outstanding. */
const problemIn = (error: Stripe.PaymentIntent['last_payment_error']): CardProblem | null =>
  error && error.code !== 'authentication_required' ? problemOf(error) : null;

export const problemOf = (error: { code?: string; decline_code?: string }): CardProblem => {
  if (error.decline_code === 'insufficient_funds') return 'notEnoughFunds';
  const isWrong = wrongFields.has(error.code ?? '') || wrongFields.has(error.decline_code ?? '');
  return isWrong ? 'invalidFields' : 'rejected';
};

const cardOf = (method: Stripe.PaymentIntent['payment_method']): ProviderCard | null => {
  if (typeof method !== 'object' || !method?.card) return null;
  const { card } = method;
  return {
    method: method.id,
    fingerprint: card.fingerprint ?? method.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
};

/** 3-D Secure is required, or failed and may be repeated. */
const asksTheOwner = new Set(['authentication_required', 'payment_intent_authentication_failure']);

const afterError = ({ last_payment_error: error }: Stripe.PaymentIntent): CardPayment['state'] => {
  if (!error) return 'open';
  return asksTheOwner.has(error.code ?? '') ? 'needsAuthentication' : 'failed';
};

const stateOf = (intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): CardPayment['state'] => {
  switch (intent.status) {
    case 'succeeded':
      return 'paid';
    case 'requires_capture':
      return 'held';
    case 'canceled':
      return charge?.status === 'succeeded' ? 'released' : 'expired';
    case 'requires_action':
      return 'needsAuthentication';
    case 'requires_payment_method':
      return afterError(intent);
    default:
      return 'open';
  }
};

const captureBeforeOf = (charge: Stripe.Charge | null): Date | null => {
  const seconds = charge?.payment_method_details?.card?.capture_before;
  return seconds === undefined ? null : new Date(seconds * 1000);
};

export const intentView = (intent: Stripe.PaymentIntent): CardPayment => {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  // Stripe reports a cancelled hold as a refund of an amount that was never captured.
  const taken = charge?.captured ? charge : null;
  return {
    reference: intent.metadata.reference ?? null,
    state: stateOf(intent, charge),
    payment: intent.id,
    captured: cents(taken?.amount_captured ?? 0),
    refunded: cents(taken ? taken.amount_refunded - (taken.amount - taken.amount_captured) : 0),
    disputed: taken?.disputed ?? false,
    captureBefore: captureBeforeOf(charge),
    problem: problemIn(intent.last_payment_error),
    card: cardOf(intent.payment_method),
  };
};

/** A payment without a successful attempt. */
export const untouched = {
  payment: null,
  captured: zero,
  refunded: zero,
  disputed: false,
  captureBefore: null,
  problem: null,
  card: null,
};

export const checkoutView = (session: Stripe.Checkout.Session): Checkout => {
  const seen = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const intent = seen ? intentView(seen) : null;
  return {
    ...(intent ?? untouched),
    id: session.id,
    url: session.url,
    reference: session.client_reference_id,
    // After a declined card the customer may enter another one on the page.
    state:
      session.status === 'complete' ? (intent?.state ?? 'paid') : session.status === 'expired' ? 'expired' : 'open',
  };
};

export const refundView = ({ id, amount, metadata, status }: Stripe.Refund): CardRefund => ({
  id,
  reference: metadata?.reference ?? null,
  amount: cents(amount),
  state: status === 'failed' || status === 'canceled' ? 'failed' : 'sent',
});

/** Null for an inquiry, which withdraws no money. */
export const disputeView = ({ id, amount, status }: Stripe.Dispute): CardDispute | null => {
  if (status === 'prevented' || status.startsWith('warning')) return null;
  return { id, amount: cents(amount), state: status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open' };
};

const idOnly = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const pointers = z.object({
  object: z.string().optional(),
  id: z.string().optional(),
  client_reference_id: z.string().nullish(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
  payment_intent: idOnly.nullish(),
});

const event = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({ object: z.unknown() }),
});

/** Null for signed content that is not an event. */
export const signedEventView = (signed: Stripe.Event): CardEvent | null =>
  event.safeParse(signed).success ? eventView(signed) : null;

export const eventView = ({ id, type, data }: Stripe.Event): CardEvent => {
  const { data: object = {} } = pointers.safeParse(data.object);
  return {
    id,
    type,
    reference: object.client_reference_id ?? object.metadata?.reference ?? null,
    payment: (object.object === 'payment_intent' ? object.id : object.payment_intent) ?? null,
  };
};

/** The webhook events we subscribe to; docs/operations.md lists the same. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];
