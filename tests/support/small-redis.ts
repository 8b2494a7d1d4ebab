import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { whenDone } from './when-done.ts';

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const array = (...items: string[]) => `*${items.length}\r\n${items.join('')}`;
const integer = (value: number) => `:${value}\r\n`;

/** One command, as clients write them: an array of strings. Null while it has not arrived whole. */
const takeCommand = (text: string): { words: string[]; rest: string } | null => {
  const lines = text.split('\r\n');
  const end = 1 + 2 * Number(lines[0]?.slice(1));
  if (lines.length <= end) return null;
  const words = lines.slice(1, end).filter((_line, at) => at % 2 === 1);
  return { words, rest: lines.slice(end).join('\r\n') };
};

/** The part of Redis that the product uses, over its wire protocol, for machines that have none: words and counters. */
export const aSmallRedis = async (): Promise<string> => {
  const ears = new Map<string, Set<Socket>>();
  const hits = new Map<string, number>();
  const answer = (socket: Socket, [name = '', ...args]: string[]): string => {
    const [first = '', second = '', key = ''] = args;
    switch (name.toUpperCase()) {
      case 'INFO':
        return bulk('redis_version:7.0.0\r\nloading:0');
      case 'SUBSCRIBE':
        ears.set(first, (ears.get(first) ?? new Set()).add(socket));
        return array(bulk('subscribe'), bulk(first), integer(1));
      case 'PUBLISH': {
        const listening = [...(ears.get(first) ?? [])].filter((ear) => !ear.destroyed);
        for (const ear of listening) ear.write(array(bulk('message'), bulk(first), bulk(second)));
        return integer(listening.length);
      }
      case 'EVAL':
        hits.set(key, (hits.get(key) ?? 0) + 1);
        return array(integer(hits.get(key) ?? 0), integer(60_000));
      default:
        return '+OK\r\n';
    }
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      waiting += chunk;
      for (let next = takeCommand(waiting); next; next = takeCommand(waiting)) {
        waiting = next.rest;
        socket.write(answer(socket, next.words));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
