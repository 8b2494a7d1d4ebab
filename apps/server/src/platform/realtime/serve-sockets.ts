import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { socketPath } from '@stagedoor/contract/live-destinations';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connection } from './connection.ts';
import type { Delivery } from './delivery.ts';
import { largestFrame } from './frame-reader.ts';
import { announcePresence } from './presence.ts';
import type { Authenticate, Owner } from './stomp-session.ts';
import type { Watching } from './watching.ts';

export type Sockets = { close(): Promise<void> };

type Deps = {
  queues: Delivery<number>;
  topics: Watching;
  authenticate: Authenticate;
  /** The network of a socket, as rate limits count it. */
  networkOf: (request: IncomingMessage) => string;
  /** Those of the sessions that have ended. */
  endedAmong: (idSessions: readonly string[]) => Promise<readonly string[]>;
  /** Marks users as connected, until the mark expires. */
  markConnected: (idUsers: readonly number[]) => Promise<void>;
  log: FastifyBaseLogger;
  metrics: Registry;
};

const socketsPerUser = 20;
/** Many visitors may share an address; above the limit the page works without live updates. */
const visitorsPerNetwork = 500;
const tickMs = 5_000;
// The longest time a socket outlives its session, whichever process ended it.
const sessionCheckMs = 2_000;
const closeTimeoutMs = 1_000;

/** For a broken frame or a dropped network: the `close` event that follows does the work. */
const ignoreReset = () => {};

/** STOMP over WebSocket at `/ws`. */
export const serveSockets = (app: FastifyInstance, deps: Deps): Sockets => {
  const connections = new Set<Connection>();
  const byUser = new Map<number, Set<Connection>>();
  const visitors = new Map<string, number>();
  const presence = announcePresence({ ...deps, connected: () => byUser.keys() });
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largestFrame,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  new Gauge({
    name: 'live_sockets',
    help: 'Open sockets',
    registers: [deps.metrics],
    collect() {
      this.set(connections.size);
    },
  });

  const admitVisitor = (connection: Connection) => {
    const count = (visitors.get(connection.network) ?? 0) + 1;
    if (count > visitorsPerNetwork) {
      connection.cutOff('too many sockets');
      return false;
    }
    visitors.set(connection.network, count);
    return true;
  };

  const admit = (connection: Connection, owner: Owner | null) => {
    if (!owner) return admitVisitor(connection);
    if (!byUser.has(owner.idUser)) presence.arrived(owner.idUser);
    const others = byUser.get(owner.idUser) ?? new Set();
    byUser.set(owner.idUser, others.add(connection));
    // Evicts the oldest: its network may have died unnoticed.
    const [oldest] = others;
    if (others.size > socketsPerUser) oldest?.cutOff('too many sockets');
    return true;
  };

  const forgetVisitor = ({ network }: Connection) => {
    const count = (visitors.get(network) ?? 1) - 1;
    if (count > 0) visitors.set(network, count);
    else visitors.delete(network);
  };

  const forget = (connection: Connection) => {
    connection.end();
    connections.delete(connection);
    const { owner } = connection;
    if (owner === null) forgetVisitor(connection);
    if (!owner) return;
    const others = byUser.get(owner.idUser);
    others?.delete(connection);
    if (others?.size === 0) byUser.delete(owner.idUser);
  };

  const open = (socket: WebSocket, request: IncomingMessage) => {
    const connection = new Connection({ ...deps, admit }, socket, deps.networkOf(request), performance.now());
    connections.add(connection);
    socket.on('message', (data) => connection.hear(data, performance.now()));
    socket.on('pong', () => connection.heard(performance.now()));
    socket.on('error', ignoreReset);
    socket.on('close', () => forget(connection));
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node hands over the socket without an error listener: a client that disconnects before the response would crash
    // the process.
    socket.on('error', ignoreReset);
    if (request.url?.split('?')[0] !== socketPath) {
      return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    }
    server.handleUpgrade(request, socket, head, open);
  };
  app.server.on('upgrade', upgrade);

  const ticking = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) connection.tick(now, tickMs);
  }, tickMs);

  const checkSessions = async () => {
    const known = [...connections].flatMap(({ owner }) => owner?.idSession ?? []);
    const ended = known.length > 0 ? new Set(await deps.endedAmong([...new Set(known)])) : new Set();
    for (const connection of [...connections]) {
      if (connection.owner && ended.has(connection.owner.idSession)) connection.cutOff('log in again');
    }
  };
  const checking = setInterval(() => {
    checkSessions().catch((error) => deps.log.error({ err: error }, 'the sessions of sockets could not be checked'));
  }, sessionCheckMs);

  return {
    async close() {
      clearInterval(ticking);
      clearInterval(checking);
      presence.close();
      app.server.off('upgrade', upgrade);
      for (const connection of [...connections]) connection.leave();
      for (const end = performance.now() + closeTimeoutMs; connections.size > 0 && performance.now() < end; )
        await pause(10);
      for (const connection of connections) connection.terminate();
      await Promise.all([deps.queues.close(), deps.topics.close()]);
    },
  };
};
