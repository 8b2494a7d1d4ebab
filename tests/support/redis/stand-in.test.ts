import fc from 'fast-check';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { countInRedis } from '../../../apps/server/src/platform/http/rate-limit-redis.ts';
import { whenDone } from '../when-done.ts';
import { RequestReader, writeReply } from './resp.ts';
import { openStandIn } from './stand-in.ts';

const written = (words: readonly string[]) => Buffer.from(writeReply({ list: words }, 2));

it('reads the same requests however the network has cut them', () => {
  const requests = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { maxLength: 5 });
  fc.assert(
    fc.property(requests, fc.array(fc.nat({ max: 7 })), (sent, cuts) => {
      const whole = Buffer.concat(sent.map(written));
      const reader = new RequestReader();
      const heard: string[][] = [];
      let at = 0;
      for (const size of [...cuts, whole.length]) {
        heard.push(...reader.read(whole.subarray(at, at + size)));
        at += size;
      }
      expect(heard).toEqual(sent.map((words) => words.map((word) => Buffer.from(word).toString())));
    }),
  );
});

it('refuses what is no request', () => {
  expect(() => new RequestReader().read(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow('expected *');
});

const clientsOf = async (count: number, protocol: 2 | 3) => {
  const standIn = await openStandIn();
  const clients = Array.from({ length: count }, () => new Redis(standIn.url, { protocol }));
  whenDone(async () => {
    for (const client of clients) client.disconnect();
    await standIn.close();
  });
  return clients as [Redis, Redis, Redis];
};

it.each([2, 3] as const)('carries every word to every hearer in order, by RESP%i', async (protocol) => {
  const [publisher, ...subscribers] = await clientsOf(3, protocol);
  const words = Array.from({ length: 500 }, (_, number) => `${number} ${'щ'.repeat(number)}`);
  const heard = await Promise.all(
    subscribers.map(async (subscriber) => {
      await subscriber.subscribe('live');
      const list: string[] = [];
      return {
        list,
        all: new Promise<void>((resolve) =>
          subscriber.on('message', (_, word) => list.push(word) === 500 && resolve()),
        ),
      };
    }),
  );
  await Promise.all(words.map((word) => publisher.publish('live', word)));
  for (const { list, all } of heard) {
    await all;
    expect(list).toEqual(words);
  }
});

it('counts the hits of a window', async () => {
  const [client] = await clientsOf(1, 3);
  const count = countInRedis(client);
  expect((await count('one', 60)).hits).toBe(1);
  expect((await count('one', 60)).hits).toBe(2);
  expect(await count('other', 60)).toEqual({ hits: 1, secondsLeft: expect.closeTo(60, 0) });
});
