import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { startProduct } from '../tests/support/start-product.ts';
import type { Replayed } from './feed/bare.ts';
import { type Fan, fill, postsPerTalent, type Size } from './feed/fill.ts';
import { type BenchCall, recordStatements } from './read/record.ts';

// Compares a page of posts, a page of comments, a like and a comment with bare Fastify + `pg` and the same statements in
// one run; then the same over a hundredth of the rows. Then a post to many followers, and what others wait meanwhile.
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 2);
const share = Number(process.env.SHARE ?? 1);
const connections = 8;
const goals = { ratio: 0.5, p99: 50, growth: 1.5, seconds: 60, slower: 2 };
const sizeOf = (part: number): Size => ({ posts: 1_000_000 * part, users: 200_000 * part, followers: 100_000 * part });

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
// Cleans up however the run ends.
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];

type World = { url: string; programUrl: string; superUrl: string; fans: Fan[]; size: Size };

const openWorld = async (database: string, part: number): Promise<World> => {
  const names = { database, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = `/${database}`;
  const began = performance.now();
  const size = sizeOf(part);
  const fans = await fill(superUrl.href, size);
  console.log(`${size.posts} posts in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const product = await startProduct({
    SANDBOX: 'off',
    DEMO: 'off',
    PAGES: 'off',
    TRUST_PROXY: '1',
    DATABASE_URL: programUrl,
  });
  closers.push(product.stop);
  return { url: product.url, programUrl, superUrl: superUrl.href, fans, size };
};

type Kind = { writes: boolean; callOf: (idPost: number, idTalent: number) => BenchCall };
const kinds: Record<string, Kind> = {
  posts: {
    writes: false,
    callOf: (_idPost, idTalent) => ({ method: 'POST', path: `/feed/get-posts/${idTalent}`, body: { size: 16 } }),
  },
  comments: {
    writes: false,
    callOf: (idPost) => ({ method: 'POST', path: `/feed/get-comments/${idPost}`, body: { size: 3 } }),
  },
  like: {
    writes: true,
    callOf: (id) => ({ method: 'POST', path: '/feed/like', body: { type: 'POST', id, liked: true } }),
  },
  comment: {
    writes: true,
    callOf: (idPost) => ({ method: 'POST', path: '/feed/add-comment', body: { idPost, text: `Bench ${++written}` } }),
  },
};
let written = 0;
let requests = 0;

const headersOf = ({ device, token }: Fan) => ({
  'content-type': 'application/json',
  'x-device-id': device,
  authorization: `Bearer ${token}`,
});

/** Another post and another fan each time. */
const next = ({ fans, size }: World) => {
  const number = ++requests;
  const idPost = 1 + ((number * 7919) % size.posts);
  return {
    idPost,
    idTalent: 1 + (idPost % (size.posts / postsPerTalent)),
    fan: fans[number % fans.length] as Fan,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
};

const shoot = async (url: string, setupRequest: () => Partial<autocannon.Request>, rate?: number) => {
  let refused = '';
  const onResponse = (status: number, body: string) => {
    if (status !== 200) refused = body;
  };
  const result = await autocannon({
    url,
    connections,
    ...(rate !== undefined && { overallRate: Math.max(connections, Math.round(rate)) }),
    duration: seconds,
    method: 'POST',
    requests: [{ setupRequest: (request) => ({ ...request, ...setupRequest() }), onResponse }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed ${refused}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const shootOurs = (world: World, { writes, callOf }: Kind, rate?: number) =>
  shoot(
    world.url,
    () => {
      const { idPost, idTalent, fan, address } = next(world);
      const { method, path, body } = callOf(idPost, idTalent);
      // Unique addresses, so that visitors share no response.
      const headers = writes ? headersOf(fan) : { 'content-type': 'application/json', 'x-forwarded-for': address };
      const query = writes ? '' : `?n=${requests}`;
      return { method, path: `/api${path}${query}`, headers, body: JSON.stringify(body) };
    },
    rate,
  );

const shootBare = (url: string, world: World, name: string) =>
  shoot(url, () => {
    const { idPost, idTalent, fan } = next(world);
    const own = { idUser: fan.idUser, idPost: name === 'posts' ? idTalent : idPost };
    return { path: `/${name}`, headers: { 'content-type': 'application/json' }, body: JSON.stringify(own) };
  });

const startBare = async (world: World): Promise<string> => {
  const replayed: Record<string, Replayed> = {};
  for (const [name, { writes, callOf }] of Object.entries(kinds)) {
    const { idPost, idTalent, fan } = next(world);
    const call = callOf(idPost, idTalent);
    const [statements = []] = await recordStatements(world.programUrl, [
      { ...call, ...(writes && { headers: headersOf(fan), before: callOf(idPost + 1, idTalent) }) },
    ]);
    replayed[name] = { statements, writes, idUser: fan.idUser, idPost: name === 'posts' ? idTalent : idPost };
  }
  const file = join(folder, 'calls.json');
  await writeFile(file, JSON.stringify(replayed));
  const child = fork(new URL('./feed/bare.ts', import.meta.url), [file, world.programUrl]);
  closers.push(async () => child.disconnect());
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
let missed = 0;
const say = (what: string, words: string, isMissed: boolean) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(10)} ${words}${isMissed ? '  MISSED' : ''}`);
};

const measure = async (
  name: string,
  kind: Kind,
  { large, small, bare }: { large: World; small: World; bare: string },
) => {
  const runs = [];
  for (let round = -1; round < rounds; round++) {
    const run = {
      bare: await shootBare(bare, large, name),
      large: await shootOurs(large, kind),
      small: await shootOurs(small, kind),
    };
    // The first round is a warm-up.
    if (round >= 0) runs.push(run);
  }
  const [ours, theirs] = [
    median(runs.map((run) => run.large.perSecond)),
    median(runs.map((run) => run.bare.perSecond)),
  ];
  const ratio = median(runs.map((run) => run.large.perSecond / run.bare.perSecond));
  const growth = median(runs.map((run) => run.small.perSecond / run.large.perSecond));
  // At full load a response waits for the others' turns; how long it takes by itself shows below that.
  const halves = [];
  for (let round = 0; round < rounds; round++) halves.push(await shootOurs(large, kind, ours / 2));
  const p99 = median(halves.map((half) => half.p99));
  const words =
    `${ours.toFixed(0)}/s  p99 at half of that ${p99} ms (goal ${goals.p99})   beside ${theirs.toFixed(0)}/s of bare Fastify + pg: ` +
    `${ratio.toFixed(2)} (goal ${goals.ratio})   growth ${growth.toFixed(2)} (goal ${goals.growth})`;
  say(name, words, ratio < goals.ratio || p99 > goals.p99 || growth > goals.growth);
};

/** A new post of the talent with all followers, until all of them are told; meanwhile others read, at a fifth of what is possible. */
const fanOut = async (world: World) => {
  const reading = kinds.posts as Kind;
  const rate = (await shootOurs(world, reading)).perSecond / 5;
  const quiet = median(
    [await shootOurs(world, reading, rate), await shootOurs(world, reading, rate)].map(({ p99 }) => p99),
  );
  const client = new pg.Client(world.superUrl);
  await client.connect();
  await client.query(
    `insert into fact (type, body, at, due_at)
    values ('feed.postPublished', jsonb_build_object('idPost', $1::int), now(), now())`,
    [world.size.posts],
  );
  await client.query(`select pg_notify('facts', '')`);
  const began = performance.now();
  const isDone = async () => {
    const { rows } = await client.query(`select count(*) as told from event_log where type = 'NEW_POST'`);
    return Number(rows[0].told) >= world.size.followers;
  };
  const waits: number[] = [];
  while (!(await isDone())) waits.push((await shootOurs(world, reading, rate)).p99);
  const took = (performance.now() - began) / 1_000;
  await client.end();
  const slower = waits.length > 0 ? median(waits) / quiet : 1;
  const words = `${world.size.followers} told in ${took.toFixed(0)} s (goal ${goals.seconds})   others' p99 ${slower.toFixed(1)} times (goal ${goals.slower})`;
  say('fan-out', words, took > goals.seconds || slower > goals.slower);
  await pause(100);
};

try {
  const large = await openWorld('large', share);
  const small = await openWorld('small', share / 100);
  const worlds = { large, small, bare: await startBare(large) };
  for (const [name, kind] of Object.entries(kinds)) await measure(name, kind, worlds);
  await fanOut(large);
} catch (error) {
  missed++;
  console.error(error);
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit(missed > 0 ? 1 : 0);
