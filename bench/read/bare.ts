import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import type { BenchCall, Statement } from './record.ts';

// Bare Fastify + `pg` with the same statements, or bare Fastify that responds from memory: `node bench/read/bare.ts
// <file with the calls> <database url>`; sends its port.
const [file = '', url = ''] = process.argv.slice(2);
const calls = JSON.parse(await readFile(file, 'utf8')) as (BenchCall & { statements: Statement[] })[];
const pool = new pg.Pool({ connectionString: url, max: 20 });
const app = Fastify();
const kept = new Map<string, string>();

for (const [at, { statements }] of calls.entries()) {
  app.post(`/sql/${at}`, async () => {
    const answers = [];
    for (const [step, { text, values, name }] of statements.entries()) {
      answers.push((await pool.query({ name: name || `${at}-${step}`, text, values })).rows);
    }
    return answers;
  });
}
app.post('/kept', async (request, reply) => {
  const key = `${request.url} ${JSON.stringify(request.body)}`;
  reply.type('application/json; charset=utf-8');
  return kept.get(key) ?? '';
});
app.put('/kept', async (request) => {
  const { key, text } = request.body as { key: string; text: string };
  kept.set(key, text);
  return {};
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
