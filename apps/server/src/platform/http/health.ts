import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** `live`: the process answers. `ready`: it may be sent requests, that is, it has its database and is not closing. */
export const serveHealth = (
  app: FastifyInstance,
  { database, ready }: { database: Database; ready: () => boolean },
) => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const reachable =
      ready() &&
      (await database.pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(reachable ? 200 : 503).send({ status: reachable ? 'ready' : 'not ready' });
  });
};
