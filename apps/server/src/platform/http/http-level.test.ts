import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { errorBody } from '@stagedoor/contract/error-body';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../../../../../tests/support/raw-http.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { createApp } from './http.ts';
import { serveUnknown } from './not-found.ts';

const anApp = async (bodyTime = { graceMs: 100, bytesPerSecond: 1_000_000 }) => {
  const lines: { level: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = createApp({ log, trustProxy: false, bodyTime });
  app.post('/json', ({ body }) => ({ got: body ?? null }));
  app.post('/unread', () => ({ got: null }));
  app.post('/stream', async ({ raw }) => {
    for await (const _ of raw);
  });
  app.addHook('onError', async () => void setImmediate(() => app.server.emit('refused')));
  whenDone(() => app.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
  return { app, address, lines };
};

const get = 'GET / HTTP/1.1\r\nhost: stagedoor.test\r\n';
const json = 'POST /json HTTP/1.1\r\nhost: stagedoor.test\r\ncontent-type: application/json\r\n';

describe('what is no request is answered by the catalogue', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n', 400, 1008],
    ['an unknown method', 'FLY / HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n', 400, 1008],
    ['two lengths', `${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, 400, 1008],
    ['a broken chunk', `${json}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400, 1008],
    ['headers without an end', `${get}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 1008],
    ['an address without an end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n`, 431, 1008],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 1008],
    ['an expectation', `${json}expect: a miracle\r\ncontent-length: 2\r\n\r\n{}`, 417, 1008],
    ['a tunnel', 'CONNECT stagedoor.test:443 HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n', 405, 1058],
    ['an escape that is none', 'GET /%zz HTTP/1.1\r\nhost: stagedoor.test\r\n\r\n', 400, 1008],
  ])('%s', async (_what, bytes, status, error) => {
    const { address } = await anApp();
    const answer = await sendRaw(address, bytes);
    expect(answer.status).toBe(status);
    expect(errorBody.parse(JSON.parse(answer.body)).error).toBe(error);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('a body that ends before its time', async () => {
    const { address } = await anApp();
    const answer = await sendRaw(address, `${json}content-length: 100\r\n\r\n{"a":`, { halfClose: true });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { error: 1047, name: 'badInternet' }]);
  });
});

describe('a body', () => {
  it.each([
    ['that stops', '/json', `content-length: 100\r\n\r\n{"a":`],
    ['in pieces that stops', '/json', 'transfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n'],
  ])('%s is given up', async (_what, path, rest) => {
    const { address, lines } = await anApp();
    const head = `POST ${path} HTTP/1.1\r\nhost: stagedoor.test\r\ncontent-type: application/json\r\n`;
    const answer = await sendRaw(address, head + rest);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([408, { error: 1047, name: 'badInternet' }]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('that drips is given up, although it never stops, and although nobody waits for it', async () => {
    const { address } = await anApp();
    for (const path of ['/json', '/unread', '/no-such-path']) {
      const { hostname, port } = new URL(address);
      const socket = connect({ host: hostname, port: Number(port) });
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => {}).resume();
      socket.write(`POST ${path} HTTP/1.1\r\nhost: stagedoor.test\r\ncontent-length: 100000\r\n\r\n`);
      const dripping = setInterval(() => socket.write(' '), 10);
      await closed;
      clearInterval(dripping);
    }
  });

  it('that takes its time, but arrives, is taken', async () => {
    const { address } = await anApp({ graceMs: 300, bytesPerSecond: 300 });
    const body = JSON.stringify({ a: 'a'.repeat(3_000) });
    const slow = new ReadableStream({
      async start(controller) {
        for (let at = 0; at < body.length; at += 1_000) {
          controller.enqueue(Buffer.from(body.slice(at, at + 1_000)));
          await wait(150);
        }
        controller.close();
      },
    });
    const sent = { method: 'POST', body: slow, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`${address}/json`, sent as RequestInit);
    expect(await answer.json()).toEqual({ got: JSON.parse(body) });
  });
});

it('a client that leaves in the middle of its body is no fault of ours', async () => {
  const { app, address, lines } = await anApp({ graceMs: 60_000, bytesPerSecond: 1 });
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write('POST /stream HTTP/1.1\r\nhost: stagedoor.test\r\ncontent-length: 100\r\n\r\n{');
  await once(app.server, 'request');
  const refused = once(app.server, 'refused');
  socket.resetAndDestroy();
  await refused;
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

it('a line of the log has an end, however long the address is', async () => {
  const { address, lines } = await anApp();
  await fetch(`${address}/${'a'.repeat(10_000)}?${'b'.repeat(4_000)}=1`);
  while (lines.length === 0) await new Promise(setImmediate);
  expect(JSON.stringify(lines[0]).length).toBeLessThan(1_000);
});

it('what a plugin forbids is not there: 403 would end a session', async () => {
  const { app } = await anApp();
  const own = createApp({ log: app.log as Logger, trustProxy: false });
  whenDone(() => own.close());
  serveUnknown(own, []);
  await own.register(fastifyStatic, { root: import.meta.dirname, prefix: '/assets/' });
  for (const path of ['%2e%2e/%2e%2e/main.ts', '..%2fmain.ts', '%2e%2e/']) {
    const answer = await own.inject(`/assets/${path}`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 1058]);
  }
});
