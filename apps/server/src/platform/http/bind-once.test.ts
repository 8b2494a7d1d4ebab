import { endpoint } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aClock } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openDatabase } from '../database/database.ts';
import { bindOnce } from './bind.ts';
import { createApp } from './http.ts';
import { createIdempotency } from './idempotency.ts';

const buy = endpoint({
  method: 'POST',
  path: '/buy',
  access: 'public',
  idempotent: true,
  body: z.object({ amount: z.int(), fields: z.record(z.string(), z.string()).default({}) }),
  reply: z.object({ order: z.int() }),
});

const setUp = async () => {
  const database = openDatabase((await aDatabase()).programUrl);
  whenDone(database.close);
  const clock = aClock();
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: false });
  const http = {
    app,
    idempotency: createIdempotency({ database, clock }),
    limitCalls: async () => {},
    resolveSession: async () => null,
  };
  let orders = 0;
  bindOnce(http, buy, async (tx, { body }) => {
    if (body.amount === 0) fail('everythingSold');
    const row = { type: 'bought', body: '{}', at: clock.now(), due_at: clock.now() };
    await tx.insertInto('fact').values(row).execute();
    return { order: ++orders };
  });
  const send = (headers: Record<string, string>, payload: object) =>
    app.inject({ method: 'POST', url: '/api/buy', payload, headers });
  const call = (headers: Record<string, string>, amount = 500) => send(headers, { amount });
  return { database, call, send };
};

const browser = { 'x-device-id': 'browser-0000000001' };
const key = { ...browser, 'idempotency-key': 'form-1' };

it('buys once however often the button is pressed, and gives each press the same answer', async () => {
  const { database, call } = await setUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(key)));
  expect(answers.map((answer) => answer.json())).toEqual(Array(10).fill({ order: 1 }));
  const { rows } = await database.pool.query('select count(*) as bought from fact');
  expect(rows[0].bought).toBe(1);
});

it('refuses a used key with another body, and shows it to nobody else', async () => {
  const { call } = await setUp();
  await call(key);
  expect((await call(key, 900)).json()).toMatchObject({ error: 1039 });
  expect((await call({ ...key, 'x-device-id': 'browser-0000000002' }, 900)).json()).toEqual({ order: 2 });
});

it('knows a body by its meaning: the order of its keys, spaces and defaults do not count', async () => {
  const { send } = await setUp();
  const sent = [
    { amount: 500, fields: { name: 'Olena', wish: 'A heart' } },
    { fields: { wish: 'A heart', name: 'Olena' }, amount: 500 },
  ];
  for (const body of sent) expect((await send(key, body)).json()).toEqual({ order: 1 });
  expect((await send(key, { amount: 500 })).json()).toMatchObject({ error: 1039 });
  const other = { ...browser, 'idempotency-key': 'form-2' };
  for (const body of [{ amount: 1 }, { amount: 1, fields: {} }]) {
    expect((await send(other, body)).json()).toEqual({ order: 2 });
  }
});

it('wants a key, and a browser to keep it for', async () => {
  const { call } = await setUp();
  expect((await call(browser)).json()).toMatchObject({ error: 1008, fields: { 'Idempotency-Key': 'required' } });
  expect((await call({ 'idempotency-key': 'k' })).json()).toMatchObject({ fields: { 'X-Device-Id': 'required' } });
});

it('lets a refused purchase be tried again with the same key', async () => {
  const { call } = await setUp();
  expect((await call(key, 0)).json()).toMatchObject({ error: 1048 });
  expect((await call(key, 500)).json()).toEqual({ order: 1 });
});
