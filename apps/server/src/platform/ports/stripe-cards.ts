import type { Language } from '@stagedoor/contract/limits';
import { zero } from '@stagedoor/contract/money';
import { Stripe } from 'stripe';
import { type CardPayment, CardRefused, type Cards, CardsAway } from './cards.ts';
import {
  checkoutParts,
  checkoutView,
  disputeView,
  eventTypes,
  eventView,
  intentParts,
  intentView,
  problemOf,
  refundView,
  signedEventView,
} from './stripe-view.ts';

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

const { StripeCardError, StripeInvalidRequestError, StripeSignatureVerificationError } = Stripe.errors;

/** Stripe's page does not speak Ukrainian; "auto" lets it follow the browser. */
const locales = { en: 'en', uk: 'auto', ru: 'ru' } as const satisfies Record<Language, string>;

const asking = async <T>(question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) throw error;
    throw new CardsAway('the card provider gave no usable answer', { cause: error });
  }
};

/** For what may have been done before, or by the other side. */
const unlessDone = (error: unknown) => {
  if (!(error instanceof StripeInvalidRequestError)) throw error;
};

const refused = (error: unknown): CardPayment => {
  const isCard = error instanceof StripeCardError;
  if (!isCard && !(error instanceof StripeInvalidRequestError)) throw error;
  const nothing = { captured: zero, refunded: zero, disputed: false, card: null, reference: null };
  return { ...nothing, state: 'failed', payment: error.payment_intent?.id ?? null, problem: problemOf(error) };
};

export const stripeCards = ({ stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string }): Cards => ({
  openCheckout: ({ reference, amount, description, customer, email, language, keepCard, hold, ...urls }) =>
    asking(async () => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          allowed_payment_method_types: ['card'],
          line_items: [
            { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: description } } },
          ],
          payment_intent_data: {
            metadata: { reference },
            ...(keepCard && { setup_future_usage: 'off_session' }),
            ...(hold && { capture_method: 'manual' }),
          },
          ...(customer ? { customer } : email && { customer_email: email }),
          success_url: urls.successUrl,
          cancel_url: urls.cancelUrl,
          locale: locales[language],
        },
        { idempotencyKey: `checkout-${reference}` },
      );
      return checkoutView(session);
    }),

  readCheckout: (id) =>
    asking(async () => checkoutView(await stripe.checkout.sessions.retrieve(id, { expand: checkoutParts }))),

  expireCheckout: (id) => asking(async () => void (await stripe.checkout.sessions.expire(id).catch(unlessDone))),

  createCustomer: ({ reference, email }) =>
    asking(async () => {
      const wanted = email ? { email } : {};
      return (await stripe.customers.create(wanted, { idempotencyKey: `customer-${reference}` })).id;
    }),

  charge: ({ reference, amount, description, customer, method }) =>
    asking(() =>
      stripe.paymentIntents
        .create(
          {
            ...{ amount, description, customer, payment_method: method, currency: 'usd' },
            ...{ confirm: true, off_session: true, allowed_payment_method_types: ['card'] },
            metadata: { reference },
            expand: intentParts,
          },
          { idempotencyKey: `charge-${reference}` },
        )
        .then(intentView)
        .catch(refused),
    ),

  findCharge: ({ reference, customer, since }) =>
    asking(async () => {
      const made = { customer, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
      for await (const { id, metadata } of stripe.paymentIntents.list(made)) {
        if (metadata.reference !== reference) continue;
        return intentView(await stripe.paymentIntents.retrieve(id, { expand: intentParts }));
      }
      return null;
    }),

  readPayment: (id) =>
    asking(async () => intentView(await stripe.paymentIntents.retrieve(id, { expand: intentParts }))),

  releaseHold: (payment) => asking(async () => void (await stripe.paymentIntents.cancel(payment).catch(unlessDone))),

  refund: ({ payment, amount, reference }) =>
    asking(async () => {
      const wanted = { payment_intent: payment, amount, metadata: { reference } };
      try {
        return refundView(await stripe.refunds.create(wanted, { idempotencyKey: `refund-${reference}` }));
      } catch (error) {
        // Our own balance there is too low for now.
        const isPassing = error instanceof StripeInvalidRequestError && error.code === 'balance_insufficient';
        if (isPassing || !(error instanceof StripeInvalidRequestError)) throw error;
        return { id: `refused-${reference}`, reference, amount, state: 'failed' };
      }
    }),

  refundsOf: (payment) =>
    asking(async () =>
      (await stripe.refunds.list({ payment_intent: payment, limit: 100 }).autoPagingToArray({ limit: 1_000 })).map(
        refundView,
        signedEventView,
      ),
    ),

  disputesOf: (payment) =>
    asking(async () => {
      const { data } = await stripe.disputes.list({ payment_intent: payment, limit: 100 });
      return data.map(disputeView).filter((dispute) => dispute !== null);
    }),

  forgetCard: (method) => asking(async () => void (await stripe.paymentMethods.detach(method).catch(unlessDone))),

  forgetCustomer: (customer) => asking(async () => void (await stripe.customers.del(customer).catch(unlessDone))),

  async tokenise({ number, expMonth, expYear }) {
    const card = { number, exp_month: String(expMonth), exp_year: String(expYear) };
    try {
      const { id, card: known } = await stripe.tokens.create({ card });
      // A card without a fingerprint is like no other.
      return { token: id, fingerprint: known?.fingerprint ?? id, last4: known?.last4 ?? number.slice(-4) };
    } catch (error) {
      // Without the cause, which might repeat what was sent.
      if (error instanceof StripeCardError) throw new CardRefused(problemOf(error));
      throw new CardsAway('the card provider made no token');
    }
  },

  readEvent(rawBody, signature) {
    try {
      return signedEventView(stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, webhookSecret));
    } catch (error) {
      // What is signed may still not be JSON.
      if (error instanceof StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  },

  async *eventsSince(since) {
    const wanted = { types: [...eventTypes], created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    const events = stripe.events.list(wanted)[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await asking(() => events.next());
      if (done) return;
      yield eventView(value);
    }
  },
});
