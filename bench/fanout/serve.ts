import type { AddressInfo } from 'node:net';
import { liveEvent } from '@stagedoor/contract/live/live-event';
import { liveTopic } from '@stagedoor/contract/live/live-topic';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Member } from '../../apps/server/src/platform/realtime/channels.ts';
import { createLiveDelivery, type Delivery } from '../../apps/server/src/platform/realtime/delivery.ts';
import type { EventStore } from '../../apps/server/src/platform/realtime/event-store.ts';
import { createLiveRegistry } from '../../apps/server/src/platform/realtime/live-registry.ts';
import { Message } from '../../apps/server/src/platform/realtime/message.ts';
import { serveSockets } from '../../apps/server/src/platform/realtime/serve-sockets.ts';
import type { Authenticate } from '../../apps/server/src/platform/realtime/stomp-session.ts';
import { createWatching, type Watching } from '../../apps/server/src/platform/realtime/watching.ts';

// One server of the comparison per process: `node --expose-gc bench/fanout/serve.ts <name>`; sends its port, and
// broadcasts on request.
const date = '2026-03-01T12:00:00.000Z';
const item = {
  id: 1,
  type: 'NEW_POST',
  createdDate: date,
  read: false,
  sentence: 'Somebody published a new post',
  link: '/post/1',
  group: 'posts',
  idPartner: 1,
  idPost: 1,
  idProduct: null,
  idOrder: null,
  idUser: null,
} as const;
const nothing = { partnerImageLink: null, partnerName: null, productName: null, productType: null, sum: null };
const eventLogs = [{ ...item, ...nothing, text: 'x'.repeat(180) }];
const message = [{ eventType: 'EVENT_LOG_UPDATED', date, eventLogs } as const];
const body = JSON.stringify(message).padEnd(500);

const bare = async () => {
  const app = Fastify();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
  const sockets = new Set<WebSocket>();
  app.server.on('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened);
      opened.on('message', (data) => opened.send(data, { binary: false }));
    }),
  );
  return {
    app,
    broadcast: () => {
      const frame = Buffer.from(body);
      for (const socket of sockets) socket.send(frame, { binary: false });
    },
  };
};

const log = pino({ level: 'silent' }) as FastifyBaseLogger;
const clock = { now: () => new Date(date) };

// The clients encode their number in the device id.
const authenticate: Authenticate = async (credentials) => {
  const device = 'device' in credentials ? credentials.device : '';
  return { owner: { idUser: Number(device.slice(7)) + 1, idSession: device, device } };
};

const rest = {
  authenticate,
  networkOf: () => 'here',
  endedAmong: async () => [],
  markConnected: async () => {},
  log,
  metrics: new Registry(),
};

/** An in-memory store that gets one more event on each request. */
const storeOf = (type: string, stored: object) => {
  let places = 0;
  const at = () => new Date(Date.parse(date) + places);
  const store: EventStore<string> = {
    order: async (keys) => new Map(keys.map((key) => [key, at()])),
    after: async (from) => new Map(from.map(({ key }) => [key, [{ key, at: at(), type, body: stored }]])),
    between: async () => [],
    withNews: async () => [],
  };
  return { store, add: () => void places++ };
};

const noTopics: Watching = { watch: async () => null, wake: () => {}, close: async () => {} };

/** Each socket has its own queue. */
const queues = async () => {
  const app = Fastify();
  const members = new Set<Member<number>>();
  const delivery: Delivery<number> = {
    join: async (key, receiver) => {
      const channel = { key, position: new Date(date), members, joining: 0 };
      const member: Member<number> = { channel, receiver, from: new Date(date), holds: 1, waiting: [] };
      members.add(member);
      return member;
    },
    sync: async () => {},
    leave: (member) => void members.delete(member),
    positionOf: async () => new Date(date),
    wake: () => {},
    close: async () => {},
  };
  serveSockets(app, { queues: delivery, topics: noTopics, ...rest });
  return {
    app,
    broadcast: () => {
      const frame = new Message('1', message);
      for (const { receiver } of members) receiver.receive(frame);
    },
  };
};

/** All sockets watch one topic: measures everything from the stored event to the sockets, except the database. */
const topic = async () => {
  const app = Fastify();
  const live = createLiveRegistry();
  const payload = z.object({ eventLogs: z.array(z.object({ text: z.string() })) });
  const moved = liveEvent('EVENT_LOG_UPDATED', { payload });
  live.topic(liveTopic('stage', moved), async () => true);
  const { store, add } = storeOf(moved.type, { eventLogs: [{ text: 'x'.repeat(400) }] });
  const watching = createWatching({ store, live, clock, log });
  const noQueues = createLiveDelivery({ store: storeOf('', {}).store as never, live, clock, log }) as Delivery<number>;
  serveSockets(app, { queues: noQueues, topics: watching, ...rest });
  return {
    app,
    broadcast: () => {
      add();
      watching.wake(['stage/1']);
    },
  };
};

const servers = { bare, queues, topic };
const { app, broadcast } = await servers[process.argv[2] as keyof typeof servers]();
await app.listen({ host: '127.0.0.1', port: 0 });

const weigh = () => {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, used: heapUsed + external };
};
process.on('message', (command) => {
  if (command === 'broadcast') broadcast();
  if (command === 'weigh') process.send?.(weigh());
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
