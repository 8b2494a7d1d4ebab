import { type Context, nowOf } from './context.ts';
import { findCustomer } from './customers.ts';
import { invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { newSessionId } from './ids.ts';
import { lineItemsOf } from './line-items.ts';
import { type List, listOf } from './list.ts';
import type { LineItem, Session } from './objects.ts';
import { amountOf, integer, metadata, object, oneOf, requiredText, text, webAddress } from './params.ts';
import { captureMethodOf, futureUsageOf } from './payment-intents.ts';
import { openSession } from './session-object.ts';
import { insertSetupIntent } from './setup-intents.ts';

/** The languages of Stripe Checkout; Ukrainian is not among them. */
const locales =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );

const lifetimes = { shortest: 30 * 60, usual: 24 * 3600 };

const expiryOf = (params: Params, now: number): number => {
  const expiresAt = integer(params, 'expires_at') ?? now + lifetimes.usual;
  // Stripe tolerates a few seconds for the request's transit.
  const isAllowed = expiresAt >= now + lifetimes.shortest - 60 && expiresAt <= now + lifetimes.usual + 60;
  if (!isAllowed) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  return expiresAt;
};

export const createSession = (context: Context, params: Params): Session => {
  requiredText(params, 'mode');
  requiredText(params, 'success_url');
  const mode = oneOf(params, 'mode', ['payment', 'setup']) ?? 'payment';
  const customer = text(params, 'customer');
  if (customer) findCustomer(context, customer, 'customer');
  const items = mode === 'payment' ? lineItemsOf(params) : [];
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const id = newSessionId();
  const created = nowOf(context);
  const session = openSession({
    id,
    created,
    mode,
    customer,
    amount_total: mode === 'payment' ? amountOf(total, 'line_items') : null,
    cancel_url: webAddress(params, 'cancel_url'),
    client_reference_id: text(params, 'client_reference_id'),
    currency: items[0]?.currency ?? text(params, 'currency'),
    customer_creation: customer
      ? null
      : (oneOf(params, 'customer_creation', ['always', 'if_required']) ?? 'if_required'),
    customer_email: text(params, 'customer_email'),
    expires_at: expiryOf(params, created),
    locale: oneOf(params, 'locale', locales),
    metadata: metadata(params),
    setup_intent: null,
    success_url: webAddress(params, 'success_url'),
    url: `${context.publicUrl}/pay/${id}`,
  });
  const wishes = wishesOf(object(params, 'payment_intent_data'));
  context.store.lineItems.put({ id, items });
  context.store.intentWishes.put({ id, ...wishes });
  const setup = mode === 'setup' ? insertSetupIntent(context, setupOf(params, customer)) : null;
  return context.store.sessions.put({ ...session, setup_intent: setup?.id ?? null });
};

const wishesOf = (params: Params) => ({
  capture_method: captureMethodOf(params),
  setup_future_usage: futureUsageOf(params),
  description: text(params, 'description'),
  metadata: metadata(params),
  receipt_email: text(params, 'receipt_email'),
});

const setupOf = (params: Params, customer: string | null) => {
  const data = object(params, 'setup_intent_data');
  return { customer, description: text(data, 'description'), metadata: metadata(data) };
};

const expire = (context: Context, session: Session): Session => {
  const expired = context.store.sessions.put({ ...session, status: 'expired', url: null });
  context.emit('checkout.session.expired', expired);
  return expired;
};

/**
 * The clock may jump by days, so an expired session is detected on the next read. Its URL is rebuilt each time, because
 * the page may be on another port after a restart.
 */
const upToDate = (context: Context, session: Session): Session => {
  if (session.status !== 'open') return session;
  if (nowOf(context) >= session.expires_at) return expire(context, session);
  return { ...session, url: `${context.publicUrl}/pay/${session.id}` };
};

export const expireOverdueSessions = (context: Context) => {
  for (const session of context.store.sessions.newestFirst()) upToDate(context, session);
};

export const findSession = (context: Context, id: string): Session => {
  const session = context.store.sessions.get(id);
  if (!session) throw missing('checkout.session', id, 'session');
  return upToDate(context, session);
};

export const expireSession = (context: Context, id: string): Session => {
  const session = findSession(context, id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return expire(context, session);
};

export const listSessions = (context: Context, params: Params): List<Session> => {
  const intent = text(params, 'payment_intent');
  const customer = text(params, 'customer');
  const status = text(params, 'status');
  const rows = context.store.sessions
    .newestFirst()
    .map((session) => upToDate(context, session))
    .filter(
      (session) =>
        (!intent || session.payment_intent === intent) &&
        (!customer || session.customer === customer) &&
        (!status || session.status === status),
    );
  return listOf('/v1/checkout/sessions', 'checkout.session', rows, params);
};

export const listLineItems = (context: Context, params: Params, id: string): List<LineItem> => {
  const items = context.store.lineItems.get(findSession(context, id).id)?.items ?? [];
  return listOf(`/v1/checkout/sessions/${id}/line_items`, 'item', items, params);
};
