import { Stripe } from 'stripe';
import { type CardPayment, CardsAway } from './cards.ts';
import { intentView, problemOf, untouched } from './stripe-view.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

export const asking = async <T>(question: () => Promise<T>): Promise<T> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) throw error;
    throw new CardsAway('the card provider gave no usable answer', { cause: error });
  }
};

/** Ignores the error of an operation that was done before or by Stripe. */
export const unlessDone = (error: unknown) => {
  if (!(error instanceof StripeInvalidRequestError)) throw error;
};

/** Maps a declined charge to a payment. */
export const refusedCharge = (error: unknown): CardPayment => {
  const isCard = error instanceof StripeCardError;
  if (!isCard && !(error instanceof StripeInvalidRequestError)) throw error;
  const seen = error.payment_intent ? intentView(error.payment_intent) : null;
  if (seen?.state === 'needsAuthentication') return seen;
  const payment = seen?.payment ?? null;
  return { ...untouched, reference: null, state: 'failed', payment, problem: problemOf(error) };
};
