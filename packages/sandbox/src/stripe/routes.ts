import { listCharges } from './charges.ts';
import {
  createSession,
  expireOverdueSessions,
  expireSession,
  findSession,
  listLineItems,
  listSessions,
} from './checkout-sessions.ts';
import type { Context } from './context.ts';
import { createCustomer, deleteCustomer, findCustomer, showCustomer } from './customers.ts';
import { closeDispute, listDisputes, submitEvidence } from './disputes.ts';
import { missing, StripeRefusal } from './errors.ts';
import { findEvent, listEvents } from './events.ts';
import type { Params } from './form.ts';
import { requiredText } from './params.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  findPaymentIntent,
  listPaymentIntents,
  releaseOverdueHolds,
} from './payment-intents.ts';
import { attach, detach, findPaymentMethod, listPaymentMethods, usableMethod } from './payment-methods.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { findSetupIntent } from './setup-intents.ts';
import { createToken } from './tokens.ts';

type Handler = (context: Context, params: Params, id: string) => object;

const findRow =
  (name: 'charges' | 'disputes' | 'refunds', kind: string): Handler =>
  ({ store }, _params, id) => {
    const row = store[name].get(id);
    if (!row) throw missing(kind, id);
    return row;
  };

const attachMethod: Handler = (context, params, id) => {
  const customer = findCustomer(context, requiredText(params, 'customer'), 'customer');
  return attach(context, usableMethod(context, id), customer.id);
};

const routes: Record<string, Handler> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': (context, _params, id) => showCustomer(context, id),
  'DELETE /v1/customers/:id': (context, _params, id) => deleteCustomer(context, id),
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/:id': (context, _params, id) => findSession(context, id),
  'GET /v1/checkout/sessions/:id/line_items': listLineItems,
  'POST /v1/checkout/sessions/:id/expire': (context, _params, id) => expireSession(context, id),
  'POST /v1/payment_intents': createPaymentIntent,
  'GET /v1/payment_intents': listPaymentIntents,
  'GET /v1/payment_intents/:id': (context, _params, id) => findPaymentIntent(context, id),
  'POST /v1/payment_intents/:id/confirm': confirmPaymentIntent,
  'POST /v1/payment_intents/:id/capture': capturePaymentIntent,
  'POST /v1/payment_intents/:id/cancel': cancelPaymentIntent,
  'GET /v1/payment_methods': (context, params) => listPaymentMethods(context, params),
  'GET /v1/customers/:id/payment_methods': (context, params, id) => listPaymentMethods(context, params, id),
  'POST /v1/payment_methods/:id/attach': attachMethod,
  'POST /v1/payment_methods/:id/detach': (context, _params, id) => detach(context, id),
  'GET /v1/payment_methods/:id': (context, _params, id) => findPaymentMethod(context, id),
  'GET /v1/setup_intents/:id': (context, _params, id) => findSetupIntent(context, id),
  'POST /v1/tokens': createToken,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listRefunds,
  'GET /v1/refunds/:id': findRow('refunds', 'refund'),
  'GET /v1/charges': listCharges,
  'GET /v1/charges/:id': findRow('charges', 'charge'),
  'GET /v1/disputes': listDisputes,
  'POST /v1/disputes/:id': submitEvidence,
  'POST /v1/disputes/:id/close': (context, _params, id) => closeDispute(context, id),
  'GET /v1/disputes/:id': findRow('disputes', 'dispute'),
  'GET /v1/events': (context, params) => {
    expireOverdueSessions(context);
    releaseOverdueHolds(context);
    return listEvents(context, params);
  },
  'GET /v1/events/:id': (context, _params, id) => findEvent(context, id),
};

const patterns = Object.entries(routes).map(([name, handler]) => ({ segments: name.split(/[ /]/), handler }));

const fits = (pattern: string[], requested: string[]) =>
  pattern.length === requested.length && pattern.every((segment, n) => segment === ':id' || segment === requested[n]);

export const route = (context: Context, method: string, path: string, params: Params): object => {
  const requested = [method, ...path.split('/')];
  const found = patterns.find(({ segments }) => fits(segments, requested));
  if (!found) {
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  }
  return found.handler(context, params, requested[found.segments.indexOf(':id')] ?? '');
};
