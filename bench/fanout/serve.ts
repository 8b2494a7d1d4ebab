import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Member } from '../../apps/server/src/platform/realtime/channels.ts';
import type { Delivery } from '../../apps/server/src/platform/realtime/delivery.ts';
import { messageOf } from '../../apps/server/src/platform/realtime/message.ts';
import { serveSockets } from '../../apps/server/src/platform/realtime/serve-sockets.ts';

// One server of the comparison per process: `node --expose-gc bench/fanout/serve.ts <name>`; sends its port, broadcasts when told.
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

const ours = async () => {
  const app = Fastify();
  const members = new Set<Member>();
  const delivery: Delivery = {
    join: async (idUser, receiver) => {
      const channel = { idUser, position: new Date(date), members, joining: 0 };
      const member: Member = { channel, receiver, from: new Date(date), held: null };
      members.add(member);
      return member;
    },
    sync: async () => {},
    leave: (member) => void members.delete(member),
    positionOf: async () => new Date(date),
    wake: () => {},
    close: async () => {},
  };
  serveSockets(app, {
    delivery,
    // The clients name their devices after themselves.
    authenticate: async (credentials) => {
      const device = 'device' in credentials ? credentials.device : '';
      return { owner: { idUser: Number(device.slice(7)) + 1, idSession: device, device } };
    },
    endedAmong: async () => [],
    log: pino({ level: 'silent' }) as FastifyBaseLogger,
    metrics: new Registry(),
  });
  return {
    app,
    broadcast: () => {
      const frame = messageOf(1, message);
      for (const { receiver } of members) receiver.receive(frame);
    },
  };
};

const { app, broadcast } = await (process.argv[2] === 'bare' ? bare() : ours());
await app.listen({ host: '127.0.0.1', port: 0 });

const weigh = () => {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, used: heapUsed + external };
};
process.on('message', (told) => {
  if (told === 'broadcast') broadcast();
  if (told === 'weigh') process.send?.(weigh());
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (app.server.address() as AddressInfo).port });
