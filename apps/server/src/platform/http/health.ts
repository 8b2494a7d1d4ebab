import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { within } from '../within.ts';

/** Whether the database responds within `patienceMs`. */
export type Probe = () => Promise<boolean>;

const patienceMs = 1_500;

/** Needs a pool of its own: in the requests' pool it would only measure that pool's queue. */
export const createProbe = ({ pool }: Pick<Database, 'pool'>): Probe => {
  let probing: Promise<boolean> | undefined;
  return () => {
    // Concurrent callers share one query.
    probing ??= within(patienceMs, pool.query('select 1'))
      .catch(() => false)
      .finally(() => {
        probing = undefined;
      });
    return probing;
  };
};

/** `live`: the process answers. `ready`: it has its database and is not shutting down. */
export const serveHealth = (app: FastifyInstance, { probe, ready }: { probe: Probe; ready: () => boolean }) => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = ready() && (await probe());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};

/** Monitoring URLs, which must answer when nothing else does. */
export const isForWatchers = (url: string) => url.startsWith('/health/') || /^\/metrics(\?|$)/.test(url);

export const measureDatabase = (metrics: Registry, probe: Probe) => {
  new Gauge({
    name: 'database_up',
    help: 'Whether the database responds',
    registers: [metrics],
    async collect() {
      this.set((await probe()) ? 1 : 0);
    },
  });
};
