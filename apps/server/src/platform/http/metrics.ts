import { timingSafeEqual } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * A registry for a program, which includes the metrics of its process. Those are collected once: their timer and their
 * observer never end, and keep everything alive that is registered beside them.
 */
export const createMetrics = (): Registry => {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return Registry.merge([ofProcess]);
};

/**
 * Serves Prometheus metrics at `/metrics`, behind a bearer token where one is configured. Register before the routes to
 * be measured.
 */
export const serveMetrics = (app: FastifyInstance, registry: Registry, { token }: { token: string | undefined }) => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // One observer per route, created once: reading the route from the request is expensive on the hot path.
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
