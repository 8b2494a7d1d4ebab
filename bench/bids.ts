import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auctionTopic } from '@stagedoor/contract/live/auctions';
import { topicOf } from '@stagedoor/contract/live-destinations';
import autocannon from 'autocannon';
import pg from 'pg';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { send } from '../tests/faults/crash/send.ts';
import { type Buyer, createBuyers } from '../tests/support/buyers.ts';
import { startProduct } from '../tests/support/start-product.ts';
import { anAuction, aTalent, fillBids, makeBidders, startingBet, step } from './bids/fill.ts';
import { openMany, openStomp } from './fanout/client.ts';

// Bids on one auction, beside the bare conditional update over `pg` in one run; from a bid to the last of the sockets that
// watch; and pages of the bids of a large auction.
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 3);
const watchers = Number(process.env.SOCKETS ?? 5_000);
const bidsOfLarge = Number(process.env.BIDS ?? 100_000);
const atOnce = 64;
const watchedBids = 40;
const goals = { perSecond: 300, ratio: 0.3, p99: 60, watched: 500, page: 30 };

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const middle = (values: number[]) => at(values, 0.5);
let missed = 0;
const say = (what: string, words: string, isMissed: boolean) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(10)} ${words}${isMissed ? '  MISSED' : ''}`);
};

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);
const database = openDatabase(programUrl);
const owner = new pg.Client({ connectionString: ownerUrl });
await owner.connect();
const product = await startProduct({
  DATABASE_URL: programUrl,
  SANDBOX: 'off',
  DEMO: 'off',
  PAGES: 'off',
  TRUST_PROXY: '1',
});

const headersOf = ({ device, token }: Buyer) => ({
  'content-type': 'application/json',
  'x-device-id': device,
  authorization: `Bearer ${token}`,
});

const bid = (bidder: Buyer, idProduct: number, price: number) =>
  send(`${product.url}/api/place-bid`, {
    headers: { ...headersOf(bidder), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ idProduct, bid: price }),
    timeoutMs: 10_000,
  });

type Run = { accepted: number; refused: number; perSecond: number; delays: number[] };

type Place = (bidder: number, price: number) => Promise<boolean>;

/** Everybody bids the next price, again and again, together at most so often: who is late with theirs is refused. */
const bidTogether = async (place: Place, mostPerSecond = Number.POSITIVE_INFINITY): Promise<Run> => {
  const began = performance.now();
  const run = { accepted: 0, refused: 0, delays: [] as number[] };
  let price = startingBet - step;
  let turns = 0;
  const goOn = async (bidder: number) => {
    for (;;) {
      const turn = (turns++ * 1_000) / mostPerSecond;
      if (Math.max(turn, performance.now() - began) >= seconds * 1_000) return;
      await pause(Math.max(0, began + turn - performance.now()));
      price += step;
      const sent = performance.now();
      const isAccepted = await place(bidder, price);
      run.delays.push(performance.now() - sent);
      if (isAccepted) run.accepted++;
      else run.refused++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, bidder) => goOn(bidder)));
  return { ...run, perSecond: run.accepted / ((performance.now() - began) / 1_000) };
};

/** The least that could keep the promise: one row, one statement. */
const bare = async (): Promise<Run> => {
  await owner.query('drop table if exists bare_auction');
  await owner.query(
    `create table bare_auction (id int primary key, top_bet bigint not null, id_leader int, ends_at timestamptz not null)`,
  );
  await owner.query(`insert into bare_auction values (1, 0, null, now() + interval '1 day')`);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: atOnce });
  const run = await bidTogether(async (bidder, price) => {
    const { rowCount } = await pool.query({
      name: 'bid',
      text: `update bare_auction set top_bet = $1, id_leader = $2
        where id = 1 and top_bet + ${step} <= $1 and ends_at > clock_timestamp()`,
      values: [price, bidder],
    });
    return rowCount === 1;
  });
  await pool.end();
  return run;
};

const ours = async (bidders: readonly Buyer[], idProduct: number, mostPerSecond?: number): Promise<Run> => {
  await owner.query('delete from rate_limit');
  return bidTogether(async (bidder, price) => {
    const { status, text } = await bid(bidders[bidder] as Buyer, idProduct, price);
    if (status !== 200 && !text.includes('"wrongBid"')) throw new Error(text);
    return status === 200;
  }, mostPerSecond);
};

const measureBids = async (bidders: readonly Buyer[], idTalent: number) => {
  const runs = [];
  for (let round = -1; round < rounds; round++) {
    const pair = { bare: await bare(), ours: await ours(bidders, await anAuction(owner, idTalent)) };
    // The first round is a warm-up.
    if (round >= 0) runs.push(pair);
  }
  const perSecond = middle(runs.map((run) => run.ours.perSecond));
  const theirs = middle(runs.map((run) => run.bare.perSecond));
  const ratio = middle(runs.map((run) => run.ours.perSecond / run.bare.perSecond));
  // At full load a bid waits for the turns of 63 others; how long it takes by itself shows below that.
  const asked = middle(runs.map((run) => (run.ours.accepted + run.ours.refused) / seconds));
  const halves = [];
  for (let round = 0; round < rounds; round++)
    halves.push(at((await ours(bidders, await anAuction(owner, idTalent), asked / 2)).delays, 0.99));
  const p99 = middle(halves);
  const refused = middle(runs.map((run) => run.ours.refused / (run.ours.accepted + run.ours.refused)));
  const words =
    `${perSecond.toFixed(0)} accepted/s (goal ${goals.perSecond}) beside ${theirs.toFixed(0)}/s of the bare update: ` +
    `${ratio.toFixed(2)} (goal, or ${goals.ratio})   ${atOnce} at once, of ${asked.toFixed(0)}/s ${(refused * 100).toFixed(0)} % too late   ` +
    `p99 at half of that ${p99.toFixed(0)} ms (goal ${goals.p99})`;
  say('bids', words, (perSecond < goals.perSecond && ratio < goals.ratio) || p99 > goals.p99);
};

/** Milliseconds from sending a bid to its arrival at the last socket. */
const measureWatching = async (bidders: readonly Buyer[], idTalent: number) => {
  const idProduct = await anAuction(owner, idTalent);
  const port = Number(new URL(product.url).port);
  const people = await createBuyers(database, watchers);
  const topic = topicOf(auctionTopic, idProduct);
  const sockets = await openMany(watchers, (index) => openStomp(port, people[index] as Buyer, topic));
  await pause(1_000);
  const delays: number[] = [];
  for (let number = 0; number < watchedBids; number++) {
    const price = startingBet + number * step;
    const arrived = Promise.all(sockets.map((socket) => arrival(socket, `"currentBet":${price}`)));
    const began = performance.now();
    const { status, text } = await bid(bidders[number % atOnce] as Buyer, idProduct, price);
    if (status !== 200) throw new Error(text);
    await arrived;
    delays.push(performance.now() - began);
    await pause(250);
  }
  for (const socket of sockets) socket.terminate();
  const p95 = at(delays, 0.95);
  const words =
    `from a bid to the last of ${watchers} sockets   p50 ${middle(delays).toFixed(0)} ms   ` +
    `p95 ${p95.toFixed(0)} ms (goal ${goals.watched})`;
  say('watching', words, p95 > goals.watched);
};

type Socket = Awaited<ReturnType<typeof openStomp>>;

const arrival = (socket: Socket, part: string) =>
  new Promise<void>((resolve) => {
    const listen = (data: Buffer) => {
      if (!data.includes(part)) return;
      socket.off('message', listen);
      resolve();
    };
    socket.on('message', listen);
  });

const measurePages = async (bidders: readonly Buyer[], idTalent: number) => {
  const idProduct = await anAuction(owner, idTalent);
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = '/bench';
  const users = bidders.map(({ idUser }) => idUser);
  await fillBids(superUrl.href, { idProduct, users, bids: bidsOfLarge });
  const shoot = (rate?: number) =>
    autocannon({
      url: product.url,
      connections: 8,
      ...(rate !== undefined && { overallRate: rate }),
      duration: seconds,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => ({
            ...request,
            path: `/api/get-bids/${idProduct}`,
            headers: {
              'content-type': 'application/json',
              'x-device-id': randomUUID(),
              'x-forwarded-for': `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
            },
            body: JSON.stringify({ page: Math.floor(Math.random() * (bidsOfLarge / 100)), size: 100 }),
          }),
        },
      ],
    });
  await shoot();
  const full = await shoot();
  // At full load a response waits for the others' turns.
  const half = await shoot(Math.max(8, Math.round(full.requests.average / 2)));
  if (full.non2xx + half.non2xx > 0) throw new Error('get-bids was refused');
  const { p99 } = half.latency;
  const words =
    `any page of ${bidsOfLarge} bids   ${full.requests.average.toFixed(0)}/s   ` +
    `p99 at half of that ${p99} ms (goal ${goals.page})`;
  say('get-bids', words, p99 > goals.page);
};

try {
  const idTalent = await aTalent(owner);
  const bidders = await createBuyers(database, atOnce);
  await makeBidders(
    owner,
    bidders.map(({ idUser }) => idUser),
  );
  await measureBids(bidders, idTalent);
  await measureWatching(bidders, idTalent);
  await measurePages(bidders, idTalent);
} catch (error) {
  missed++;
  console.error(error);
} finally {
  await product.stop();
  await owner.end();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
