import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Sandbox } from '@stagedoor/sandbox';
import { type Logger, pino } from 'pino';
import { companyOf } from './company-settings.ts';
import { compose } from './compose.ts';
import { type Config, readConfig, WrongSetting } from './config.ts';
import { auditLedger } from './modules/ledger/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { type Listener, openListener } from './platform/database/listen.ts';
import { migrate } from './platform/database/migrate.ts';
import { refuseOldSchema } from './platform/database/refuse-old-schema.ts';
import { refuseOwner } from './platform/database/refuse-owner.ts';
import { withClient } from './platform/database/with-client.ts';
import { servePages } from './platform/http/pages.ts';
import { listen } from './platform/port.ts';
import { verifySmtp } from './platform/ports/mail.ts';
import { eventTypes } from './platform/ports/stripe-view.ts';
import { handleUncaughtErrors } from './platform/uncaught-errors.ts';
import { openPorts } from './ports.ts';
import { provideDatabase } from './provide-database.ts';
import { provideSecretKey } from './provide-secret-key.ts';
import { print, welcome } from './welcome.ts';

/** Resources opened so far, closed in reverse order, whether or not the start succeeds. */
const opened: (() => Promise<void>)[] = [];

const closeAll = async () => {
  for (const close of opened.splice(0).reverse()) await close();
};

const start = async (config: Config) => {
  const log = pino({ level: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn') });
  handleUncaughtErrors({ log, stop: () => stopOnce(1) });
  const { ownerUrl, programUrl, stop } = await provideDatabase(config, print);
  opened.push(stop);
  if (config.DATABASE_OWNER_URL) await reach('DATABASE_OWNER_URL', config.DATABASE_OWNER_URL);
  if (config.DATABASE_URL) await reach('DATABASE_URL', config.DATABASE_URL);
  if (ownerUrl) {
    const applied = await migrate(ownerUrl);
    if (applied.length > 0) print(`Migrated the database (${applied.length} new).`);
  }
  await refuseOwner(programUrl);
  await refuseOldSchema(programUrl);

  const listener = await openListener(programUrl);
  opened.push(listener.close);
  const movable = config.SANDBOX && ownerUrl ? await openClock(ownerUrl, listener) : undefined;
  const clock = movable ?? systemClock;

  let publicUrl = config.PUBLIC_URL ?? '';
  const sandbox = config.SANDBOX ? await openSandbox(config, clock) : undefined;
  checkMail(config, log);
  const ports = await openPorts(config, { clock, log, sandbox, publicUrl: () => publicUrl });
  const program = compose({
    config,
    programUrl,
    clock,
    wallClock: systemClock,
    listener,
    ports,
    log,
    secretKey: await provideSecretKey(config),
    publicUrl: () => publicUrl,
  });
  const drainMs = drainSeconds(config) * 1_000;
  stopBoundMs += drainMs;
  opened.push(() => program.close({ drainMs }));
  if (sandbox && movable) {
    const { createTour, sandboxRoutes } = await import('./sandbox/index.ts');
    const tour = createTour({ ...program, clock: movable, sandbox, directory: sandboxFolder(config) });
    sandboxRoutes(program.app, { sandbox, tour });
  }
  if (config.roles.has('http') && config.PAGES) {
    const { countryOf } = ports.countries;
    const company = companyOf(config);
    await servePages(program.app, { sandbox: config.SANDBOX, company, publicUrl: () => publicUrl, countryOf, clock });
  }
  const isNewDemo = config.DEMO && (await isEmpty(program.database));
  if (isNewDemo) {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo({ ...program, clock, print, keepCard: sandbox?.stripe.keepCard });
  }
  await program.start();
  // The back office shows what the last audit counted, and the first one by the calendar is minutes away.
  if (isNewDemo) {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, auditLedger, {}));
    const { scheduleDemoPosts } = await import('./demo/seed-demo.ts');
    await program.database.inTransaction((tx) => scheduleDemoPosts(tx, program));
  }

  const port = await listen(program.app, { host: config.HOST, port: config.PORT, print });
  const address = `http://localhost:${port}`;
  publicUrl ||= address;
  sandbox?.stripe.deliverWebhooksTo(`${address}/api/webhooks/stripe`, eventTypes);
  sandbox?.stripe.servePagesAt(`${publicUrl}/sandbox/card`);
  welcome(address, config, sandbox);
  process.send?.({ type: 'ready', url: address });
};

const reach = (variable: string, url: string) =>
  withClient(url, async () => {}).catch((error) => {
    throw new Error(`${variable} names a database that cannot be used: ${error.message || error.code}.`);
  });

// Does not stop the start, because mails wait until they can be sent; but the operator should see the wrong setting.
const checkMail = ({ SMTP_URL: url }: Config, log: Logger) => {
  if (!url) return;
  verifySmtp(url).catch((error) => log.error({ err: error }, 'SMTP_URL names a mail server that cannot be used'));
};

const drainSeconds = ({ DRAIN_SECONDS, NODE_ENV }: Config) => DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0);

const isEmpty = async ({ pool }: Database) => (await pool.query('select from users limit 1')).rowCount === 0;

// Loaded only when the sandbox is on; a production install does not have its package.
const openClock = async (ownerUrl: string, listener: Listener) => {
  const { openMovableClock } = await import('./sandbox/movable-clock.ts');
  return openMovableClock(ownerUrl, listener);
};

const sandboxFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'sandbox');

const openSandbox = async (config: Config, clock: { now(): Date }): Promise<Sandbox> => {
  const { startSandbox } = await import('@stagedoor/sandbox');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const sandbox = await startSandbox({ clock, webhookSecret, directory: sandboxFolder(config) });
  opened.push(sandbox.close);
  print('Started the sandbox for cards, mail, SMS and social log-in.');
  return sandbox;
};

// Requests and jobs have 20 seconds to finish; what still hangs then is left to the supervisor and the database.
let stopBoundMs = 25_000;
let _stopping: Promise<void> | undefined;
const stopOnce = (exitCode: number) => {
  setTimeout(() => process.exit(1), stopBoundMs).unref();
  _stopping ??= closeAll().then(
    () => process.exit(exitCode),
    (error) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOnce(0));
// The launcher is gone, perhaps killed, so it cannot stop this process any more.
process.on('disconnect', () => stopOnce(0));

try {
  await start(readConfig(process.env, process.argv.slice(2)));
} catch (error) {
  const sentence = error instanceof WrongSetting || !(error instanceof Error) ? String(error) : error.message;
  process.stderr.write(`\nStagedoor could not start. ${sentence.replace(/^Error: /, '')}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  await closeAll();
  process.exit(1);
}
