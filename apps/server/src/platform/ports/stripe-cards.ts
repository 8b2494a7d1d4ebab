import { Stripe } from 'stripe';
import { CardRefused, type Cards, CardsAway } from './cards.ts';
import { asking, unlessDone } from './stripe-errors.ts';
import { stripeCharges, stripeCheckouts } from './stripe-payments.ts';
import { disputeView, eventTypes, eventView, problemOf, refundView, signedEventView } from './stripe-view.ts';

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

export const stripeCards = ({ stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string }): Cards => ({
  ...stripeCheckouts(stripe),
  ...stripeCharges(stripe),

  createCustomer: ({ reference, email }) =>
    asking(async () => {
      const params = email ? { email } : {};
      return (await stripe.customers.create(params, { idempotencyKey: `customer-${reference}` })).id;
    }),

  refund: ({ payment, amount, reference }) =>
    asking(async () => {
      const params = { payment_intent: payment, amount, metadata: { reference } };
      try {
        return refundView(await stripe.refunds.create(params, { idempotencyKey: `refund-${reference}` }));
      } catch (error) {
        // Temporary: our balance at Stripe is too low.
        const isPassing = error instanceof StripeInvalidRequestError && error.code === 'balance_insufficient';
        if (isPassing || !(error instanceof StripeInvalidRequestError)) throw error;
        return { id: `refused-${reference}`, reference, amount, state: 'failed' };
      }
    }),

  refundsOf: (payment) =>
    asking(async () => {
      const made = stripe.refunds.list({ payment_intent: payment, limit: 100 });
      return (await made.autoPagingToArray({ limit: 1_000 })).map(refundView);
    }),

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
      // Without a fingerprint the card cannot be matched with others, so its id makes it unique.
      return { token: id, fingerprint: known?.fingerprint ?? id, last4: known?.last4 ?? number.slice(-4) };
    } catch (error) {
      // Without the cause, which might contain the card number.
      if (error instanceof StripeCardError) throw new CardRefused(problemOf(error));
      throw new CardsAway('the card provider made no token');
    }
  },

  readEvent(rawBody, signature) {
    try {
      return signedEventView(stripe.webhooks.constructEvent(Buffer.from(rawBody), signature, webhookSecret));
    } catch (error) {
      // A correctly signed body may still not be JSON.
      if (error instanceof StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  },

  async *eventsSince(since) {
    const params = { types: [...eventTypes], created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
    const events = stripe.events.list(params)[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await asking(() => events.next());
      if (done) return;
      yield eventView(value);
    }
  },
});
