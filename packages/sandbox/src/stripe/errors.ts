import type { PaymentIntent, SetupIntent } from './objects.ts';

export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  setup_intent?: SetupIntent;
};

/** An error returned as Stripe's error JSON. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body;
  }
}

export const invalid = (message: string, details: { param?: string; code?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...details });

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export type Decline = { code: string; declineCode?: string; message: string };

export const cardError = (
  decline: Decline,
  details: Pick<ErrorBody, 'charge' | 'payment_intent' | 'setup_intent'> = {},
) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
    message: decline.message,
    ...details,
  });
