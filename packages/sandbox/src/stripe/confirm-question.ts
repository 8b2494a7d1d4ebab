import type { Context } from './context.ts';
import type { PaymentIntent } from './objects.ts';
import { attemptPayment, authenticationFailed, refusePayment } from './payment-attempt.ts';
import { findPaymentMethod } from './payment-methods.ts';

/** Handles the result of a payment's pending 3-D Secure challenge. A second result changes nothing. */
export const answerQuestion = (context: Context, intent: PaymentIntent, passed: boolean): PaymentIntent => {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent;
  const method = findPaymentMethod(context, intent.payment_method);
  const { intent: answered } = passed
    ? attemptPayment(context, intent, method, { offSession: false, authenticated: true })
    : refusePayment(context, intent, method, authenticationFailed, null);
  return answered;
};

/** The shop's return URL, with the parameters that Stripe adds. */
export const returnUrlOf = ({ id, client_secret, status }: PaymentIntent, shopUrl: string): string => {
  const url = new URL(shopUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret ?? '');
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded');
  return url.href;
};
