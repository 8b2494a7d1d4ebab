import { appAuthorization, appCalls } from './app-key.ts';
import type { Input, Omittable, Reply } from './endpoint.ts';
import type { Endpoints } from './endpoints/index.ts';
import type { ErrorBody } from './error-body.ts';
import { ApiError, errorByCode, fail } from './errors.ts';
import type { Route } from './route.ts';
import { type RouteName, type Routes, routes } from './routes.ts';

type CallOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };
type WithKey = CallOptions & { idempotencyKey: string };
type InputOf<Name extends RouteName> = Input<Endpoints[Name]>;
export type ReplyOf<Name extends RouteName> = Reply<Endpoints[Name]>;

export type Call<Known extends RouteName = keyof Routes> = <Name extends RouteName & Known>(
  name: Name,
  ...rest: Endpoints[Name] extends { idempotent: true }
    ? [input: InputOf<Name>, options: WithKey]
    : Omittable<InputOf<Name>> extends true
      ? [input?: InputOf<Name>, options?: CallOptions]
      : [input: InputOf<Name>, options?: CallOptions]
) => Promise<ReplyOf<Name>>;

export type ClientOptions = {
  baseUrl?: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  headers?: () => NonNullable<RequestInit['headers']>;
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key]);
    // The browser would resolve these against the path, and a crafted link could reach another endpoint.
    if (value === '.' || value === '..') fail('pageNotFound');
    return encodeURIComponent(value);
  });

const queryText = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
};

const reachingTheServer = async <T>(signal: AbortSignal | undefined, attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('badInternet', { cause });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('somethingWrong', { cause });
  }
};

const refusalOf = (response: Response, text: string): ApiError => {
  const body = parseJson(text) as Partial<ErrorBody> | null;
  return new ApiError(errorByCode(body?.error ?? 0) ?? 'somethingWrong', {
    fields: body?.fields,
    reason: body?.reason,
    requestId: body?.requestId,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
};

export const createClient = (options: ClientOptions): Call => createClientOf(routes, options);

/** A client of other routes, so that pages that do not call them need not load their table. */
export const createClientOf = <Name extends RouteName>(
  table: Readonly<Record<Name, Route>>,
  { baseUrl = '/api', fetch, headers }: ClientOptions,
): Call<Name> => {
  const call = async (name: Name, input: Parts = {}, { signal, idempotencyKey }: CallOptions = {}) => {
    const { method, path } = table[name];
    const sent = new Headers(headers?.());
    const init: RequestInit = { method, headers: sent, ...(signal && { signal }) };
    if (appCalls.some((open) => open === name)) sent.set('authorization', appAuthorization);
    if (idempotencyKey !== undefined) sent.set('idempotency-key', idempotencyKey);
    if (method === 'POST') {
      sent.set('content-type', 'application/json');
      init.body = JSON.stringify(input.body ?? {});
    }
    const url = `${baseUrl}${fillPath(path, input.params)}${queryText(input.query)}`;
    const response = await reachingTheServer(signal, () => fetch(url, init));
    const text = await reachingTheServer(signal, () => response.text());
    if (!response.ok) throw refusalOf(response, text);
    return parseJson(text);
  };
  return call as Call<Name>;
};
