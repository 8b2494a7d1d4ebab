import { expect, it, vi } from 'vitest';
import { aClock } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { type Gate, openGate } from '../../../../../tests/support/gate.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aDevice } from '../../../../../tests/support/program.ts';
import { aRedis } from '../../../../../tests/support/redis.ts';
import { startProduct } from '../../../../../tests/support/start-product.ts';
import { aSubscriber } from '../../../../../tests/support/stomp.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openSession } from '../../modules/accounts/index.ts';
import { openDatabase } from '../database/database.ts';

// Starts whole processes.
vi.setConfig({ testTimeout: 120_000 });

const setUp = async (settings: Record<string, string> = {}) => {
  const { programUrl } = await aDatabase();
  const alone = { DATABASE_URL: programUrl, SANDBOX: 'off', DEMO: 'off', PAGES: 'off', ...settings };
  const processes = await Promise.all([startProduct(alone), startProduct(alone)]);
  const database = openDatabase(programUrl);
  whenDone(async () => {
    await database.close();
    for (const { stop } of processes) await stop();
  });
  const { idUser } = await aUser({ database, clock: aClock(new Date()) });
  const sessionOf = async () => {
    const device = aDevice();
    const opening = { idUser, device, userAgent: '', at: new Date(), full: true };
    const token = await database.inTransaction((tx) => openSession(tx, opening));
    return { device, token: () => token };
  };
  const [here, there] = processes.map(({ url }) => url.replace('localhost', '127.0.0.1'));
  return { here: here ?? '', there: there ?? '', idUser, sessionOf };
};

const change = (url: string, { device, token }: { device: string; token(): string }, about: string) =>
  fetch(`${url}/api/update-user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'x-device-id': device, 'content-type': 'application/json' },
    body: JSON.stringify({ about }),
  });

const reachesBoth = async ({ here, there, idUser, sessionOf }: Awaited<ReturnType<typeof setUp>>) => {
  const [one, other] = [await sessionOf(), await sessionOf()];
  const clients = [
    await aSubscriber(here, { idUser, session: one }),
    await aSubscriber(there, { idUser, session: other }),
  ];
  const [sentHere, sentThere] = [await change(here, one, 'Here'), await change(there, other, 'There')];
  expect([sentHere.status, sentThere.status]).toEqual([200, 200]);
  // Sooner than polling would find them.
  for (const client of clients) await client.until(() => client.events().length === 2, 'both events', 4_000);
  const [first, second] = clients.map((client) => client.events().map(({ date }) => date));
  expect(first).toEqual(second);
};

const usual = await setUp();

it('reaches the sockets of every process through PostgreSQL', () => reachesBoth(usual));

it('reaches the sockets of every process through Redis', async () =>
  reachesBoth(await setUp({ REDIS_URL: await aRedis() })));

it.each<[string, (gate: Gate) => void]>([
  ['gone', (gate) => gate.cut()],
  ['stalled', (gate) => gate.stall()],
])('reaches the sockets of every process while Redis is %s', async (_what, fail) => {
  const gate = await openGate(await aRedis());
  whenDone(gate.close);
  const both = await setUp({ REDIS_URL: gate.url });
  fail(gate);
  await reachesBoth(both);
});

it('closes a socket here when its session is ended there', async () => {
  const { here, there, idUser, sessionOf } = usual;
  const [one, other] = [await sessionOf(), await sessionOf()];
  const client = await aSubscriber(there, { idUser, session: other });
  const headers = { authorization: `Bearer ${one.token()}`, 'x-device-id': one.device };
  await fetch(`${here}/api/remove-devices`, { method: 'DELETE', headers });
  await client.until(client.isClosed, 'the end of the socket', 5_000);
});
