import { threadUpdated } from '@stagedoor/contract/live/orders';
import { queueOf } from '@stagedoor/contract/live-destinations';
import fc from 'fast-check';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { aProgram } from '../../../../../tests/support/program.ts';
import { createLiveDelivery } from './delivery.ts';
import { queueStore, topicStore } from './event-store.ts';
import { FrameReader } from './frame-reader.ts';
import { type Owner, StompSession } from './stomp-session.ts';
import { createWatching } from './watching.ts';

const attempts = Number(process.env.ATTEMPTS ?? 10_000);

const { database, live, clock } = await aProgram();
const log = pino({ level: 'silent' });

const victim: Owner = { idUser: 2001, idSession: 'victim', device: 'device-of-the-victim-01' };
const thief: Owner = { idUser: 200, idSession: 'thief', device: 'device-of-the-thief-001' };

const own = queueOf(thief.idUser, thief.device);
const foreign = queueOf(victim.idUser, victim.device);

const oneOf = fc.constantFrom;
const idUser = oneOf(
  '2001',
  '02001',
  '+2001',
  '2001.0',
  '2e3',
  '0x7d1',
  ' 2001',
  '２００１',
  '*',
  '#',
  '>',
  '',
  '200',
  '-200',
);
const device = oneOf(victim.device, thief.device, '*', '#', '>', '**', '', '.', '..', `${victim.device}/`, 'null');
const separator = oneOf(
  '/',
  '//',
  '%2f',
  '%2F',
  '\\',
  '.',
  '/./',
  '/../',
  ':',
  '\\c',
  '/%2e%2e/',
  '\t',
  ' ',
  '?',
  ';',
  '\0',
);
const wrap = fc.record({
  before: oneOf('', ' ', '/', '/topic', '/user', '/exchange', '//', '%2f', `${own}/..`, `${own},`, `${own}\n`, '﻿'),
  after: oneOf('', ' ', '/', '/*', '/#', '?', '#', '%00', '\0', '\\n', `,${own}`, '\r', ';x=1'),
});
const built = fc
  .tuple(wrap, separator, idUser, separator, device)
  .map(([{ before, after }, first, id, second, name]) => `${before}/queue${first}${id}${second}${name}${after}`);
const twisted = fc
  .tuple(fc.nat(foreign.length - 1), oneOf('', '*', '%', '\\', '\u0000', 'A', '1', '/', '..'))
  .map(([at, sign]) => foreign.slice(0, at) + sign + foreign.slice(at + 1));
const destination = fc.oneof(
  built,
  twisted,
  fc.string({ maxLength: 80 }),
  oneOf(foreign, foreign.toUpperCase(), encodeURI(foreign), encodeURIComponent(foreign), '/sync', '/', ''),
);

const aSession = async (owner: Owner) => {
  const sent: string[] = [];
  let closed = false;
  const queues = { ...shared, positionOf: async () => clock.now() };
  const session = new StompSession(
    { queues, topics, authenticate: async () => ({ owner }), admit: () => true },
    {
      send: (data) => void sent.push(data.toString()),
      close: () => {
        closed = true;
      },
    },
  );
  const reader = new FrameReader();
  /** As the connection does it: an error ends the socket. */
  const say = async (bytes: string) => {
    try {
      for (const frame of reader.read(Buffer.from(bytes))) await session.handle(frame);
    } catch (error) {
      session.cutOff(error instanceof Error ? error.message : '');
    }
  };
  await say('CONNECT\naccept-version:1.2\nauthorization:Bearer t\n\n\0');
  return { say, sent, isClosed: () => closed };
};
const shared = createLiveDelivery({ store: queueStore(database.pool), live, clock, log });
const topics = createWatching({ store: topicStore(database.pool), live, clock, log });

it(`leaks nothing to ${attempts} attempts at foreign, wildcard and encoded destinations`, async () => {
  const honest = await aSession(victim);
  await honest.say(`SUBSCRIBE\nid:0\ndestination:${foreign}\n\n\0`);
  await honest.say('SEND\ndestination:/sync\n\n{"lastReceivedDate":null}\0');

  const thieves = [];
  for (const requested of fc.sample(destination, { numRuns: attempts, seed: 7 }).filter((text) => text !== own)) {
    const session = await aSession(thief);
    await session.say(`SUBSCRIBE\nid:0\ndestination:${requested}\n\n\0`);
    thieves.push({ requested, ...session });
  }
  await database.inTransaction((tx) => live.send(tx, victim.idUser, threadUpdated));
  shared.wake([victim.idUser]);
  await expect.poll(() => honest.sent.filter((frame) => frame.startsWith('MESSAGE')).length).toBe(1);

  expect(thieves.length).toBeGreaterThan(attempts * 0.99);
  const isRefusal = (frame: string) => /^(CONNECTED|ERROR)\n/.test(frame) || frame.includes('"TOPIC_CLOSED"');
  expect(thieves.filter(({ sent }) => !sent.every(isRefusal))).toEqual([]);
  const mayGoOn = (requested: string) => requested.startsWith(own) || requested.startsWith('/topic/');
  expect(thieves.filter(({ isClosed, requested }) => !isClosed() && !mayGoOn(requested))).toEqual([]);
  await Promise.all([shared.close(), topics.close()]);
});
