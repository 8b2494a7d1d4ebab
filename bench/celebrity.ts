import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { startProduct } from '../tests/support/start-product.ts';
import { type Celebrity, fill, type Size } from './celebrity/fill.ts';

// Measures what the most famous talent and their visitors read, and how fast followers are notified of a new product;
// then the same with a hundredth of the data.
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 2);
const share = Number(process.env.SHARE ?? 1);
const connections = 4;
const goals = { p99: 50, growth: 1.5 };
const whole: Size = { orders: 300_000, reviews: 50_000, followers: 1_000_000, products: 2_000 };
const sizeOf = (part: number): Size => ({
  orders: whole.orders * part,
  reviews: whole.reviews * part,
  followers: whole.followers * part,
  products: whole.products * part,
});

type World = { url: string; superUrl: string; orders: number } & Celebrity;
type Call = { method: 'GET' | 'POST'; path: string; body?: object };

const ordersPage = (before?: number): Call => ({
  method: 'POST',
  path: '/get-orders?language=uk',
  body: { role: 'talent', ...(before !== undefined && { before: { needsYou: false, idOrder: before } }) },
});
const calls: Record<string, (world: World) => Call> = {
  profile: () => ({ method: 'GET', path: '/get-user-profile-data/1/uk' }),
  'orders, first page': () => ordersPage(),
  'orders, tenth page': ({ orders }) => ordersPage(Math.max(21, orders - 200)),
  'orders, last page': () => ordersPage(21),
  wallet: () => ({ method: 'GET', path: '/get-wallet?language=uk' }),
  'wallet, its lines': () => ({ method: 'POST', path: '/transaction-log?language=uk', body: { page: 0 } }),
  overview: () => ({ method: 'GET', path: '/get-studio-overview?language=uk&timeZone=Europe/Kyiv' }),
  bell: () => ({ method: 'POST', path: '/event-logs/true?language=uk', body: { page: 0 } }),
};

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
// Cleans up however the run ends.
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];

const openWorld = async (database: string, part: number): Promise<World> => {
  const names = { database, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = `/${database}`;
  const began = performance.now();
  const size = sizeOf(part);
  const celebrity = await fill(superUrl.href, size);
  console.log(`${JSON.stringify(size)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const product = await startProduct({ SANDBOX: 'off', DEMO: 'off', PAGES: 'off', DATABASE_URL: programUrl });
  closers.push(product.stop);
  return { ...celebrity, url: product.url, superUrl: superUrl.href, orders: size.orders };
};

const headersOf = ({ device, token }: World) => ({
  'content-type': 'application/json',
  'x-device-id': device,
  authorization: `Bearer ${token}`,
});

const shoot = async (world: World, { method, path, body }: Call, overallRate?: number) => {
  const result = await autocannon({
    url: `${world.url}/api${path}`,
    connections,
    duration: seconds,
    method,
    headers: headersOf(world),
    ...(body && { body: JSON.stringify(body) }),
    ...(overallRate && { overallRate }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let missed = 0;
const say = (what: string, words: string, isMissed: boolean) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(20)} ${words}${isMissed ? '  MISSED' : ''}`);
};

/**
 * How many followers are notified of a new product per second, for the first ones: all of a million would take too
 * long.
 */
const announce = async (world: World, fans: number) => {
  const client = new pg.Client(world.superUrl);
  await client.connect();
  await client.query(`insert into fact (type, body, at, due_at)
    values ('product.published', jsonb_build_object('idProduct', 1), now(), now())`);
  await client.query(`select pg_notify('facts', '')`);
  const began = performance.now();
  const countDelivered = async () =>
    Number((await client.query(`select count(*) from event_log where type = 'NEW_PRODUCT'`)).rows[0].count);
  while ((await countDelivered()) < fans) await pause(50);
  const perSecond = (fans * 1_000) / (performance.now() - began);
  await client.end();
  return perSecond;
};

const measureAll = async () => {
  const large = await openWorld('large', share);
  const small = await openWorld('small', share / 100);
  for (const [name, callOf] of Object.entries(calls)) {
    const runs = [];
    for (let round = -1; round < rounds; round++) {
      const run = { large: await shoot(large, callOf(large)), small: await shoot(small, callOf(small)) };
      // The first round is a warm-up.
      if (round >= 0) runs.push(run);
    }
    const growth = median(runs.map((run) => run.small.perSecond / run.large.perSecond));
    const perSecond = median(runs.map((run) => run.large.perSecond));
    // At full load a response waits for the others' turns; how long it takes by itself shows below that.
    const halves = [];
    for (let round = 0; round < rounds; round++)
      halves.push(await shoot(large, callOf(large), Math.round(perSecond / 2)));
    const p99 = median(halves.map((half) => half.p99));
    const words = `${perSecond.toFixed(0)}/s  p99 at half of that ${p99} ms (goal ${goals.p99})  growth ${growth.toFixed(2)} (goal ${goals.growth})`;
    say(name, words, p99 > goals.p99 || growth > goals.growth);
  }
  const fans = sizeOf(share / 100).followers;
  const [few, many] = [await announce(small, fans), await announce(large, fans)];
  const growth = few / many;
  say(
    'announcement',
    `${many.toFixed(0)} fans/s  growth ${growth.toFixed(2)} (goal ${goals.growth})`,
    growth > goals.growth,
  );
};

try {
  await measureAll();
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit(missed > 0 ? 1 : 0);
