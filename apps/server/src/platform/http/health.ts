import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { within } from '../within.ts';

/** Whether the database answers, soon, whatever it does. */
export type Probe = () => Promise<boolean>;

const patienceMs = 1_500;

/** On connections of its own: in the queue of the requests it would only tell that there is one. */
export const createProbe = ({ pool }: Pick<Database, 'pool'>): Probe => {
  let probing: Promise<boolean> | undefined;
  return () => {
    // However many ask, it is one question.
    probing ??= within(patienceMs, pool.query('select 1'))
      .catch(() => false)
      .finally(() => {
        probing = undefined;
      });
    return probing;
  };
};

/** `live`: the process answers. `ready`: it may be sent requests, that is, it has its database and is not closing. */
export const serveHealth = (app: FastifyInstance, { probe, ready }: { probe: Probe; ready: () => boolean }) => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = ready() && (await probe());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
};

/** Addresses that tell how it stands must answer when nothing else does. */
export const isForWatchers = (url: string) => url.startsWith('/health/') || /^\/metrics(\?|$)/.test(url);

export const measureDatabase = (metrics: Registry, probe: Probe) => {
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers',
    registers: [metrics],
    async collect() {
      this.set((await probe()) ? 1 : 0);
    },
  });
};
