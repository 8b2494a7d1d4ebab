import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http.ts';
import type { Context } from './context.ts';
import { type ErrorBody, StripeRefusal } from './errors.ts';
import { expand } from './expand.ts';
import type { CallFault, FaultDecisions } from './faults.ts';
import { decodeForm } from './form.ts';
import { type Request, recall, remember } from './idempotency.ts';
import { newId } from './ids.ts';
import { apiVersion } from './objects.ts';
import { texts } from './params.ts';
import { route } from './routes.ts';

type Reply = { status: number; body: string; headers?: Record<string, string> };

const refusalReply = (status: number, error: ErrorBody): Reply => ({
  status,
  body: JSON.stringify({ error }, null, 2),
});

const perform = (context: Context, request: Request): Reply => {
  const params = decodeForm(request.form);
  const result = expand(context, route(context, request.method, request.path, params), texts(params, 'expand'));
  return { status: 200, body: JSON.stringify(result, null, 2) };
};

const attempt = (action: () => Reply): Reply => {
  try {
    return action();
  } catch (error) {
    if (error instanceof StripeRefusal) return refusalReply(error.status, error.body);
    throw error;
  }
};

const answer = (context: Context, request: Request): Reply =>
  attempt(() => {
    const earlier = recall(context, request);
    if (earlier) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': earlier.requestId };
      return { status: earlier.status, body: earlier.body, headers };
    }
    const reply = attempt(() => perform(context, request));
    remember(context, request, reply.status, reply.body);
    return reply;
  });

const masked = (key: string) => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;

const unauthorised = (key: string): Reply =>
  refusalReply(401, {
    type: 'invalid_request_error',
    message: key ? `Invalid API Key provided: ${masked(key)}` : 'You did not provide an API key.',
  });

const first = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

const tooMany = refusalReply(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Testmode request rate limit exceeded.',
});
const broken = refusalReply(500, {
  type: 'api_error',
  message: "Sorry! There was an error while talking to one of our backends. Don't worry, we've been notified.",
});

/** Null when the response is to be lost. */
const answerOrFail = (fault: CallFault | null, work: () => Reply): Reply | null => {
  if (fault === 'tooManyCalls') return tooMany;
  if (fault === 'failedBefore') return broken;
  const reply = work();
  if (fault === 'lostAnswer') return null;
  return fault === 'failedAfter' ? broken : reply;
};

/** Handles one call of Stripe's API. */
export const answerApi =
  (context: Context, secretKey: string, faults: Pick<FaultDecisions, 'ofCall'>) =>
  async (incoming: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const body = await readBody(incoming);
    const key = (incoming.headers.authorization ?? '').replace(/^Bearer /, '');
    const request: Request = {
      id: newId('req'),
      method: incoming.method ?? 'GET',
      path: url.pathname,
      form: incoming.method === 'POST' ? body : url.search,
      key: first(incoming.headers['idempotency-key']),
    };
    const fault = faults.ofCall(`${request.method} ${request.path}`);
    const reply = answerOrFail(fault, () => (key === secretKey ? answer(context, request) : unauthorised(key)));
    if (!reply) {
      incoming.socket.destroy();
      return;
    }
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'request-id': request.id,
      'stripe-version': first(incoming.headers['stripe-version']) ?? apiVersion,
      ...(request.key ? { 'idempotency-key': request.key } : {}),
      ...reply.headers,
    });
    response.end(reply.body);
  };
