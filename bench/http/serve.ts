import { endpoint } from '@stagedoor/contract/endpoint';
import Fastify from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { bind } from '../../apps/server/src/platform/http/bind.ts';
import { createApp, type Http } from '../../apps/server/src/platform/http/http.ts';
import { createMetrics, serveMetrics } from '../../apps/server/src/platform/http/metrics.ts';

// One server of the comparison per process: `node bench/http/serve.ts <name>`; prints its port.
const [name = ''] = process.argv.slice(2);

const ours = (): Http => {
  const app = createApp({ log: pino({ level: 'warn' }), trustProxy: false });
  serveMetrics(app, createMetrics(), { token: undefined });
  const never = async () => Promise.reject(new Error('not part of this bench'));
  return { app, idempotency: { once: never }, limitCalls: never, resolveSession: never };
};

const servers = {
  bare: async () => {
    const app = Fastify();
    app.get('/api/hello/:name', async (request) => ({ hello: (request.params as { name: string }).name, at: 1 }));
    return app;
  },
  bind: async () => {
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
};

const app = await servers[name as keyof typeof servers]();
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
