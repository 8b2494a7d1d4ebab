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
import { bareRenewals, type Due } from './renew/bare.ts';
import { agree, saveCards } from './renew/fill.ts';

// Renewals that are due at the same moment, beside all that a renewal writes and the sandbox's bare answers in one run;
// and a page that visitors read during both, beside the same page in a quiet moment.
const renewals = Number(process.env.RENEWALS ?? 10_000);
const callers = 16;
const visitorsPerSecond = 20;
const goals = { ratio: 0.3, slowdown: 2 };

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const children: ChildProcess[] = [];
const start = async <T>(file: string, args: string[], env: Record<string, string>): Promise<T> => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
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
/** The card provider of one side, so that the webhooks of the bare charges are no work of the product's. */
const openStripe = async () => {
  const sandbox = await start<Sandbox>('bench/renew/sandbox.ts', [], {});
  const { secretKey, url: apiBase } = sandbox.stripe;
  const provider = children.at(-1);
  const deliverTo = (url: string) => provider?.send(url);
  return { sandbox, apiBase, client: stripeClient({ secretKey, apiBase }), deliverTo };
};
const open = async (name: string) => {
  const names = { database: name, ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  const database = openDatabase(programUrl);
  return {
    database,
    programUrl,
    wares: (await openShop(database, 101)) as [Ware, ...Ware[]],
    stripe: await openStripe(),
  };
};

const product = await open('bench');
const beside = await open('bare');

const settings = {
  SANDBOX: 'off',
  DATABASE_URL: product.programUrl,
  STRIPE_SECRET_KEY: product.stripe.sandbox.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: product.stripe.sandbox.stripe.webhookSecret,
};
const { url } = await start<{ url: string }>('apps/server/src/main.ts', ['--role=http'], { PORT: '0', ...settings });
product.stripe.deliverTo(url);

const [shown] = product.wares;
const page = `${url}/product?id=${shown.idProduct}&user=${shown.idTalent}`;
const visit = (duration: number) => autocannon({ url: page, connections: 4, overallRate: visitorsPerSecond, duration });
const p99Of = ({ latency, non2xx, errors }: autocannon.Result) => {
  if (non2xx + errors > 0) throw new Error(`${page}: ${non2xx} refused, ${errors} failed`);
  return latency.p99;
};

/** Agreements that have just become due, each with a card at the provider. */
const fill = async ({ database, wares: [_shown, ...plans], stripe }: typeof product): Promise<() => Promise<Due[]>> => {
  await saveCards(database, stripe.client, await createBuyers(database, renewals));
  return () => agree(database, plans, new Date(Date.now() - 1_000));
};

/** How many are renewed in a second, and the page's 99th percentile while they are. */
const whileVisited = async (renewAll: () => Promise<void>) => {
  const visitors = visit(3_600);
  const began = performance.now();
  const [took, p99] = await Promise.all([
    renewAll()
      .then(() => performance.now() - began)
      .finally(() => (visitors as unknown as { stop(): void }).stop()),
    visitors.then(p99Of),
  ]);
  return { perSecond: (renewals * 1_000) / took, p99 };
};

const charge = async ({ customer, method }: Due, si: string) => {
  const body = new URLSearchParams({
    amount: String(price),
    currency: 'usd',
    customer,
    payment_method: method,
    off_session: 'true',
    confirm: 'true',
  });
  const headers = {
    authorization: `Bearer ${beside.stripe.sandbox.stripe.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': si,
  };
  const ask = () =>
    send(`${beside.stripe.apiBase}/v1/payment_intents`, { headers, body: `${body}`, timeoutMs: 10_000 });
  // The provider may close an idle connection at the moment it is used again.
  const { status, text } = await ask().catch(ask);
  if (status !== 200) throw new Error(`the sandbox answered ${status}: ${text}`);
  return String(JSON.parse(text).id);
};

await visit(10);
const quiet = p99Of(await visit(15));

for (const queue of ['recurring.look', 'notifications.mail'])
  await beside.database.pool.query('select pgboss.create_queue($1, $2)', [queue, '{"policy": "short"}']);
const bare = await bareRenewals(beside.programUrl, callers, charge);
beside.stripe.deliverTo(bare.url);
const agreeBeside = await fill(beside);
const alone = await whileVisited(async () => {
  const due = await agreeBeside();
  let next = 0;
  const renew = async () => {
    for (let at = next++; at < due.length; at = next++) await bare.renew(due[at] as Due);
  };
  await Promise.all(Array.from({ length: callers }, renew));
});
await bare.close();

await start('bench/renew/worker.ts', [], {
  ...settings,
  SANDBOX_ADDRESSES: JSON.stringify(product.stripe.sandbox),
});
const agreeNow = await fill(product);

const countPaid = async () => {
  const { rows } = await product.database.pool.query<{ count: number }>(
    `select count(*)::int as count from recurring_agreement where paid_until > now()`,
  );
  return rows[0]?.count ?? 0;
};
/** All of them from the moment they are due until the last is paid and renewed. */
const ours = await whileVisited(async () => {
  await agreeNow();
  while ((await countPaid()) < renewals) await pause(250);
});
const [ratio, slowdown] = [ours.perSecond / alone.perSecond, ours.p99 / quiet];

const judge = (isMissed: boolean) => (isMissed ? '  MISSED' : '');
console.log(
  `${renewals} renewals due at once, beside their bare statements and charges   ${ours.perSecond.toFixed(0)}/s beside ${alone.perSecond.toFixed(0)}/s` +
    `   ratio ${ratio.toFixed(2)} (goal ${goals.ratio})${judge(ratio < goals.ratio)}`,
);
console.log(
  `the product page meanwhile, 99th percentile   ${ours.p99} ms beside ${quiet} ms   ratio ${slowdown.toFixed(2)} (goal ${goals.slowdown})${judge(slowdown > goals.slowdown)}`,
);
const violated = (await product.database.inTransaction(audit(invariants))).filter((result) => result.violations > 0);
console.log(
  `audited, ${violated.length} invariants violated ${violated.map(({ invariant }) => invariant.name).join(', ')}`,
);

for (const child of children.reverse()) await stop(child);
await beside.database.close();
await product.database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = ratio < goals.ratio || slowdown > goals.slowdown || violated.length > 0 ? 1 : 0;
