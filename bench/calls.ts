import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callTopic } from '@stagedoor/contract/live/calls';
import { socketPath, topicOf } from '@stagedoor/contract/live-destinations';
import autocannon from 'autocannon';
import pg from 'pg';
import { WebSocket } from 'ws';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { writeFrame } from '../apps/server/src/platform/realtime/frames.ts';
import { startProduct } from '../tests/support/start-product.ts';
import { bareBeats } from './calls/bare.ts';
import { ask, beat, beatAll, type Device, devicesOf, headersOf, openTalks, type Talk } from './calls/talks.ts';
import { pace } from './chat/pace.ts';

// Calls at once whose both sides report every five seconds; then reports as fast as they can, beside their bare
// statements in one run; and from sending a signal to its arrival at the other device, while all report.
const calls = Number(process.env.CALLS ?? 500);
const seconds = Number(process.env.SECONDS_EACH ?? 20);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = 8;
const shotSeconds = 3;
const signalsPerSecond = 20;
const goals = { ratio: 0.5, signal: 100 };

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const middle = (values: number[]) => at(values, 0.5);
let missed = 0;
const say = (what: string, words: string, isMissed = false) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(10)} ${words}${isMissed ? '  MISSED' : ''}`);
};

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);
const owner = new pg.Client({ connectionString: ownerUrl });
await owner.connect();
const { url, stop } = await startProduct({
  DATABASE_URL: programUrl,
  SANDBOX: 'off',
  DEMO: 'off',
  PAGES: 'off',
  TRUST_PROXY: '1',
});

/** Each device reports every five seconds, evenly; milliseconds that each takes. */
const report = async (devices: readonly Device[], forSeconds: number): Promise<number[]> => {
  const delays: number[] = [];
  await pace({ perSecond: devices.length / 5, seconds: forSeconds }, async (number) => {
    const began = performance.now();
    await beat(url, devices[number % devices.length] as Device);
    delays.push(performance.now() - began);
  });
  return delays;
};

/** How many a second, when eight of them are always under way. */
const shootBare = async (one: (device: Device) => Promise<unknown>, devices: readonly Device[]) => {
  const began = performance.now();
  let done = 0;
  const goOn = async () => {
    while (performance.now() - began < shotSeconds * 1_000) await one(devices[done++ % devices.length] as Device);
  };
  await Promise.all(Array.from({ length: connections }, goOn));
  return (done * 1_000) / (performance.now() - began);
};

const shootOurs = async (devices: readonly Device[]) => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: shotSeconds,
    method: 'POST',
    requests: devices.map(({ person, idCall, key }) => ({
      path: '/api/beat-call',
      headers: headersOf(person),
      body: JSON.stringify({ idCall, key }),
    })),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} reports refused, ${errors} failed`);
  return requests.average;
};

const measureBeats = async (talks: readonly Talk[]) => {
  const devices = devicesOf(talks);
  const bare = await bareBeats(programUrl, connections, devices[0] as Device);
  const pairs = [];
  for (let round = -1; round < rounds; round++) {
    await owner.query('delete from rate_limit');
    const pair = {
      bare: await shootBare(bare.beat, devices),
      ours: await shootOurs(devices),
    };
    // The first round is a warm-up.
    if (round >= 0) pairs.push(pair);
  }
  await bare.close();
  const ratio = middle(pairs.map((pair) => pair.ours / pair.bare));
  const words =
    `${middle(pairs.map(({ ours }) => ours)).toFixed(0)}/s beside ${middle(pairs.map((pair) => pair.bare)).toFixed(0)}/s ` +
    `of ${bare.statements} bare statements: ${ratio.toFixed(2)} (goal ${goals.ratio})`;
  say('reports', words, ratio < goals.ratio);
};

/** A device that hears the signals of its call. */
const listen = async ({ person, idCall, key }: Device): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${socketPath}`, { perMessageDeflate: false });
  await once(socket, 'open');
  const say = async (command: string, headers: Record<string, string>) => {
    socket.send(writeFrame(command, headers));
    await once(socket, 'message');
  };
  const credentials = { authorization: `Bearer ${person.token}`, 'x-device-id': person.device };
  await say('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,30000', ...credentials });
  await say('SUBSCRIBE', { id: '0', destination: topicOf(callTopic, idCall), receipt: '1', key });
  return socket;
};

const measureSignals = async (talks: readonly Talk[]) => {
  const delays: number[] = [];
  const sent = new Map<string, number>();
  const devices = devicesOf(talks);
  const sockets = await Promise.all(
    talks.map(async (_talk, nth) => {
      const socket = await listen(devices[2 * nth + 1] as Device);
      socket.on('message', (data: Buffer) => {
        const name = /"signal":"(signal \d+)/.exec(data.toString())?.[1];
        const began = name === undefined ? undefined : sent.get(name);
        if (began !== undefined) delays.push(performance.now() - began);
      });
      return socket;
    }),
  );
  const offer = 'a=candidate '.repeat(300);
  const signal = async (number: number) => {
    const { person, idCall, key } = devices[2 * (number % talks.length)] as Device;
    sent.set(`signal ${number}`, performance.now());
    await ask(url, person, '/signal-call', { idCall, key, signal: `signal ${number} ${offer}` });
  };
  const both = [report(devices, seconds), pace({ perSecond: signalsPerSecond, seconds }, signal)] as const;
  const [beats] = await Promise.all(both);
  await pause(1_000);
  for (const socket of sockets) socket.terminate();
  const lost = sent.size - delays.length;
  const p99 = at(delays, 0.99);
  say('meanwhile', `${(devices.length / 5).toFixed(0)} reports/s, p99 ${at(beats, 0.99).toFixed(0)} ms`);
  const words = `${signalsPerSecond}/s to the other device   p50 ${middle(delays).toFixed(0)} ms   p99 ${p99.toFixed(0)} ms (goal ${goals.signal})   ${lost} lost`;
  say('signals', words, p99 > goals.signal || lost > 0);
};

try {
  const talks = await openTalks(url, programUrl, calls);
  await beatAll(url, talks);
  await measureSignals(talks);
  await measureBeats(talks);
  const { rows } = await owner.query(`select count(*)::int as count from call where state = 'talking'`);
  say('calls', `${rows[0].count} of ${calls} still run`, rows[0].count !== calls);
} catch (error) {
  missed++;
  console.error(error);
} finally {
  await stop();
  await owner.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
