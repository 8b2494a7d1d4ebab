import type { Context } from './context.ts';
import type { PaymentIntent } from './objects.ts';
import { attemptPayment, authenticationFailed, refusePayment } from './payment-attempt.ts';
import { findPaymentMethod } from './payment-methods.ts';

/** The answer to the bank's question about a payment that waits for it. A second answer changes nothing. */
export const answerQuestion = (context: Context, intent: PaymentIntent, passed: boolean): PaymentIntent => {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent;
  const method = findPaymentMethod(context, intent.payment_method);
  const { intent: answered } = passed
    ? attemptPayment(context, intent, method, { offSession: false, authenticated: true })
    : refusePayment(context, intent, method, authenticationFailed, null);
  return answered;
};

/** Back to the shop, with what Stripe adds to the address. */
export const returnUrlOf = ({ id, client_secret, status }: PaymentIntent, shopUrl: string): string => {
  const url = new URL(shopUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret ?? '');
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : 'succeeded');
  return url.href;
};
