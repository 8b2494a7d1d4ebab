import type { FastifyInstance, FastifyRequest } from 'fastify';

const shared = /^\/(api|media|json)\//;

/** Request and response headers allowed across origins. */
const sent = 'Authorization, Content-Type, Idempotency-Key, X-Device-Id';
const read = 'Authorization, Retry-After';
const preflightSeconds = '600';

/**
 * Lets pages on the configured origins call the API. Sessions travel in headers, never in cookies, so credentials are
 * not allowed: a page can only use a token of its own.
 */
export const allowOrigins = (app: FastifyInstance, origins: readonly string[]) => {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, next) => {
    if (!shared.test(request.url)) return next();
    reply.header('vary', 'origin');
    const { origin = '' } = request.headers;
    if (!origins.includes(origin)) return next();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': read,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (!isPreflight(request)) return next();
    void reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': sent,
        'access-control-max-age': preflightSeconds,
      })
      .code(204)
      .send();
  });
};

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
