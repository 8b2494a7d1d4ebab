import { createCharge } from './charges.ts';
import type { Context } from './context.ts';
import { openDispute } from './disputes.ts';
import type { Decline } from './errors.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { attach, testCardOf } from './payment-methods.ts';

export type Attempt =
  | { outcome: 'accepted'; intent: PaymentIntent }
  | { outcome: 'needsAuthentication'; intent: PaymentIntent }
  | { outcome: 'declined'; intent: PaymentIntent; decline: Decline };

const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

type AttemptContext = { offSession: boolean; authenticated: boolean; returnUrl?: string | null };

export const attemptPayment = (
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  { offSession, authenticated, returnUrl = null }: AttemptContext,
): Attempt => {
  const card = testCardOf(method);
  // A method is attached only after its owner has authenticated, which counts for later payments.
  const asks = { never: false, untilSaved: method.customer === null, always: true }[card.asksFor3dSecure];
  const mustAuthenticate = asks && !authenticated;
  if (mustAuthenticate && !offSession) return awaitAuthentication(context, intent, method, returnUrl);
  const isLater = offSession || method.customer !== null;
  const decline = mustAuthenticate
    ? authenticationRequired
    : (card.whenCharged ?? (isLater ? card.whenChargedLater : null));
  if (decline) {
    return refusePayment(context, intent, method, decline, createCharge(context, intent, method, decline));
  }

  const charge = createCharge(context, intent, method, null);
  if (intent.setup_future_usage && intent.customer) attach(context, method, intent.customer);
  const accepted = context.store.paymentIntents.put({
    ...intent,
    ...(charge.captured
      ? { status: 'succeeded', amount_received: intent.amount }
      : { status: 'requires_capture', amount_capturable: intent.amount }),
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  context.emit(charge.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', accepted);
  if (card.isDisputed && charge.captured) openDispute(context, charge);
  return { outcome: 'accepted', intent: accepted };
};

/** Where the 3-D Secure challenge happens: on a separate page, or, without a return URL, in the shop's own script. */
export const nextActionOf = (context: Context, { id }: PaymentIntent, returnUrl: string | null) =>
  returnUrl === null
    ? { type: 'use_stripe_sdk' as const, use_stripe_sdk: {} }
    : {
        type: 'redirect_to_url' as const,
        redirect_to_url: { return_url: returnUrl, url: `${context.publicUrl}/pay/${id}/authenticate` },
      };

const awaitAuthentication = (
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl: string | null,
): Attempt => {
  if (returnUrl !== null) context.store.returnUrls.put({ id: intent.id, url: returnUrl });
  const waiting = context.store.paymentIntents.put({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: nextActionOf(context, intent, returnUrl),
  });
  context.emit('payment_intent.requires_action', waiting);
  return { outcome: 'needsAuthentication', intent: waiting };
};

export const refusePayment = (
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  charge: Charge | null,
): Attempt => {
  const refused = context.store.paymentIntents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      ...(charge ? { charge: charge.id } : {}),
      payment_method: method,
    },
  });
  context.emit('payment_intent.payment_failed', refused);
  return { outcome: 'declined', intent: refused, decline };
};
