import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { openSession } from '../apps/server/src/modules/accounts/index.ts';
import { depositReceived } from '../apps/server/src/modules/wallet/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { announceEvents } from '../apps/server/src/platform/outbox/announce.ts';
import { createOutbox } from '../apps/server/src/platform/outbox/outbox.ts';
import { startProduct } from '../tests/support/start-product.ts';
import { openBare, openMany, openStomp } from './fanout/client.ts';

// Compares the product's sockets with bare `ws` in one run; then measures from the commit of a domain event to the
// socket.
const count = Number(process.env.SOCKETS ?? 5_000);
const rounds = Number(process.env.ROUNDS ?? 15);
const perSecond = 100;
const seconds = Number(process.env.SECONDS_EACH ?? 15);
const people = 100;
const goals = { ratio: 1.3, p95: 100 };

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Bytes. `resident` exceeds `used`, because opening thousands of sockets leaves free heap behind. */
type Weight = { resident: number; used: number };
type Served = { child: ChildProcess; port: number; sockets: WebSocket[]; each: Weight };

const ask = async (child: ChildProcess) => {
  child.send('weigh');
  const [weight] = (await once(child, 'message')) as [Weight];
  return weight;
};

type Name = 'bare' | 'queues' | 'topic';
const destination: Record<Name, string | undefined> = { bare: undefined, queues: undefined, topic: '/topic/stage/1' };

const serve = async (name: Name): Promise<Served> => {
  const child = fork(new URL('./fanout/serve.ts', import.meta.url), [name], { execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const open = (index: number) =>
    name === 'bare'
      ? openBare(port)
      : openStomp(
          port,
          { idUser: index + 1, token: 't', device: `device-${String(index).padStart(12, '0')}` },
          destination[name],
        );
  // Opens a few first, so that one-time loading and compilation is not counted.
  const first = await openMany(200, open);
  const before = await ask(child);
  const sockets = await openMany(count - first.length, (index) => open(index + first.length));
  const after = await ask(child);
  const share = (part: keyof Weight) => (after[part] - before[part]) / sockets.length;
  const each = { resident: share('resident'), used: share('used') };
  return { child, port, sockets: [...first, ...sockets], each };
};

/** Milliseconds until the last socket has received it. */
const broadcast = ({ child, sockets }: Served) =>
  new Promise<number>((resolve) => {
    let left = sockets.length;
    const began = performance.now();
    const onMessage = () => {
      if (--left === 0) resolve(performance.now() - began);
    };
    for (const socket of sockets) socket.once('message', onMessage);
    child.send('broadcast');
  });

// Other load on the machine slows down hops between processes most, so the figures need it for context.
const sayLoad = (when: string) => console.log(`load of the machine ${when}   ${loadavg()[0]?.toFixed(1)}`);

const middle = (values: number[]) => at(values, 0.5);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** Sends the same bytes to as many sockets, ours and bare `ws` in turn; returns the ratio. */
const compare = async (name: 'queues' | 'topic', what: string): Promise<number> => {
  const bare = await serve('bare');
  const ours = await serve(name);
  const pairs: { bare: number; ours: number }[] = [];
  for (let round = -3; round < rounds; round++) {
    const pair = { bare: await broadcast(bare), ours: await broadcast(ours) };
    if (round >= 0) pairs.push(pair);
  }
  const ratio = middle(pairs.map((pair) => pair.ours / pair.bare));
  const [ourMs, bareMs] = [middle(pairs.map((pair) => pair.ours)), middle(pairs.map((pair) => pair.bare))];
  console.log(
    `500 bytes to the last of ${count} ${what}   ${ourMs.toFixed(0)} ms beside ${bareMs.toFixed(0)} ms of bare ws` +
      `   ratio ${ratio.toFixed(2)} (goal ${goals.ratio})${ratio > goals.ratio ? '  MISSED' : ''}`,
  );
  console.log(
    `memory of an idle socket   ${kilobytes(ours.each.used)} beside ${kilobytes(bare.each.used)} of bare ws` +
      `   resident ${kilobytes(ours.each.resident)} beside ${kilobytes(bare.each.resident)}`,
  );
  for (const { child, sockets } of [bare, ours]) {
    for (const socket of sockets) socket.terminate();
    child.disconnect();
  }
  return ratio;
};

sayLoad('before');
const ratios = [await compare('queues', 'queues'), await compare('topic', 'watchers of one topic')];

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);
const database = openDatabase(programUrl);
const clock = { now: () => new Date() };
const product = await startProduct({ DATABASE_URL: programUrl, SANDBOX: 'off', DEMO: 'off', PAGES: 'off' });
const port = Number(new URL(product.url).port);

const ids: number[] = [];
const arrivals = new Map<number, number>();
await openMany(people, async () => {
  const device = crypto.randomUUID();
  const { idUser, token } = await database.inTransaction(async (tx) => {
    const person = { name: 'Somebody', status: 'ACTIVE', created_at: clock.now() } as const;
    const { id } = await tx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
    return {
      idUser: id,
      token: await openSession(tx, { idUser: id, device, userAgent: '', at: clock.now(), full: true }),
    };
  });
  ids.push(idUser);
  const socket = await openStomp(port, { idUser, token, device });
  socket.on('message', (data: Buffer) => {
    const now = performance.now();
    for (const [, sum] of data.toString().matchAll(/"sum":(\d+)/g)) arrivals.set(Number(sum), now);
  });
  return socket;
});
await pause(500);

const outbox = createOutbox({ clock, announce: announceEvents(database.pool) });
const commits = new Map<number, number>();
const state = async (amount: number) => {
  const idUser = ids[amount % ids.length] ?? 0;
  await database.inTransaction((tx) => outbox.append(tx, depositReceived, { si: crypto.randomUUID(), idUser, amount }));
  commits.set(amount, performance.now());
};
const began = performance.now();
for (let amount = 1; amount <= perSecond * seconds; amount++) {
  await pause(Math.max(0, began + (amount * 1000) / perSecond - performance.now()));
  void state(amount);
}
for (let waited = 0; waited < 100 && arrivals.size < perSecond * seconds; waited++) await pause(100);
const delays = [...commits].flatMap(([amount, committed]) => {
  const arrived = arrivals.get(amount);
  return arrived === undefined ? [] : [arrived - committed];
});
const lost = commits.size - delays.length;
const p95 = at(delays, 0.95);
const slow = p95 > goals.p95 || lost > 0;
console.log(
  `commit of a fact to a socket at ${perSecond}/s   p50 ${at(delays, 0.5).toFixed(0)} ms   p95 ${p95.toFixed(0)} ms` +
    ` (goal ${goals.p95} ms)   ${lost} lost${slow ? '  MISSED' : ''}`,
);
sayLoad('after');
await product.stop();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(ratios.some((ratio) => ratio > goals.ratio) || slow ? 1 : 0);
