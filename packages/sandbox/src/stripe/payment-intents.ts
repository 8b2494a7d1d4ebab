import { holdSeconds, release } from './charges.ts';
import { type Context, nowOf } from './context.ts';
import { findCustomer } from './customers.ts';
import { cardError, invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { type List, listOf } from './list.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { amountOf, currencyOf, flag, integer, metadata, oneOf, requiredInteger, text, webAddress } from './params.ts';
import { attemptPayment, nextActionOf } from './payment-attempt.ts';
import { usableMethod } from './payment-methods.ts';

export type NewIntent = Pick<
  PaymentIntent,
  | 'amount'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'capture_method'
  | 'setup_future_usage'
  | 'receipt_email'
>;

export const insertPaymentIntent = (context: Context, terms: NewIntent): PaymentIntent => {
  const id = newId('pi');
  const intent = context.store.paymentIntents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: terms.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: terms.capture_method,
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: nowOf(context),
    currency: terms.currency,
    customer: terms.customer,
    customer_account: null,
    description: terms.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: terms.receipt_email,
    review: null,
    setup_future_usage: terms.setup_future_usage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  context.emit('payment_intent.created', intent);
  return intent;
};

export const captureMethodOf = (params: Params) =>
  oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async';
export const futureUsageOf = (params: Params) => oneOf(params, 'setup_future_usage', ['off_session', 'on_session']);

const methodFor = (context: Context, customer: string | null, id: string | null): PaymentMethod | null => {
  const method = id ? usableMethod(context, id) : null;
  if (method?.customer && method.customer !== customer) {
    throw invalid(`The customer does not have a payment method with the ID ${method.id}.`, { param: 'payment_method' });
  }
  return method;
};

const noMethod = () =>
  invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
    code: 'payment_intent_unexpected_state',
  });

export const createPaymentIntent = (context: Context, params: Params): PaymentIntent => {
  const customer = text(params, 'customer');
  if (customer) findCustomer(context, customer, 'customer');
  const method = methodFor(context, customer, text(params, 'payment_method'));
  const confirm = flag(params, 'confirm');
  if (confirm && !method) throw noMethod();
  const terms: NewIntent = {
    amount: amountOf(requiredInteger(params, 'amount'), 'amount'),
    currency: currencyOf(params),
    customer,
    description: text(params, 'description'),
    metadata: metadata(params),
    capture_method: captureMethodOf(params),
    setup_future_usage: futureUsageOf(params),
    receipt_email: text(params, 'receipt_email'),
  };
  const intent = insertPaymentIntent(context, terms);
  if (!method) return intent;
  if (!confirm) {
    return context.store.paymentIntents.put({ ...intent, payment_method: method.id, status: 'requires_confirmation' });
  }
  return confirmNow(context, intent, method, params);
};

const confirmNow = (context: Context, intent: PaymentIntent, method: PaymentMethod, params: Params) => {
  const offSession = flag(params, 'off_session');
  const returnUrl = webAddress(params, 'return_url');
  const attempt = attemptPayment(context, intent, method, { offSession, authenticated: false, returnUrl });
  if (attempt.outcome !== 'declined') return attempt.intent;
  const charge = attempt.intent.latest_charge;
  throw cardError(attempt.decline, { ...(charge ? { charge } : {}), payment_intent: attempt.intent });
};

/**
 * Holds that were not captured within a week are released. This is detected on the next read, because the clock may
 * jump. The URL of the 3-D Secure challenge is rebuilt each time, as for a session.
 */
const upToDate = (context: Context, intent: PaymentIntent): PaymentIntent => {
  const charge = chargeOf(context, intent);
  const isOver = intent.status === 'requires_capture' && charge && nowOf(context) >= charge.created + holdSeconds;
  if (isOver) return cancel(context, intent, 'automatic');
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
  return returnUrl === null ? intent : { ...intent, next_action: nextActionOf(context, intent, returnUrl) };
};

export const releaseOverdueHolds = (context: Context) => {
  for (const intent of context.store.paymentIntents.newestFirst()) upToDate(context, intent);
};

export const findPaymentIntent = (context: Context, id: string, param = 'intent'): PaymentIntent => {
  const intent = context.store.paymentIntents.get(id);
  if (!intent) throw missing('payment_intent', id, param);
  return upToDate(context, intent);
};

export const listPaymentIntents = (context: Context, params: Params): List<PaymentIntent> => {
  const customer = text(params, 'customer');
  const rows = context.store.paymentIntents
    .newestFirst()
    .filter((row) => !customer || row.customer === customer)
    .map((row) => upToDate(context, row));
  return listOf('/v1/payment_intents', 'payment_intent', rows, params);
};

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const confirmPaymentIntent = (context: Context, params: Params, id: string): PaymentIntent => {
  const intent = findPaymentIntent(context, id);
  if (!confirmable.includes(intent.status)) throw unexpectedState(intent, 'confirmed', confirmable);
  const method = methodFor(context, intent.customer, text(params, 'payment_method') ?? intent.payment_method);
  if (!method) throw noMethod();
  return confirmNow(context, intent, method, params);
};

const unexpectedState = (intent: PaymentIntent, done: string, allowed: string[]) =>
  invalid(
    `This PaymentIntent could not be ${done} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${done}: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state' },
  );

const chargeOf = (context: Context, intent: PaymentIntent): Charge | undefined =>
  intent.latest_charge ? context.store.charges.get(intent.latest_charge) : undefined;

export const capturePaymentIntent = (context: Context, params: Params, id: string): PaymentIntent => {
  const intent = findPaymentIntent(context, id);
  const charge = chargeOf(context, intent);
  if (intent.status !== 'requires_capture' || !charge) throw unexpectedState(intent, 'captured', ['requires_capture']);
  const amount = integer(params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid('The amount to capture must be positive and no greater than the capturable amount.', {
      param: 'amount_to_capture',
      code: 'amount_too_large',
    });
  }
  release(context, charge, amount);
  const captured = context.store.paymentIntents.put({
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  });
  context.emit('payment_intent.succeeded', captured);
  return captured;
};

const cancellable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'];

export const cancelPaymentIntent = (context: Context, params: Params, id: string): PaymentIntent => {
  const intent = findPaymentIntent(context, id);
  if (!cancellable.includes(intent.status)) throw unexpectedState(intent, 'canceled', cancellable);
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  return cancel(context, intent, oneOf(params, 'cancellation_reason', reasons));
};

const cancel = (context: Context, intent: PaymentIntent, reason: PaymentIntent['cancellation_reason']) => {
  const charge = chargeOf(context, intent);
  if (intent.status === 'requires_capture' && charge) release(context, charge, 0);
  const canceled = context.store.paymentIntents.put({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    next_action: null,
    canceled_at: nowOf(context),
    cancellation_reason: reason,
  });
  context.emit('payment_intent.canceled', canceled);
  return canceled;
};
