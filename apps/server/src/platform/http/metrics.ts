import { timingSafeEqual } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const createMetrics = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/** Prometheus text at `/metrics`, behind a bearer token where one is configured. Comes before the routes that it watches. */
export const serveMetrics = (app: FastifyInstance, registry: Registry, { token }: { token: string | undefined }) => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // Each route gets an observer that knows its own address: asking the request for it is dear on the hot path.
  app.addHook('onRoute', (route) => {
    const byStatus = new Map<number, { observe(seconds: number): void }>();
    const observe: onResponseHookHandler = (_request, { statusCode, elapsedTime }, next) => {
      const child = byStatus.get(statusCode) ?? seconds.labels(route.url, String(statusCode));
      byStatus.set(statusCode, child);
      child.observe(elapsedTime / 1000);
      next();
    };
    route.onResponse = [observe, ...[route.onResponse ?? []].flat()];
  });
  app.get('/metrics', async (request, reply) => {
    if (token && !same(request.headers.authorization ?? '', `Bearer ${token}`)) fail('pageNotFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const same = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
