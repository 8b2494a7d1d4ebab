import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import type { Buyer } from '../support/buyers.ts';
import { anAutograph, price, type Ware } from '../support/shop.ts';

export type Shop = { wares: Ware[]; buyers: Buyer[] };
export type Site = { port: number; name: string; certificate: Buffer };

type LoadRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };

/** One call as a visitor makes it: through nginx, on a new connection. */
export const ask = ({ port, name, certificate }: Site, { method, path, headers, body }: LoadRequest): Promise<string> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: name, ca: certificate, agent: false, method, path };
    const sent = request({ ...options, headers: { host: name, ...headers }, timeout: 30_000 }, (answer) => {
      answer.on('error', () => resolve('broken off'));
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });

export const buy = (site: Site, buyer: Buyer, ware: Ware): Promise<string> =>
  ask(site, {
    method: 'POST',
    path: '/api/buy-product/',
    headers: {
      'content-type': 'application/json',
      'x-device-id': buyer.device,
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${buyer.token}`,
    },
    body: JSON.stringify(anAutograph(ware, price)),
  });

const mostRequests = 20_000;

/** Buys and browses until stopped, and counts the results. */
export const startLoad = (site: Site, { wares, buyers }: Shop) => {
  const answers = new Map<string, number>();
  let goesOn = true;
  let requests = 0;
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  const person = async (one: (turn: number) => Promise<string>) => {
    while (goesOn && requests < mostRequests) {
      const turn = requests++;
      count(await one(turn));
    }
  };
  const shopper = (turn: number) =>
    buy(site, buyers[turn % buyers.length] as Buyer, wares[turn % wares.length] as Ware);
  const looker = (turn: number) =>
    ask(site, { method: 'GET', path: ['/', '/explore', '/api/get-groups/en/false'][turn % 3] as string });
  const people = [
    ...Array.from({ length: 4 }, () => person(shopper)),
    ...Array.from({ length: 2 }, () => person(looker)),
  ];
  return {
    answered: () => [...answers.values()].reduce((sum, some) => sum + some, 0),
    stop: async () => {
      goesOn = false;
      await Promise.all(people);
      return Object.fromEntries(answers);
    },
  };
};
