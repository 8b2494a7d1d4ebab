import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { fillWithTalents } from './http/people.ts';

// Compares the product with its upper bound in one run: machine load changes both, the ratio stays.
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS_EACH ?? 3);
const talents = 10_000;

const comparisons = [
  { product: 'bind trivial', limit: 'bare trivial', goal: 0.7, request: { method: 'GET', path: '/api/hello/Olha' } },
  {
    product: 'bind list',
    limit: 'bare list',
    goal: 0.6,
    request: {
      method: 'POST',
      path: '/api/find-users-by-group-name/all',
      body: '{"page":0,"size":16}',
      headers: { 'content-type': 'application/json' },
    },
  },
] as const;

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);
await fillWithTalents(ownerUrl, talents);

const serve = async (name: string): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(new URL('./http/serve.ts', import.meta.url), [name, programUrl]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
};

const measure = async (url: string, { path, ...request }: (typeof comparisons)[number]['request']) => {
  const result = await autocannon({ url: url + path, connections: 32, duration: seconds, ...request });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const stopped = async (child: ChildProcess) => {
  child.disconnect();
  await once(child, 'exit');
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let missed = 0;
for (const { product, limit, goal, request } of comparisons) {
  const [ours, bare] = [await serve(product), await serve(limit)];
  await Promise.all([measure(ours.url, request), measure(bare.url, request)]);
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({ bare: await measure(bare.url, request), ours: await measure(ours.url, request) });
  }
  const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
  if (ratio < goal) missed++;
  console.log(
    `${product.padEnd(14)} ${median(pairs.map((p) => p.ours.perSecond))
      .toFixed(0)
      .padStart(6)}/s  p99 ${median(pairs.map((p) => p.ours.p99))} ms` +
      `   ${limit.padEnd(14)} ${median(pairs.map((p) => p.bare.perSecond))
        .toFixed(0)
        .padStart(6)}/s` +
      `   ratio ${ratio.toFixed(2)} (goal ${goal})${ratio < goal ? '  MISSED' : ''}`,
  );
  await Promise.all([ours, bare].map(({ child }) => stopped(child)));
}
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = missed > 0 ? 1 : 0;
