import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

// Bare Fastify that sends the bytes and headers of a URL's response: `node bench/pages/bare.ts <url> <encoding>`.
const [url = '', encoding = ''] = process.argv.slice(2);

const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
});
const body = await buffer(answer);
const ownOfConnection = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ownOfConnection.includes(name)));

const app = Fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
