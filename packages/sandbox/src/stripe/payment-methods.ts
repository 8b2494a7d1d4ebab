import { type Context, nowOf } from './context.ts';
import { invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { listOf } from './list.ts';
import type { PaymentMethod } from './objects.ts';
import { oneOf, text } from './params.ts';
import { cardByFingerprint, cardByToken, type TestCard } from './test-cards.ts';

type Details = { expMonth: number; expYear: number; name: string | null; email: string | null };

export const createPaymentMethod = (context: Context, card: TestCard, details: Details): PaymentMethod =>
  context.store.paymentMethods.put({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: details.email,
      name: details.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint: card.fingerprint,
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowOf(context),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });

/** Stripe's test names (pm_card_visa and so on) create a new payment method. */
export const findPaymentMethod = (context: Context, id: string, param = 'id'): PaymentMethod => {
  const named = cardByToken(id);
  if (named) {
    const expYear = context.clock.now().getUTCFullYear() + 1;
    return createPaymentMethod(context, named, { expMonth: 12, expYear, name: null, email: null });
  }
  const method = context.store.paymentMethods.get(id);
  if (!method) throw missing('PaymentMethod', id, param);
  return method;
};

export const attach = (context: Context, method: PaymentMethod, customer: string): PaymentMethod => {
  if (method.customer === customer) return method;
  const attached = context.store.paymentMethods.put({ ...method, customer });
  context.emit('payment_method.attached', attached);
  return attached;
};

export const detach = (context: Context, id: string): PaymentMethod => {
  const method = findPaymentMethod(context, id, 'payment_method');
  if (method.customer === null) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = context.store.paymentMethods.put({ ...method, customer: null });
  context.store.detachedMethods.put({ id: method.id });
  context.emit('payment_method.detached', detached);
  return detached;
};

/** A chargeable method: Stripe refuses detached ones. */
export const usableMethod = (context: Context, id: string): PaymentMethod => {
  if (context.store.detachedMethods.get(id)) {
    throw invalid(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
      { param: 'payment_method', code: 'payment_method_unexpected_state' },
    );
  }
  return findPaymentMethod(context, id, 'payment_method');
};

export const listPaymentMethods = (context: Context, params: Params, of = text(params, 'customer')) => {
  oneOf(params, 'type', ['card']);
  const rows = context.store.paymentMethods.newestFirst().filter(({ customer }) => of !== null && customer === of);
  return listOf('/v1/payment_methods', 'payment_method', rows, params);
};

export const testCardOf = (method: PaymentMethod): TestCard => {
  const card = cardByFingerprint(method.card.fingerprint ?? '');
  if (!card) throw new Error(`payment method ${method.id}: expected the fingerprint of a test card`);
  return card;
};
