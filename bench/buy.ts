import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { invariants } from '../apps/server/src/invariants.ts';
import { audit } from '../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { createBuyers, fillWallets } from '../tests/support/buyers.ts';
import { anAutograph, openShop, price } from '../tests/support/shop.ts';
import { bareShop } from './buy/bare.ts';

// Compares purchases through the product with the bare statements of a purchase in one run; then a page with its data
// call.
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS_EACH ?? 3);
const callers = 20;
const goals = { ratio: 0.3, perSecond: 300, p95: 150 };

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);
const database = openDatabase(programUrl);

// What happens after the response, mails and notifications, is the worker's part, which runs in a separate process
// under load.
const server = spawn(process.execPath, ['apps/server/src/main.ts', '--role=http'], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: programUrl, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const ready = async (child: ChildProcess): Promise<string> =>
  ((await once(child, 'message')) as [{ url: string }])[0].url;
const url = await ready(server);
const wares = await openShop(database, 100);
const buyers = await createBuyers(database, 2_000);
await fillWallets(
  database,
  buyers.map(({ idUser }) => ({ idUser, pot: 'deposited', amount: 1_000_000_000 })),
);
const bare = bareShop(programUrl, callers);

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A different buyer for each purchase, because of the limit of sixty purchases in ten minutes. */
let turn = 0;
const nextRequest = (request: autocannon.Request): autocannon.Request => {
  const ware = anyOf(wares);
  const buyer = buyers[turn++ % buyers.length] as (typeof buyers)[number];
  return {
    ...request,
    headers: {
      'content-type': 'application/json',
      'x-device-id': buyer.device,
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${buyer.token}`,
    },
    body: JSON.stringify(anAutograph(ware, price)),
  };
};

const measure = async (path: string, duration = seconds, requests?: autocannon.Request[]) => {
  const result = await autocannon({
    url: url + path,
    connections: callers,
    duration,
    ...(requests && { requests }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p95: result.latency.p97_5, sent: result.requests.total };
};
const buy = (duration: number) =>
  measure('/api/buy-product/', duration, [{ method: 'POST', setupRequest: nextRequest }]);

const buyBare = async () => {
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  const call = async () => {
    for (; performance.now() < end; done++) await bare.buy(anyOf(buyers), anyOf(wares));
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (done * 1000) / (performance.now() - began);
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let missed = 0;
const judge = (isMissed: boolean) => {
  if (isMissed) missed++;
  return isMissed ? '  MISSED' : '';
};

const pairs = [];
for (let round = 0; round <= rounds; round++) {
  const pair = { bare: await buyBare(), ours: await buy(round === 0 ? 4 * seconds : seconds) };
  // The first round is a warm-up.
  if (round > 0) pairs.push(pair);
}
const bought = {
  perSecond: median(pairs.map(({ ours }) => ours.perSecond)),
  p95: median(pairs.map(({ ours }) => ours.p95)),
  bare: median(pairs.map((pair) => pair.bare)),
  ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.bare)),
};
console.log(
  `buying by wallet, beside its bare statements   ${bought.perSecond.toFixed(0)}/s beside ${bought.bare.toFixed(0)}/s` +
    `   ratio ${bought.ratio.toFixed(2)} (goal ${goals.ratio})${judge(bought.ratio < goals.ratio)}` +
    `   at least ${goals.perSecond}/s${judge(bought.perSecond < goals.perSecond)}` +
    `   97.5th percentile ${bought.p95} ms (goal ${goals.p95} ms)${judge(bought.p95 > goals.p95)}`,
);

const [{ idProduct, idTalent }] = wares as [(typeof wares)[number]];
const answers = async (path: string) => (await fetch(url + path)).status === 200;
const page = (await answers(`/product?id=${idProduct}&user=${idTalent}`))
  ? { path: `/product?id=${idProduct}&user=${idTalent}`, data: `/api/get-product-by-id/${idProduct}?language=en` }
  : { path: `/${idTalent}`, data: `/api/get-user-by-id/${idTalent}?language=en` };
await measure(page.path);
const [rendered, data] = [await measure(page.path), await measure(page.data)];
console.log(
  `${page.path} as a visitor gets it, beside its data call   ${rendered.perSecond.toFixed(0)}/s, 97.5th percentile ${rendered.p95} ms,` +
    ` beside ${data.perSecond.toFixed(0)}/s   ratio ${(rendered.perSecond / data.perSecond).toFixed(2)}`,
);

const violated = (await database.inTransaction(audit(invariants))).filter((result) => result.violations > 0);
console.log(
  `audited, ${violated.length} invariants violated ${violated.map(({ invariant }) => invariant.name).join(', ')}`,
);
server.disconnect();
server.kill('SIGTERM');
await once(server, 'exit');
await bare.close();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = missed > 0 || violated.length > 0 ? 1 : 0;
