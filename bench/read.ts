import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { startProduct } from '../tests/support/start-product.ts';
import { fill } from './read/fill.ts';
import { type BenchCall, recordStatements } from './read/record.ts';

// Compares what visitors read with its upper bounds in one run: bare Fastify + `pg` with the same statements, and a
// bare cache. Then the same over a hundredth of the rows.
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS_EACH ?? 2);
const talents = Number(process.env.TALENTS ?? 100_000);
const connections = 8;
const goals = { sql: 0.5, kept: 0.7, p99: 50, growth: 1.5 };

const post = (path: string, body: object): BenchCall => ({ method: 'POST', path, body });
const variants: Record<string, BenchCall[]> = {
  explore: [0, 1, 2, 3].map((page) => post('/find-users-by-group-name/group-3?language=uk', { page, size: 16 })),
  profile: [10, 32, 55, 99].map((id) => ({ method: 'GET', path: `/get-user-profile-data/${id}/uk` })),
  search: ['шевчаенко', 'itdxftyrj', 'колискова', 'Ковачу', 'Оксана Бондачук'].map((text) => post('/search', { text })),
  misspelt: ['Шифчаенко', 'колізкова'].map((text) => post('/search', { text })),
};

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
// Cleans up however the run ends.
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];
const makeWorld = async (database: string, size: number) => {
  const names = { database, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = `/${database}`;
  const began = performance.now();
  await fill(superUrl.href, size);
  console.log(`${size} talents, ${size * 10} products in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return programUrl;
};

type Shot = { method?: string; path: string; body?: string };
let requests = 0;

/** Sends the requests in turn; with `fresh`, each has a unique URL and visitor, so that no shared response and no rate limit applies. */
const shoot = async (url: string, shots: Shot[], fresh = false) => {
  const headers = { 'content-type': 'application/json' };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: shots.map((shot) => ({
      method: (shot.method ?? 'POST') as 'POST',
      path: shot.path,
      headers: shot.method === 'GET' ? {} : headers,
      ...(shot.body && { body: shot.body }),
      ...(fresh && {
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          path: `${shot.path}${shot.path.includes('?') ? '&' : '?'}n=${++requests}`,
          headers: {
            ...request.headers,
            'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
          },
        }),
      }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const startBare = async (large: string, calls: BenchCall[]): Promise<{ child: ChildProcess; url: string }> => {
  const statements = await recordStatements(large, calls);
  const file = join(folder, 'calls.json');
  await writeFile(file, JSON.stringify(calls.map((call, at) => ({ ...call, statements: statements[at] }))));
  const child = fork(new URL('./read/bare.ts', import.meta.url), [file, large]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
};

const settings = { SANDBOX: 'off', DEMO: 'off', PAGES: 'off', TRUST_PROXY: '1' };
let missed = 0;
const tell = (what: string, words: string, isMissed: boolean) => {
  if (isMissed) missed++;
  console.log(`${what.padEnd(10)} ${words}${isMissed ? '  MISSED' : ''}`);
};

const measureAll = async () => {
  const large = await makeWorld('large', talents);
  const small = await makeWorld('small', talents / 100);
  const ours = await startProduct({ ...settings, DATABASE_URL: large });
  closers.push(ours.stop);
  const oursSmall = await startProduct({ ...settings, DATABASE_URL: small });
  closers.push(oursSmall.stop);
  const calls = Object.values(variants).flat();
  const bare = await startBare(large, calls);
  closers.push(async () => bare.child.disconnect());
  const ourShots = (some: BenchCall[]): Shot[] =>
    some.map(({ method, path, body }) => ({
      method,
      path: `/api${path}`,
      ...(body && { body: JSON.stringify(body) }),
    }));

  for (const [name, some] of Object.entries(variants)) {
    const bareShots = some.map((call) => ({ path: `/sql/${calls.indexOf(call)}`, body: '{}' }));
    const runs = [];
    for (let round = -1; round < rounds; round++) {
      const run = {
        bare: await shoot(bare.url, bareShots),
        ours: await shoot(ours.url, ourShots(some), true),
        small: await shoot(oursSmall.url, ourShots(some), true),
      };
      if (round >= 0) runs.push(run);
    }
    const perSecond = median(runs.map((run) => run.ours.perSecond));
    const ratio = median(runs.map((run) => run.ours.perSecond / run.bare.perSecond));
    const growth = median(runs.map((run) => run.small.perSecond / run.ours.perSecond));
    const p99 = median(runs.map((run) => run.ours.p99));
    tell(
      name,
      `${perSecond.toFixed(0)}/s  p99 ${p99} ms (goal ${goals.p99})   beside ${median(runs.map((run) => run.bare.perSecond)).toFixed(0)}/s` +
        ` of bare Fastify + pg: ${ratio.toFixed(2)} (goal ${goals.sql})   growth ${growth.toFixed(2)} (goal ${goals.growth})`,
      ratio < goals.sql || p99 > goals.p99 || growth > goals.growth,
    );
  }

  const [list] = ourShots(variants.explore ?? []);
  if (!list) throw new Error('expected a request for the explore page, found none');
  const answer = await fetch(ours.url + list.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(list.body && { body: list.body }),
  });
  const key = `/kept ${list.body}`;
  await fetch(`${bare.url}/kept`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, text: await answer.text() }),
  });
  const pairs = [];
  for (let round = -1; round < rounds; round++) {
    const pair = {
      bare: await shoot(bare.url, [{ ...list, path: '/kept' }]),
      ours: await shoot(ours.url, [list]),
    };
    if (round >= 0) pairs.push(pair);
  }
  const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
  tell(
    'shared',
    `${median(pairs.map((pair) => pair.ours.perSecond)).toFixed(0)}/s beside ${median(pairs.map((pair) => pair.bare.perSecond)).toFixed(0)}/s` +
      ` of a bare cache: ${ratio.toFixed(2)} (goal ${goals.kept})`,
    ratio < goals.kept,
  );
};

try {
  await measureAll();
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit(missed > 0 ? 1 : 0);
