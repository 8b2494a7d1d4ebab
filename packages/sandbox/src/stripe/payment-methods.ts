import { type Context, nowOf } from './context.ts';
import { missing } from './errors.ts';
import { newId } from './ids.ts';
import type { PaymentMethod } from './objects.ts';
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
      funding: 'credit',
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

/** Stripe's own names (pm_card_visa and so on) stand for a fresh payment method. */
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

export const testCardOf = (method: PaymentMethod): TestCard => {
  const card = cardByFingerprint(method.card.fingerprint ?? '');
  if (!card) throw new Error(`payment method ${method.id} was made from no test card`);
  return card;
};
