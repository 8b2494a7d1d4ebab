import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { appAuthorization } from '@stagedoor/contract/app-key';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { errorByCode, errors } from '@stagedoor/contract/errors';
import type { Upload } from './row.ts';
import type { Person } from './world.ts';

type Parts = { params?: object; query?: object; body?: unknown; upload?: Upload };

/**
 * The outcome: `open` with a reply that matches its schema exactly, `empty` with an empty list (which proves nothing
 * about the shape or owner of its items), or the name of the refusal.
 */
export type Answer = { said: string; text: string };

export const callAs = async ({ client }: Person, spec: EndpointSpec, parts: Parts = {}): Promise<Answer> => {
  const { status, body } = await client.call(spec.method, addressOf(spec, parts), {
    ...bodyOf(spec, parts),
    headers: {
      ...(parts.upload && { 'content-type': parts.upload.contentType }),
      ...(spec.idempotent && { 'idempotency-key': randomUUID() }),
      ...(spec.access === 'app' && { authorization: appAuthorization }),
    },
  });
  const text = JSON.stringify(body);
  if (status < 300) return { said: described(spec, body), text };
  const { error } = body as { error: number };
  const name = errorByCode(error);
  const isWhole = name !== undefined && errors[name].status === status;
  return { said: isWhole ? name : `${status} ${text}`, text };
};

const bodyOf = ({ method }: EndpointSpec, { body, upload }: Parts) =>
  upload ? { body: upload.payload } : method === 'POST' && { body: body ?? {} };

const addressOf = ({ path }: EndpointSpec, { params = {}, query = {} }: Parts) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[key])),
  );
  const search = new URLSearchParams(query as Record<string, string>);
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const described = ({ reply }: EndpointSpec, body: unknown): string => {
  if (!reply) return 'an answer without a schema';
  const { error, data } = reply.safeParse(body);
  if (error) return `a reply unlike its schema: ${JSON.stringify(error.issues)}`;
  if (isDeepStrictEqual(data, body)) return isEmptyList(body) ? 'empty' : 'open';
  return `a reply with more than its schema names: ${JSON.stringify(body)}`;
};

const isEmptyList = (body: unknown): boolean =>
  Array.isArray(body) ? body.length === 0 : isEmptyItems((body as { items?: unknown }).items);
const isEmptyItems = (items: unknown) => Array.isArray(items) && items.length === 0;
