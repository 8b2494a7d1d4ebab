import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import pg from 'pg';
import type { Marks, Replayed } from './calls.ts';

// Bare Fastify + `pg` with the same statements: `node bench/chat/bare.ts <file> <database url>`; sends its port.
const [file = '', url = ''] = process.argv.slice(2);
const revive = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && 'type' in value && value.type === 'Buffer'
    ? Buffer.from((value as unknown as { data: number[] }).data)
    : value;
const calls = JSON.parse(await readFile(file, 'utf8'), revive) as Record<string, Replayed>;
const pool = new pg.Pool({ connectionString: url, max: 20 });
const app = Fastify();

/** Replaces what belonged to the recorded request, also within words. */
const replaceIn = (marks: Marks) => {
  const entries = Object.entries(marks) as [keyof Marks, string | number][];
  const recorded = new Map(entries.map(([name, value]) => [String(value), name]));
  const any = new RegExp([...recorded.keys()].join('|'), 'g');
  return (value: unknown, own: Marks) => {
    if (typeof value === 'number') return own[recorded.get(String(value)) as keyof Marks] ?? value;
    if (typeof value !== 'string') return value;
    return value.replace(any, (found) => String(own[recorded.get(found) as keyof Marks] ?? found));
  };
};

for (const [name, { statements, writes, marks }] of Object.entries(calls)) {
  const replace = replaceIn(marks);
  app.post(`/${name}`, async (request) => {
    const own: Marks = { ...(request.body as Marks), key: randomUUID(), clientId: randomUUID() };
    const client = await pool.connect();
    try {
      const answers = [];
      if (writes) await client.query('begin');
      for (const [step, { text, values, name: prepared }] of statements.entries()) {
        const given = { name: prepared || `${name}-${step}`, text, values: values.map((value) => replace(value, own)) };
        const { rows } = await client.query(given);
        if (rows[0]?.last_seq) own.seq = rows[0].last_seq;
        if (text.startsWith('insert into "chat_message"')) own.idMessage = Number(rows[0]?.id);
        answers.push(rows);
      }
      if (writes) await client.query('commit');
      return answers.at(-1);
    } finally {
      client.release();
    }
  });
}

await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
process.on('disconnect', () => process.exit(0));
