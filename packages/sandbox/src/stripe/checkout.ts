import { type Context, nowOf } from './context.ts';
import { createCustomer } from './customers.ts';
import type { Decline } from './errors.ts';
import type { PaymentIntent, PaymentMethod, Session } from './objects.ts';
import { attemptPayment, authenticationFailed, refusePayment } from './payment-attempt.ts';
import { findPaymentIntent, insertPaymentIntent } from './payment-intents.ts';
import { createPaymentMethod, findPaymentMethod } from './payment-methods.ts';
import { attemptSetup, findSetupIntent, refuseSetup } from './setup-intents.ts';
import type { TestCard } from './test-cards.ts';

/** What the hosted page does next. */
export type Step = { next: 'leave'; url: string } | { next: 'authenticate' } | { next: 'retry'; decline: Decline };

export type Payer = { card: TestCard; expMonth: number; expYear: number; name: string | null; email: string };

/** Creates the payment intent on the first attempt, as Stripe does, and reuses it for later ones. */
const intentOf = (context: Context, session: Session): PaymentIntent => {
  if (session.payment_intent) return findPaymentIntent(context, session.payment_intent);
  const wishes = context.store.intentWishes.get(session.id);
  if (!wishes) throw new Error(`session ${session.id}: expected stored payment data, found none`);
  const { id: _session, ...terms } = wishes;
  return insertPaymentIntent(context, {
    ...terms,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
  });
};

const withCustomer = (context: Context, session: Session, payer: Payer): Session => {
  const isSaving = context.store.intentWishes.get(session.id)?.setup_future_usage != null;
  if (session.customer || (session.customer_creation !== 'always' && !isSaving)) return session;
  const details: Record<string, string> = { email: payer.email, ...(payer.name ? { name: payer.name } : {}) };
  return context.store.sessions.put({ ...session, customer: createCustomer(context, details).id });
};

const withDetails = (context: Context, session: Session, payer: Payer): Session =>
  context.store.sessions.put({
    ...withCustomer(context, session, payer),
    customer_details: {
      address: null,
      business_name: null,
      email: payer.email,
      individual_name: null,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });

const attempt = (context: Context, session: Session, method: PaymentMethod, authenticated: boolean): Step => {
  const made = session.setup_intent
    ? attemptSetup(context, { ...findSetupIntent(context, session.setup_intent), customer: session.customer }, method, {
        authenticated,
      })
    : attemptPayment(context, intentOf(context, session), method, { offSession: false, authenticated });
  const current = session.setup_intent
    ? session
    : context.store.sessions.put({ ...session, payment_intent: made.intent.id });
  if (made.outcome === 'needsAuthentication') return { next: 'authenticate' };
  if (made.outcome === 'declined') return { next: 'retry', decline: made.decline };
  const isPaid = made.intent.object === 'payment_intent' && made.intent.status === 'succeeded';
  const completed = context.store.sessions.put({
    ...current,
    status: 'complete',
    payment_status: isPaid ? 'paid' : current.payment_status,
    url: null,
  });
  context.emit('checkout.session.completed', completed);
  return { next: 'leave', url: successUrl(completed) };
};

export const successUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

export const submitCard = (context: Context, session: Session, payer: Payer): Step => {
  const method = createPaymentMethod(context, payer.card, payer);
  return attempt(context, withDetails(context, session, payer), method, false);
};

const waitingMethod = (context: Context, session: Session): PaymentMethod | null => {
  const intent = session.setup_intent
    ? findSetupIntent(context, session.setup_intent)
    : context.store.paymentIntents.get(session.payment_intent ?? '');
  if (intent?.status !== 'requires_action' || !intent.payment_method) return null;
  return findPaymentMethod(context, intent.payment_method);
};

export const isAuthenticating = (context: Context, session: Session) => waitingMethod(context, session) !== null;

/** Handles the result of the 3-D Secure challenge. Returns to the card form when none is pending. */
export const answerChallenge = (context: Context, session: Session, passed: boolean): Step => {
  const method = waitingMethod(context, session);
  if (!method) return { next: 'retry', decline: authenticationFailed };
  if (passed) return attempt(context, session, method, true);
  if (session.setup_intent) {
    refuseSetup(context, findSetupIntent(context, session.setup_intent), method, authenticationFailed);
  } else {
    refusePayment(context, intentOf(context, session), method, authenticationFailed, null);
  }
  return { next: 'retry', decline: authenticationFailed };
};

export const cardHasExpired = (context: Context, { expMonth, expYear }: { expMonth: number; expYear: number }) =>
  Date.UTC(expYear, expMonth) / 1000 <= nowOf(context);
