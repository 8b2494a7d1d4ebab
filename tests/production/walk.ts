import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@stagedoor/sandbox';
import type { Buyer } from '../support/buyers.ts';
import type { Ware } from '../support/shop.ts';
import { documented, replaceAll, settingsIn } from './documented.ts';
import { createInstances } from './instances.ts';
import { buy, type Shop, type Site, startLoad } from './load.ts';
import { startOldVersion } from './old-version.ts';
import { run, runShell, until } from './run.ts';
import { freePort, installServices, makeCertificate, startNginx, startPostgres, startRedis } from './services.ts';

// Follows docs/operations.md as an operator would, on Debian's PostgreSQL, Redis and nginx: an older version with data
// is upgraded, restarted under load, backed up and restored on another server. Only folders, ports, names and passwords
// differ.
const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'stagedoor.example';
const secret = () => randomBytes(32).toString('hex');

let passed = 0;
const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  process.stdout.write(`${title} …`);
  const result = await work();
  process.stdout.write(` ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  passed++;
  return result;
};

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-production-'));
const at = (path: string) => join(folder, path);
await chmod(folder, 0o755);
for (const made of ['bin', 'etc', 'backups', 'files', 'nginx']) await mkdir(at(made));
const opened: (() => Promise<unknown>)[] = [];

const ports = {
  http1: await freePort(),
  http2: await freePort(),
  realtime: await freePort(),
  worker: await freePort(),
  site: await freePort(),
};
const passwords = { owner: secret(), app: secret() };
const shell = (script: string, env: Record<string, string>, cwd = at('srv')) =>
  runShell(replaceAll(script, ours), {
    cwd,
    env: { ...process.env, ...env, PATH: `${at('bin')}:${process.env.PATH}` },
  });
const ours = new Map([
  ['/srv/stagedoor', at('srv')],
  ['/etc/nginx/conf.d/stagedoor.conf', at('etc/site.conf')],
  ['/etc/ssl/stagedoor', at('etc/stagedoor')],
  ['/etc/stagedoor', at('etc')],
  ['/var/backups', at('backups')],
  ['/var/lib/stagedoor', at('files')],
  ['listen 443 ssl', `listen 127.0.0.1:${ports.site} ssl`],
  ['4001', `${ports.http1}`],
  ['4002', `${ports.http2}`],
  ['4003', `${ports.realtime}`],
  ['4004', `${ports.worker}`],
]);

type Server = Awaited<ReturnType<typeof startPostgres>>;
const urlsOn = ({ port }: Server) => ({
  DATABASE_OWNER_URL: `postgres://stagedoor_owner:${passwords.owner}@127.0.0.1:${port}/stagedoor`,
  DATABASE_URL: `postgres://stagedoor_app:${passwords.app}@127.0.0.1:${port}/stagedoor`,
});
const createRoles = async ({ superUrl }: Server) => {
  const values = ['-v', `owner_password=${passwords.owner}`, '-v', `app_password=${passwords.app}`];
  await run('psql', [superUrl, '-v', 'ON_ERROR_STOP=1', ...values], { input: await documented('roles') });
};
const audit = async (server: Server) => shell(await documented('audit'), urlsOn(server));
const count = async ({ superUrl }: Server, rows: string) => {
  const url = superUrl.replace(/postgres$/, 'stagedoor');
  return Number(await run('psql', [url, '-At', '-c', `select count(*) from ${rows}`]));
};

