import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { findPostmaster, type Postmaster, pidFileOf } from './postmaster.ts';
import { waitUntil } from './processes.ts';

type Order = { directory: string; binaries: Binaries; account: Account; durable: boolean };

const maxTries = 20;

/** Crash recovery replays the WAL since the last checkpoint, which can take this long. */
const timeoutMs = 120_000;

export async function launchPostmaster(order: Order): Promise<Postmaster> {
  const log = `${order.directory}.log`;
  for (let tries = 1; ; tries += 1) {
    const postmaster = await tryLaunch(order, log);
    if (postmaster) return postmaster;
    const output = await readFile(log, 'utf8');
    if (tries === maxTries || !(await remedy(output, order.directory))) {
      throw new Error(
        `The database did not start. The end of its log (${log}):\n${output.trimEnd().split('\n').slice(-12).join('\n')}`,
      );
    }
  }
}

async function tryLaunch(
  { directory, binaries, account, durable }: Order,
  log: string,
): Promise<Postmaster | undefined> {
  const settings = {
    ...basics,
    unix_socket_directories: hasSocket(directory) ? directory : '',
    ...(durable ? {} : forgetful),
    port: await freePort(),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const file = await open(log, 'w', 0o600);
  // Detached into its own session: Ctrl-C in the terminal must reach our process first, which then stops the database.
  const child = account.run(binaries.postgres, ['-D', directory, ...args], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', file.fd, file.fd],
  });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  await once(child, 'spawn').finally(() => file.close());
  let found: Postmaster | undefined;
  await waitUntil(async () => {
    found = await findPostmaster(directory);
    return ended || (found?.pid === child.pid && found?.ready === true);
  }, timeoutMs);
  child.unref();
  return ended || !found?.ready ? undefined : found;
}

const basics = {
  listen_addresses: '127.0.0.1',
  max_connections: 100,
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** A query through a Unix socket takes a third less of the processor. Its path, name included, has at most 107 bytes. */
const hasSocket = (directory: string) => process.platform !== 'win32' && Buffer.byteLength(directory) <= 80;

/** For data that may be lost in a power cut. Its passwords live for one test run: one iteration makes log-in fast. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1 };

/** Fixes the cause in the log where possible. Returns whether another try makes sense. */
async function remedy(output: string, directory: string): Promise<boolean> {
  if (output.includes('Address already in use')) return true;
  // Of the same port, which the killed one still held a moment ago.
  if (/\.s\.PGSQL\.\d+\.lock" already exists/.test(output)) return true;
  if (output.includes('pre-existing shared memory block')) return sleep(500, true); // connections of a killed postmaster are still closing
  if (!output.includes('"postmaster.pid" already exists')) return false;
  await rm(pidFileOf(directory)); // the pid now belongs to another process, or findPostmaster would have found it
  return true;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found for the database.');
  return address.port;
}
