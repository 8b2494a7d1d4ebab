import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { send } from '../tests/faults/crash/send.ts';
import { callOf, marksOf, type Name, names, record } from './chat/calls.ts';
import { deliver } from './chat/deliver.ts';
import { pace } from './chat/pace.ts';
import { chatAt, openWorld, type World } from './chat/world.ts';

// Compares sending a message, a page of a chat and a talent's list of chats with bare Fastify + `pg` and the same
// statements in one run; then the same over a hundredth of the rows. Then how long a message takes to the other's screen.
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 2);
const share = Number(process.env.SHARE ?? 1);
const sockets = Number(process.env.SOCKETS ?? 5_000);
const messages = 10_000_000 * share;
const connections = 8;
const goals = { ratio: 0.5, p99: 50, growth: 1.5, p95: 150 };
// A person sends at most 300 in a minute.
const perSecond = (talents: number) => Math.min(100, talents * 4);

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
// Cleans up however the run ends.
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];
const closeTo = async (count: number) => {
  while (closers.length > count) await closers.pop()?.();
};
const open = async (database: string, count: number): Promise<World> => {
  const { world, stop } = await openWorld(postgres.superUrl, database, count);
  closers.push(stop);
  return world;
};

const startBare = async (world: World): Promise<string> => {
  const file = join(folder, 'calls.json');
  await writeFile(file, JSON.stringify(await record(world)));
  const child = fork(new URL('./chat/bare.ts', import.meta.url), [file, world.programUrl]);
  closers.push(async () => child.disconnect());
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
};

/** How many a second, when eight connections keep it busy. */
const shoot = async (url: string, setupRequest: () => Partial<autocannon.Request>) => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    requests: [{ setupRequest: (request) => ({ ...request, ...setupRequest() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
};

// The first chat is the recorded one.
let requests = 1;
const next = (world: World) => chatAt(world, ++requests);

const shootOurs = (world: World, name: Name) =>
  shoot(world.urls[0], () => {
    const { path, method, headers, body } = callOf[name](next(world));
    return { method, path: `/api${path}`, headers, ...(body && { body: JSON.stringify(body) }) };
  });
const shootBare = (url: string, world: World, name: Name) =>
  shoot(url, () => ({
    path: `/${name}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(marksOf(next(world))),
  }));

/** Milliseconds that each takes. Not by autocannon, which begins what is due in a second all at once. */
const delaysAt = async (world: World, name: Name, perSecond: number): Promise<number[]> => {
  const delays: number[] = [];
  await pace({ perSecond, seconds: seconds * rounds }, async () => {
    const { path, headers, body } = callOf[name](next(world));
    const began = performance.now();
    const more = body && { body: JSON.stringify(body) };
    const { status, text } = await send(`${world.urls[0]}/api${path}`, { headers, timeoutMs: 10_000, ...more });
    if (status !== 200) throw new Error(text);
    delays.push(performance.now() - began);
  });
  return delays;
};

const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const median = (values: number[]) => at(values, 0.5);
let missed = 0;
const say = (what: string, words: string, isMissed: boolean) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(10)} ${words}${isMissed ? '  MISSED' : ''}`);
};

const measure = async (name: Name, { large, small, bare }: { large: World; small: World; bare: string }) => {
  const runs = [];
  for (let round = -1; round < rounds; round++) {
    const run = {
      bare: await shootBare(bare, large, name),
      large: await shootOurs(large, name),
      small: await shootOurs(small, name),
    };
    // The first round is a warm-up.
    if (round >= 0) runs.push(run);
  }
  const ours = median(runs.map((run) => run.large));
  const theirs = median(runs.map((run) => run.bare));
  const ratio = median(runs.map((run) => run.large / run.bare));
  const growth = median(runs.map((run) => run.small / run.large));
  // At full load a response waits for the others' turns; how long it takes by itself shows below that.
  const p99 = at(await delaysAt(large, name, ours / 2), 0.99);
  const words =
    `${ours.toFixed(0)}/s  p99 at half of that ${p99.toFixed(0)} ms (goal ${goals.p99})   beside ${theirs.toFixed(0)}/s of bare Fastify + pg: ` +
    `${ratio.toFixed(2)} (goal ${goals.ratio})   growth ${growth.toFixed(2)} (goal ${goals.growth})`;
  say(name, words, ratio < goals.ratio || p99 > goals.p99 || growth > goals.growth);
};

const measureDelivery = async (world: World) => {
  const load = { sockets, perSecond: perSecond(world.people.talents.length), seconds: 15 };
  const { delays, lost } = await deliver(world, load);
  const p95 = at(delays, 0.95);
  const words =
    `to the other's screen at ${load.perSecond}/s, ${sockets} sockets, two processes   p50 ${median(delays).toFixed(0)} ms` +
    `   p95 ${p95.toFixed(0)} ms (goal ${goals.p95})   ${lost} lost`;
  say('sending', words, p95 > goals.p95 || lost > 0);
};

try {
  const large = await open('large', messages);
  const opened = closers.length;
  const small = await open('small', messages / 100);
  const worlds = { large, small, bare: await startBare(large) };
  for (const name of names) await measure(name, worlds);
  // What is compared above would only take processor time now.
  await closeTo(opened);
  await measureDelivery(large);
} catch (error) {
  missed++;
  console.error(error);
} finally {
  await closeTo(0);
}
process.exit(missed > 0 ? 1 : 0);
