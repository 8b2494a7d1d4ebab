import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from '@stagedoor/sandbox';
import autocannon from 'autocannon';
import { invariants } from '../apps/server/src/invariants.ts';
import { audit } from '../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { stripeClient } from '../apps/server/src/platform/ports/stripe-cards.ts';
import { send } from '../tests/faults/crash/send.ts';
import { createBuyers } from '../tests/support/buyers.ts';
import { openShop, price, type Ware } from '../tests/support/shop.ts';
import { bareRenewals } from './renew/bare.ts';
import { agree, saveCards } from './renew/fill.ts';

// Renewals that are due at the same moment, beside their bare statements with the sandbox's bare answers in one run; and
// a page that visitors read meanwhile, beside the same page in a quiet moment.
const renewals = Number(process.env.RENEWALS ?? 10_000);
const callers = 16;
const visitorsPerSecond = 20;
const goals = { ratio: 0.3, slowdown: 2 };

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const open = async (name: string) => {
  const names = { database: name, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  return { database: openDatabase(programUrl), programUrl };
};
const { database, programUrl } = await open('bench');
const beside = await open('bare');

const children: ChildProcess[] = [];
const start = async <T>(file: string, args: string[], env: Record<string, string>): Promise<T> => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: programUrl, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = (await once(child, 'message')) as [T];
  return message;
};
const stop = async (child: ChildProcess) => {
  const gone = once(child, 'exit');
  child.disconnect();
  child.kill('SIGTERM');
  await gone;
};
/** The card provider of one side. Each has its own: the webhooks of the bare charges are no work of the product's. */
const openStripe = async () => {
  const sandbox = await start<Sandbox>('bench/renew/sandbox.ts', [], {});
  const { secretKey, url: apiBase } = sandbox.stripe;
  return { sandbox, secretKey, apiBase, stripe: stripeClient({ secretKey, apiBase }), process: children.at(-1) };
};
const bareStripe = await openStripe();
const bareShop = await openShop(beside.database, 100);
await beside.database.pool.query(`select pgboss.create_queue('recurring.look', '{"policy": "short"}')`);
const fans = await createBuyers(beside.database, renewals);
const { id: customer } = await bareStripe.stripe.customers.create();
const { id: method } = await bareStripe.stripe.paymentMethods.attach('pm_card_visa', { customer });
const charge = async (si: string) => {
  const body = new URLSearchParams({
    amount: String(price),
    currency: 'usd',
    customer,
    payment_method: method,
    off_session: 'true',
    confirm: 'true',
  });
  const headers = {
    authorization: `Bearer ${bareStripe.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': si,
  };
  const url = `${bareStripe.apiBase}/v1/payment_intents`;
  const { status, text } = await send(url, { headers, body: `${body}`, timeoutMs: 10_000 });
  if (status !== 200) throw new Error(`the sandbox answered ${status}: ${text}`);
};
const bare = bareRenewals(beside.programUrl, callers, charge);

/** Per second. */
const renewBare = async () => {
  const began = performance.now();
  let next = 0;
  const renew = async () => {
    for (let at = next++; at < fans.length; at = next++)
      await bare.renew(fans[at] as (typeof fans)[number], bareShop[at % bareShop.length] as Ware);
  };
  await Promise.all(Array.from({ length: callers }, renew));
  return (fans.length * 1_000) / (performance.now() - began);
};

const alone = await renewBare();
await bare.close();
for (const child of children.splice(0)) await stop(child);

const { sandbox, stripe, process: provider } = await openStripe();
const settings = {
  SANDBOX: 'off',
  STRIPE_SECRET_KEY: sandbox.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: sandbox.stripe.webhookSecret,
};
const { url } = await start<{ url: string }>('apps/server/src/main.ts', ['--role=http'], { PORT: '0', ...settings });
provider?.send(url);
await start('bench/renew/worker.ts', [], { SANDBOX_ADDRESSES: JSON.stringify(sandbox) });

const [shown, ...plans] = (await openShop(database, 101)) as [Ware, ...Ware[]];
await saveCards(database, stripe, await createBuyers(database, renewals));

const page = `${url}/product?id=${shown.idProduct}&user=${shown.idTalent}`;
const visit = (duration: number) => autocannon({ url: page, connections: 4, overallRate: visitorsPerSecond, duration });
const p99Of = ({ latency, non2xx, errors }: autocannon.Result) => {
  if (non2xx + errors > 0) throw new Error(`${page}: ${non2xx} refused, ${errors} failed`);
  return latency.p99;
};

const countPaid = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from recurring_agreement where paid_until > now()`,
  );
  return rows[0]?.count ?? 0;
};

/** All of them from the moment they are due until the last is paid and renewed. */
const renewAll = async () => {
  await agree(database, plans, new Date(Date.now() - 1_000));
  const began = performance.now();
  while ((await countPaid()) < renewals) await pause(250);
  return (renewals * 1_000) / (performance.now() - began);
};

await visit(10);
const quiet = p99Of(await visit(15));
const visitors = visit(3_600);
const [ours, busy] = await Promise.all([
  renewAll().finally(() => (visitors as unknown as { stop(): void }).stop()),
  visitors.then(p99Of),
]);
const [ratio, slowdown] = [ours / alone, busy / quiet];

const judge = (isMissed: boolean) => (isMissed ? '  MISSED' : '');
console.log(
  `${renewals} renewals due at once, beside their bare statements and charges   ${ours.toFixed(0)}/s beside ${alone.toFixed(0)}/s` +
    `   ratio ${ratio.toFixed(2)} (goal ${goals.ratio})${judge(ratio < goals.ratio)}`,
);
console.log(
  `the product page meanwhile, 99th percentile   ${busy} ms beside ${quiet} ms   ratio ${slowdown.toFixed(2)} (goal ${goals.slowdown})${judge(slowdown > goals.slowdown)}`,
);
const violated = (await database.inTransaction(audit(invariants))).filter((result) => result.violations > 0);
console.log(
  `audited, ${violated.length} invariants violated ${violated.map(({ invariant }) => invariant.name).join(', ')}`,
);

for (const child of children.reverse()) await stop(child);
await beside.database.close();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = ratio < goals.ratio || slowdown > goals.slowdown || violated.length > 0 ? 1 : 0;
