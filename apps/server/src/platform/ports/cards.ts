import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import { Stripe } from 'stripe';

export type Checkout = {
  id: string;
  reference: string | null;
  state: 'open' | 'paid' | 'expired';
  /** The payment that a refund names, once there was an attempt to pay. */
  payment: string | null;
  amount: Cents;
};

export type CardEvent = { id: string; type: string; idObject: string | null };

export type Cards = {
  /** The reference is the idempotency key: opening twice gives the same checkout. */
  openCheckout(wanted: {
    reference: string;
    amount: Cents;
    description: string;
    customerEmail?: string;
    successUrl: string;
    cancelUrl: string;
    language: Language;
  }): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<Checkout>;
  refund(wanted: { payment: string; amount: Cents; reference: string }): Promise<{ id: string }>;
  /** Null when the signature is not the provider's. */
  readEvent(rawBody: string | Uint8Array, signature: string): CardEvent | null;
};

export const stripeClient = ({ secretKey, apiBase }: { secretKey: string; apiBase?: string }): Stripe => {
  const usual = { telemetry: false, timeout: 20_000, maxNetworkRetries: 2 };
  if (apiBase === undefined) return new Stripe(secretKey, usual);
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...usual,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  });
};

/** Stripe's page does not speak Ukrainian; "auto" lets it follow the browser. */
const locales = { en: 'en', uk: 'auto', ru: 'ru' } as const satisfies Record<Language, string>;

const stateOf = ({ status, payment_status }: Stripe.Checkout.Session): Checkout['state'] => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
};

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const stripeCards = ({ stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string }): Cards => ({
  async openCheckout({ reference, amount, description, customerEmail, successUrl, cancelUrl, language }) {
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: description } } },
        ],
        payment_intent_data: { metadata: { reference } },
        ...(customerEmail ? { customer_email: customerEmail } : {}),
        success_url: successUrl,
        cancel_url: cancelUrl,
        locale: locales[language],
      },
      { idempotencyKey: `checkout-${reference}` },
    );
    if (url === null) throw new Error(`checkout ${id} has no page to pay on`);
    return { id, url };
  },

  async readCheckout(id) {
    const session = await stripe.checkout.sessions.retrieve(id);
    return {
      id: session.id,
      reference: session.client_reference_id,
      state: stateOf(session),
      payment: idOf(session.payment_intent),
      amount: cents(session.amount_total ?? 0),
    };
  },

  async refund({ payment, amount, reference }) {
    const { id } = await stripe.refunds.create(
      { payment_intent: payment, amount, metadata: { reference } },
      { idempotencyKey: `refund-${reference}` },
    );
    return { id };
  },

  readEvent(rawBody, signature) {
    try {
      const { id, type, data } = stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, webhookSecret);
      return { id, type, idObject: 'id' in data.object ? (data.object.id ?? null) : null };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      throw error;
    }
  },
});
