import { createHash } from 'node:crypto';
import { type Context, nowOf } from './context.ts';
import { StripeRefusal } from './errors.ts';
import type { IdempotentReply } from './store.ts';

export type Request = { id: string; method: string; path: string; form: string; key: string | null };

/** Stripe keeps a key for at least this long; a correct client does not depend on it. */
const remembered = 24 * 3600;

const digest = ({ method, path, form }: Request) => {
  const fields = [...new URLSearchParams(form)].map((field) => field.join('=')).sort();
  return createHash('sha256')
    .update(JSON.stringify([method, path, fields]))
    .digest('hex');
};

/** The earlier reply to the same request; the same key with another request is refused. */
export const recall = (context: Context, request: Request): IdempotentReply | null => {
  if (request.method !== 'POST' || request.key === null) return null;
  const earlier = context.store.idempotentReplies.get(request.key);
  if (!earlier || nowOf(context) - earlier.at > remembered) return null;
  if (earlier.request !== digest(request)) {
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    });
  }
  return earlier;
};

/** A request that was refused before it did anything may be corrected and sent again with its key. */
const startedWork = (status: number) => status < 300 || status === 402;

export const remember = (context: Context, request: Request, status: number, body: string) => {
  if (request.method !== 'POST' || request.key === null || !startedWork(status)) return;
  const reply = { id: request.key, at: nowOf(context), request: digest(request), requestId: request.id, status, body };
  context.store.idempotentReplies.put(reply);
};
