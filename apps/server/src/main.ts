import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Sandbox } from '@stagedoor/sandbox';
import { type Logger, pino } from 'pino';
import { compose } from './compose.ts';
import { type Config, readConfig, WrongSetting } from './config.ts';
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
import { say, welcome } from './welcome.ts';

/** Everything opened so far, to be closed in reverse order, whether the start succeeds or not. */
const opened: (() => Promise<void>)[] = [];

const closeAll = async () => {
  for (const close of opened.splice(0).reverse()) await close();
};

const start = async (config: Config) => {
  const log = pino({ level: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn') });
  handleUncaughtErrors({ log, stop: () => stopOnce(1) });
  const { ownerUrl, programUrl, stop } = await provideDatabase(config, say);
  opened.push(stop);
  if (config.DATABASE_OWNER_URL) await reach('DATABASE_OWNER_URL', config.DATABASE_OWNER_URL);
  if (config.DATABASE_URL) await reach('DATABASE_URL', config.DATABASE_URL);
  if (ownerUrl) {
    const applied = await migrate(ownerUrl);
    if (applied.length > 0) say(`Migrated the database (${applied.length} new).`);
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
  const ports = await openPorts(config, { clock, log, sandbox });
  const program = compose({
    ...{ config, programUrl, clock, wallClock: systemClock, listener, ports, log },
    secretKey: await provideSecretKey(config),
    publicUrl: () => publicUrl,
  });
  const drainMs = drainSeconds(config) * 1_000;
  stopBoundMs += drainMs;
  opened.push(() => program.close({ drainMs }));
  if (sandbox && movable) {
    const { sandboxRoutes } = await import('./sandbox/sandbox.routes.ts');
    sandboxRoutes(program.app, { outbox: sandbox.outbox, clock: movable, settle: () => program.jobs.settled(10_000) });
  }
  if (config.roles.has('http') && config.PAGES) {
    const { SANDBOX, SUPPORT_EMAIL: supportEmail } = config;
    const { countryOf } = ports.countries;
    await servePages(program.app, { sandbox: SANDBOX, supportEmail, publicUrl: () => publicUrl, countryOf, clock });
  }
  if (config.DEMO && (await isEmpty(program.database))) {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo({ ...program, clock, say });
  }
  await program.start();

  const port = await listen(program.app, { host: config.HOST, port: config.PORT, say });
  const address = `http://localhost:${port}`;
  publicUrl ||= address;
  sandbox?.stripe.deliverWebhooksTo(`${address}/api/webhooks/stripe`, eventTypes);
  welcome(address, config);
  process.send?.({ type: 'ready', url: address });
};

const reach = (variable: string, url: string) =>
  withClient(url, async () => {}).catch((error) => {
    throw new Error(`${variable} names a database that cannot be used: ${error.message || error.code}.`);
  });

// Mails wait until they can be sent, so this stops nobody; but whoever made the setting should hear of it.
const checkMail = ({ SMTP_URL: url }: Config, log: Logger) => {
  if (!url) return;
  verifySmtp(url).catch((error) => log.error({ err: error }, 'SMTP_URL names a mail server that cannot be used'));
};

const drainSeconds = ({ DRAIN_SECONDS, NODE_ENV }: Config) => DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0);

const isEmpty = async ({ pool }: Database) => (await pool.query('select from users limit 1')).rowCount === 0;

// What belongs to the sandbox is loaded where it is on; a production install does not have its package.
const openClock = async (ownerUrl: string, listener: Listener) => {
  const { openMovableClock } = await import('./sandbox/movable-clock.ts');
  return openMovableClock(ownerUrl, listener);
};

const openSandbox = async (config: Config, clock: { now(): Date }): Promise<Sandbox> => {
  const { startSandbox } = await import('@stagedoor/sandbox');
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const sandbox = await startSandbox({ clock, webhookSecret, directory: join(config.DATA_DIR, 'sandbox') });
  opened.push(sandbox.close);
  say('Started the sandbox for cards, mail, SMS and social log-in.');
  return sandbox;
};

// Requests and jobs have 20 seconds to finish; whatever hangs then is left to the supervisor and the database.
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
// The launcher is gone, perhaps killed: nobody is left to stop us.
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
