import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Protocol, type Reply, RequestReader, writeReply } from './resp.ts';

type Client = { socket: Socket; protocol: Protocol; channels: Set<string>; say(reply: Reply): void };
type Command = (client: Client, ...words: string[]) => Reply | undefined;

const ok = { simple: 'OK' };

/** The part of Redis that the product uses: pub/sub, and counters that expire. */
export const openStandIn = async () => {
  const clients = new Set<Client>();
  const counters = new Map<string, { hits: number; until: number }>();

  const subscribe = (client: Client, channel: string) => {
    client.channels.add(channel);
    client.say({ push: ['subscribe', channel, client.channels.size] });
  };

  /** The only script the product sends: counts a hit in a window that begins with the first. */
  const count = (key: string, milliseconds: number): Reply => {
    const now = performance.now();
    const known = counters.get(key);
    const counter = known && known.until > now ? known : { hits: 0, until: now + milliseconds };
    counter.hits++;
    counters.set(key, counter);
    return { list: [counter.hits, Math.ceil(counter.until - now)] };
  };

  const publish = (channel: string, text: string) => {
    const subscribers = [...clients].filter(({ channels }) => channels.has(channel));
    for (const { say } of subscribers) say({ push: ['message', channel, text] });
    return subscribers.length;
  };

  const commands: Readonly<Record<string, Command>> = {
    HELLO: (client, version = '2') => {
      client.protocol = version === '3' ? 3 : 2;
      return { map: { server: 'redis', version: '7.4.0', proto: client.protocol, mode: 'standalone', role: 'master' } };
    },
    CLIENT: () => ok,
    INFO: () => 'redis_version:7.4.0\r\nloading:0\r\n',
    PING: () => ({ simple: 'PONG' }),
    PUBLISH: (_, channel = '', text = '') => publish(channel, text),
    SUBSCRIBE: (client, ...channels) => {
      for (const channel of channels) subscribe(client, channel);
      return undefined;
    },
    EVAL: (_, _script, _keys, key = '', milliseconds = '0') => count(key, Number(milliseconds)),
    // Only patterns that end with the one asterisk.
    KEYS: (_, pattern = '') => ({ list: [...counters.keys()].filter((key) => key.startsWith(pattern.slice(0, -1))) }),
    QUIT: ({ socket }) => {
      socket.end();
      return ok;
    },
  };

  const server = createServer((socket) => {
    const reader = new RequestReader();
    const client: Client = {
      socket,
      protocol: 2,
      channels: new Set(),
      say: (reply) => void socket.write(writeReply(reply, client.protocol)),
    };
    clients.add(client);
    socket.on('error', () => {});
    socket.on('close', () => clients.delete(client));
    socket.on('data', (chunk) => {
      for (const [name = '', ...words] of reader.read(chunk)) {
        const command = commands[name.toUpperCase()];
        const reply = command ? command(client, ...words) : { error: `ERR unknown command '${name}'` };
        if (reply !== undefined) client.say(reply);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const { socket } of clients) socket.destroy();
      await once(server, 'close');
    },
  };
};
