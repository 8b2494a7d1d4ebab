import { setTimeout as pause } from 'node:timers/promises';
import { liveEvent } from '@stagedoor/contract/live/live-event';
import { liveTopic } from '@stagedoor/contract/live/live-topic';
import { topicOf } from '@stagedoor/contract/live-destinations';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aProgram } from '../../../../../tests/support/program.ts';
import { aStompClient, type StompClient } from '../../../../../tests/support/stomp.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';

// Opens hundreds of sockets.
vi.setConfig({ testTimeout: 60_000 });

const curtainMoved = liveEvent('CURTAIN_MOVED', { payload: z.object({ act: z.string() }) });
const stage = liveTopic('stage', curtainMoved);
const program = await aProgram({ works: true });
const { database, live } = program;
live.topic(stage, async (_watcher, id) => id < 1_000);

let url = '';
beforeAll(async () => {
  url = await program.app.listen({ host: '127.0.0.1', port: 0 });
});
const aVisitor = async () => {
  const client = await aStompClient(url);
  await client.connect({});
  return client;
};
const move = (id: number, act: string) =>
  database.inTransaction((tx) => live.publish(tx, stage, id, curtainMoved, { act }));
const sockets = async () => Number((await program.app.inject('/metrics')).body.match(/^live_sockets (\d+)$/m)?.[1]);

it('is cut off when it does not read, and costs no other watcher anything', async () => {
  const [slow, quick] = [await aVisitor(), await aVisitor()];
  for (const client of [slow, quick]) await client.subscribe(topicOf(stage, 1));
  slow.socket.pause();
  const before = await sockets();
  let sent = 0;
  for (; sent < 400 && (await sockets()) === before; sent++) {
    await move(1, 'a'.repeat(100_000));
    await pause(5);
  }
  expect(await sockets()).toBe(before - 1);
  await quick.until(() => quick.events().length === sent, 'all events');
});

it('has fifty subscriptions at most', async () => {
  const client = await aVisitor();
  const watch = (id: number) => client.subscribe(topicOf(stage, id), { id: `${id}` });
  for (let id = 1; id <= 50; id++) await watch(id);
  expect(client.isClosed()).toBe(false);
  await watch(51);
  await client.closed();
  expect(client.heard('ERROR')[0]?.headers.get('message')).toBe('too many subscriptions');
});

it('finds no room when five hundred visitors of its address are there, until one of them leaves', async () => {
  const clients: StompClient[] = [];
  let refused: string | undefined;
  while (refused === undefined && clients.length <= 500) {
    const client = await aStompClient(url);
    refused = (await client.connect({}))?.headers.get('message');
    if (refused === undefined) clients.push(client);
  }
  expect(refused).toBe('too many sockets');
  clients[0]?.socket.close();
  await clients[0]?.closed();
  const next = await aVisitor();
  expect(next.heard('CONNECTED')).toHaveLength(1);
  for (const { socket } of [...clients, next]) socket.terminate();
});

const header = fc.oneof(
  fc.constantFrom('id', 'destination', 'ack', 'since', 'key', 'receipt', 'content-length', 'selector', 'transaction'),
  fc.string({ maxLength: 12 }),
);
const value = fc.oneof(
  fc.constantFrom('0', 'auto', 'client', '/topic/stage/1', '/topic/stage/1 ', '/topic/../stage/1', '/topic/stage/1e3'),
  fc.constantFrom('/topic/__proto__/1', '/topic/constructor/1', '2026-03-01T12:00:00.000Z', '-1', '99999999'),
  fc.string({ maxLength: 60, unit: 'binary' }),
);
const frame = fc
  .tuple(
    fc.constantFrom('SUBSCRIBE', 'SUBSCRIBE', 'UNSUBSCRIBE', 'SEND', 'subscribe'),
    fc.array(fc.tuple(header, value), { maxLength: 6 }),
    fc.constantFrom('\0', '\0\n', '', '\0\0'),
  )
  .map(
    ([command, headers, end]) => `${command}\n${headers.map(([name, text]) => `${name}:${text}\n`).join('')}\n${end}`,
  );

it('survives two thousand malformed subscriptions, and so does the process', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', note);
  whenDone(async () => void process.off('uncaughtExceptionMonitor', note));
  const watcher = await aVisitor();
  await watcher.subscribe(topicOf(stage, 1));

  const frames = fc.sample(frame, { numRuns: 2_000, seed: 11 });
  for (let at = 0; at < frames.length; at += 5) {
    const client = await aVisitor();
    for (const bytes of frames.slice(at, at + 5)) client.socket.send(bytes);
    client.socket.close();
  }
  await move(1, 'the end');
  await watcher.until(() => watcher.events().length === 1, 'an event');
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});
