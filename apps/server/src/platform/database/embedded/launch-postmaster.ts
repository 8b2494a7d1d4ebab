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

/** Recovery after a crash replays what was written since the last checkpoint. */
const patience = 120_000;

export async function launchPostmaster(order: Order): Promise<Postmaster> {
  const log = `${order.directory}.log`;
  for (let tries = 1; ; tries += 1) {
    const postmaster = await tryLaunch(order, log);
    if (postmaster) return postmaster;
    const said = await readFile(log, 'utf8');
    if (tries === maxTries || !(await remedy(said, order.directory))) {
      throw new Error(
        `The database did not start. Its last words (${log}):\n${said.trimEnd().split('\n').slice(-12).join('\n')}`,
      );
    }
  }
}

async function tryLaunch(
  { directory, binaries, account, durable }: Order,
  log: string,
): Promise<Postmaster | undefined> {
  const settings = { ...basics, ...(durable ? {} : forgetful), port: await freePort() };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const file = await open(log, 'w', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach the program first, which then stops the database.
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
  }, patience);
  child.unref();
  return ended || !found?.ready ? undefined : found;
}

const basics = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** For data that nobody misses after a power cut, and passwords that live as long as a test run: checking one is quick. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: 1 };

/** Whether what the database complained of can be mended, and another try makes sense. */
async function remedy(said: string, directory: string): Promise<boolean> {
  if (said.includes('Address already in use')) return true;
  if (said.includes('pre-existing shared memory block')) return sleep(500, true); // the last connections of a killed one are ending
  if (!said.includes('"postmaster.pid" already exists')) return false;
  await rm(pidFileOf(directory)); // its process number belongs to something else by now, or we would have found it
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
