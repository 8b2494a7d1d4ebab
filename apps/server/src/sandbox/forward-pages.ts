import { fail } from '@stagedoor/contract/errors';
import type { Sandbox } from '@stagedoor/sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const pagesOfCards = '/sandbox/card';
export const pagesOfIdentity = '/sandbox/id';

type Providers = { stripe: Pick<Sandbox['stripe'], 'url'>; oidc: Pick<Sandbox['oidc'], 'issuer'> };

/**
 * The providers' pages for browsers under the product's own URL. Their own ports are on this machine's loopback, which a browser
 * behind a tunnel or outside of a container does not reach. Only pages are forwarded, no API.
 */
export const forwardPages = (app: FastifyInstance, { stripe, oidc }: Providers): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const serve = (prefix: string, origin: string, pages: RegExp) =>
      scope.route({ method: ['GET', 'POST'], url: `${prefix}/*`, handler: forwardTo(origin, prefix, pages) });
    serve(pagesOfCards, stripe.url, /^\/pay\//);
    serve(pagesOfIdentity, oidc.issuer, /^\/(auth|interaction)(\/|$)/);
  });
};

const sentOn = ['content-type', 'accept-language', 'cookie'] as const;
const sentBack = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
] as const;

const forwardTo =
  (origin: string, prefix: string, pages: RegExp) => async (request: FastifyRequest, reply: FastifyReply) => {
    const target = new URL(request.url.slice(prefix.length), origin);
    if (target.origin !== origin || !pages.test(target.pathname)) return fail('pageNotFound');
    const headers = sentOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]] as const] : []));
    const answer = await fetch(target, {
      method: request.method,
      redirect: 'manual',
      headers: Object.fromEntries(headers),
      ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
    });
    for (const name of sentBack) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) reply.header('location', movedTo(location, origin, prefix));
    for (const cookie of answer.headers.getSetCookie()) {
      reply.header('set-cookie', cookie.replace(/;\s*path=/i, `; path=${prefix}`));
    }
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  };

/** A redirect within the provider stays under the prefix. */
const movedTo = (location: string, origin: string, prefix: string): string => {
  if (location.startsWith(`${origin}/`)) return prefix + location.slice(origin.length);
  return location.startsWith('/') && !location.startsWith(prefix) ? prefix + location : location;
};