const walk = async () => {
  await step('Debian’s PostgreSQL, Redis and nginx are there', installServices);
  const server = await step('A PostgreSQL server', () => startPostgres(at('postgres')));
  opened.push(server.stop);
  const redis = await step('A Redis server', startRedis);
  opened.push(async () => redis.server.kill());
  const mail = await startSandbox({ clock: { now: () => new Date() } });
  opened.push(mail.close);
  await step('Roles and database as documented', () => createRoles(server));

  const shop = await step('An older version, with people who bought', async () => {
    const old = await startOldVersion({ root, folder: at('old'), ...urlsOn(server) });
    const bought = await old.buy(50);
    await old.stop();
    if (bought !== 50) throw new Error(`Only ${bought} of 50 purchases worked in the older version.`);
    return old.shop;
  });

  await step('The new version is built as documented, and moved to where it runs', async () => {
    await run('git', ['clone', '-q', root, at('built')]);
    await shell(await documented('build'), {}, at('built'));
    await rename(at('built'), at('srv'));
  });
  await step('It has no sandbox', async () => {
    for (const part of ['packages/sandbox/build', 'node_modules/oidc-provider', 'node_modules/smtp-server']) {
      if (existsSync(at(`srv/${part}`))) throw new Error(`Expected no ${part} in a production build.`);
    }
    await rm(at('srv/packages/sandbox'), { recursive: true });
  });
  await step('It migrates as documented', async () => {
    await shell(await documented('migrate'), urlsOn(server));
  });
  await step('The auditor finds nothing after the upgrade', () => audit(server));

  const given: Record<string, string> = {
    ...urlsOn(server),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    SECRET_KEY: secret(),
    METRICS_TOKEN: secret(),
    SMTP_URL: mail.smtpUrl,
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
  };
  const settings = settingsIn(replaceAll(await documented('settings'), ours));
  const common = Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, value.includes('…') ? (given[key] ?? '') : value]),
  );
  const instanceSettings = new Map<string, Record<string, string>>();
  for (const instance of ['http1', 'http2', 'realtime', 'worker'] as const) {
    instanceSettings.set(instance, { ...common, ...settingsIn(replaceAll(await documented(instance), ours)) });
  }
  const unit = replaceAll(await documented('unit'), ours);
  const instances = await createInstances(unit, (instance) => instanceSettings.get(instance) ?? {}, at('bin'));
  opened.push(instances.stopAll);
  await step('Two http, a worker and a realtime process start as documented', async () => {
    for (const instance of instanceSettings.keys()) await instances.start(instance);
  });

  const { cert } = await makeCertificate(at('etc'), name);
  await writeFile(at('etc/site.conf'), replaceAll(await documented('site'), ours));
  const nginx = await startNginx(at('nginx'), at('etc/site.conf'), at('bin'));
  opened.push(nginx.stop);
  const site: Site = { port: ports.site, name, certificate: await readFile(cert) };
  await step('nginx serves them as documented', () =>
    until('nginx answers', async () => (await buy(site, shop.buyers[0] as Buyer, shop.wares[0] as Ware)) === '200'),
  );

  await step('Everything is restarted as documented, under load, without a failed request', () =>
    restartUnderLoad(site, shop),
  );
  await step('Every purchase is in the books once', () => settle(server));
  await step('The auditor finds nothing after the restart', () => audit(server));

  const other = await step('Backed up under load, restored on another server as documented', async () => {
    const load = startLoad(site, shop);
    await until('people buy', async () => load.answered() > 50);
    await shell(await documented('backup'), urlsOn(server));
    refuseFailures(await load.stop());
    const second = await startPostgres(at('second'));
    opened.push(second.stop);
    await createRoles(second);
    await shell(await documented('restore'), urlsOn(second));
    return second;
  });
  await step('The auditor finds nothing in the restored database', () => audit(other));
  await step('The restored database sells', async () => {
    await instances.stopAll();
    for (const [, env] of instanceSettings) Object.assign(env, { DATABASE_URL: urlsOn(other).DATABASE_URL });
    for (const instance of instanceSettings.keys()) await instances.start(instance);
    const before = await count(other, 'orders');
    const answer = await buy(site, shop.buyers[1] as Buyer, shop.wares[1] as Ware);
    if (answer !== '200' || (await count(other, 'orders')) !== before + 1)
      throw new Error(`The purchase answered ${answer}.`);
  });
  await step('The auditor finds nothing after that', () => audit(other));
};

const restartUnderLoad = async (site: Site, shop: Shop) => {
  const load = startLoad(site, shop);
  await until('people buy', async () => load.answered() > 50);
  await shell(await documented('restart'), {});
  const answers = await load.stop();
  process.stdout.write(` ${JSON.stringify(answers)}`);
  refuseFailures(answers);
};

const refuseFailures = (answers: Record<string, number>) => {
  const failures = Object.keys(answers).filter((answer) => answer !== '200');
  if (failures.length > 0) throw new Error(`Not everything was answered with 200: ${JSON.stringify(answers)}`);
};

/** Waits until the worker is idle; then each order has its ledger transaction. */
const settle = async (server: Server) => {
  await until(
    'the worker has handled every fact',
    async () => (await count(server, 'fact where handled_at is null')) === 0,
    120,
  );
  const [orders, held] = [await count(server, 'orders'), await count(server, `ledger_tx where kind = 'order.held'`)];
  if (orders !== held) throw new Error(`${orders} orders, but ${held} order.held transactions.`);
};

let failed = 0;
try {
  await walk();
} catch (error) {
  failed++;
  console.error(`\n${error instanceof Error ? error.message : error}`);
} finally {
  for (const close of opened.reverse()) await close().catch((error) => console.error(String(error)));
  if (process.env.KEEP) console.error(`kept: ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
