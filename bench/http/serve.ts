import { endpoint } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { cardDto, createDiscovery } from '../../apps/server/src/modules/discovery/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { bind } from '../../apps/server/src/platform/http/bind.ts';
import { createApp, type Http } from '../../apps/server/src/platform/http/http.ts';
import { createMetrics, serveMetrics } from '../../apps/server/src/platform/http/metrics.ts';

// One server of the comparison per process: `node bench/http/serve.ts <name> <database url>`; prints its port.
const [name = '', url = ''] = process.argv.slice(2);

const ours = (): Http => {
  const app = createApp({ log: pino({ level: 'warn' }), trustProxy: false });
  serveMetrics(app, createMetrics(), { token: undefined });
  const never = async () => Promise.reject(new Error('not part of this bench'));
  return { app, idempotency: { once: never }, limitCalls: never, resolveSession: never };
};

const list = `select users.id, nickname, role, id_image, talent_group.name as main_group, talent.live_until > now() as answering,
    away_until,
    talent.names ->> $1::text as name, headline ->> $1::text as headline
  from talent join users on users.id = talent.id_user join talent_group on talent_group.id = talent.id_group
  where users.status = 'ACTIVE' order by talent.rank desc, talent.id_user limit $2 offset $3`;

const servers = {
  'bare trivial': async () => {
    const app = Fastify();
    app.get('/api/hello/:name', async (request) => ({ hello: (request.params as { name: string }).name, at: 1 }));
    return app;
  },
  'bind trivial': async () => {
    const http = ours();
    const hello = endpoint({
      method: 'GET',
      path: '/hello/{name}',
      access: 'public',
      params: z.object({ name: z.string().max(60) }),
      reply: z.object({ hello: z.string(), at: z.int() }),
    });
    bind(http, hello, ({ params }) => ({ hello: params.name, at: 1 }));
    return http.app;
  },
  'bare list': async () => {
    const app = Fastify();
    const pool = new pg.Pool({ connectionString: url, max: 20 });
    app.post('/api/find-users-by-group-name/all', async () => {
      const { rows } = await pool.query({ name: 'list', text: list, values: ['en', 16, 0] });
      return { items: rows, totalPages: 1, currentPage: 0 };
    });
    return app;
  },
  'bind list': async () => {
    const http = ours();
    const { listTalents } = createDiscovery({ read: openDatabase(url).read, clock: systemClock });
    // Queries the database each time; `bench:read` measures shared responses.
    const { sharedMs, ...unshared } = endpoints.findUsersByGroupName;
    bind(http, unshared, async ({ params, query, body }) => {
      const { rows, ...page } = await listTalents({ group: params.groupName, ...body, ...query });
      return { items: rows.map(cardDto), ...page };
    });
    return http.app;
  },
};

const app = await servers[name as keyof typeof servers]();
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port, endpoints: Object.keys(endpoints).length });
process.on('disconnect', () => process.exit(0));
