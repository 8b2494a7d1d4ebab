import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from '../read/record.ts';

/** The statements of a call, with the ids that each request replaces by its own. */
export type Replayed = { statements: Statement[]; writes: boolean; idUser: number; idPost: number };

// Bare Fastify + `pg` with the same statements: `node bench/feed/bare.ts <file> <database url>`; sends its port.
const [file = '', url = ''] = process.argv.slice(2);
const calls = JSON.parse(await readFile(file, 'utf8')) as Record<string, Replayed>;
const pool = new pg.Pool({ connectionString: url, max: 20 });
const app = Fastify();
let number = 0;

for (const [name, { statements, writes, idUser, idPost }] of Object.entries(calls)) {
  app.post(`/${name}`, async (request) => {
    const own = request.body as { idUser: number; idPost: number };
    const replace = (value: unknown) => {
      if (value === idUser) return own.idUser;
      if (value === idPost) return own.idPost;
      if (typeof value !== 'string') return value;
      // Each fan's calls are counted in a row of its own: with one row for all, they would wait for each other, and the
      // product would soon refuse the recorded fan.
      if (value.endsWith(` user ${idUser}`)) return value.replace(/\d+$/, String(own.idUser));
      return value.startsWith('Bench ') ? `Bare ${++number}` : value;
    };
    const client = await pool.connect();
    try {
      const answers = [];
      if (writes) await client.query('begin');
      for (const [step, { text, values, name: prepared }] of statements.entries()) {
        const given = { name: prepared || `${name}-${step}`, text, values: values.map(replace) };
        answers.push((await client.query(given)).rows);
      }
      if (writes) await client.query('commit');
      return answers;
    } finally {
      client.release();
    }
  });
}

await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
