import type { Language } from '@stagedoor/contract/limits';
import { Stripe } from 'stripe';
import type { Cards } from './cards.ts';
import { asking, refusedCharge, unlessDone } from './stripe-errors.ts';
import { checkoutParts, checkoutView, intentParts, intentView } from './stripe-view.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** Stripe Checkout has no Ukrainian; "auto" follows the browser. */
const locales = { en: 'en', uk: 'auto', ru: 'ru' } as const satisfies Record<Language, string>;

type Checkouts = Pick<Cards, 'openCheckout' | 'readCheckout' | 'expireCheckout'>;

/** Payments on Stripe Checkout. */
export const stripeCheckouts = (stripe: Stripe): Checkouts => ({
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
});

type Charges = Pick<Cards, 'charge' | 'authenticate' | 'findCharge' | 'readPayment' | 'capture' | 'cancel'>;

/** Charges of saved cards, and operations on any payment. */
export const stripeCharges = (stripe: Stripe): Charges => {
  const read = (id: string) => stripe.paymentIntents.retrieve(id, { expand: intentParts });
  /** On a conflict with a change at Stripe, returns the current state. */
  const orCurrentState = (id: string) => (error: unknown) => {
    const isAnswer = error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
    if (!isAnswer) throw error;
    return read(id);
  };
  return {
    charge: ({ reference, method, hold, returnUrl, ...what }) =>
      asking(() =>
        stripe.paymentIntents
          .create(
            {
              ...what,
              currency: 'usd',
              payment_method: method,
              allowed_payment_method_types: ['card'],
              metadata: { reference },
              confirm: true,
              ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl }),
              ...(hold && { capture_method: 'manual' }),
              expand: intentParts,
            },
            { idempotencyKey: `charge-${reference}` },
          )
          .then(intentView)
          .catch(refusedCharge),
      ),

    authenticate: ({ payment, method, returnUrl }) =>
      asking(async () => {
        const known = await read(payment);
        const params = { payment_method: method, return_url: returnUrl, expand: intentParts };
        const isPending = known.status === 'requires_action';
        const intent = isPending
          ? known
          : await stripe.paymentIntents.confirm(payment, params).catch(orCurrentState(payment));
        return { ...intentView(intent), url: intent.next_action?.redirect_to_url?.url ?? null };
      }),

    findCharge: ({ reference, customer, since }) =>
      asking(async () => {
        const made = { customer, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
        for await (const { id, metadata } of stripe.paymentIntents.list(made)) {
          if (metadata.reference === reference) return intentView(await read(id));
        }
        return null;
      }),

    readPayment: (id) => asking(async () => intentView(await read(id))),

    capture: ({ payment, amount, reference }) =>
      asking(async () => {
        const params = { amount_to_capture: amount, expand: intentParts };
        const key = { idempotencyKey: `capture-${reference}` };
        return intentView(await stripe.paymentIntents.capture(payment, params, key).catch(orCurrentState(payment)));
      }),

    cancel: (payment) => asking(async () => void (await stripe.paymentIntents.cancel(payment).catch(unlessDone))),
  };
};
