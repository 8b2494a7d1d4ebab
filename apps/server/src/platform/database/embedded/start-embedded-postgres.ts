import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { findOrphan, type Running, urlOf } from './find-orphan.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { takeOwnership } from './owner-lock.ts';
import { createPassword, readPassword } from './password.ts';
import { stopPostmaster } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** Connects as superuser to the maintenance database. */
  superUrl: string;
  port: number;
  /** Whether it took over a database that a killed process had left running. */
  reused: boolean;
  stop(): Promise<void>;
};

type Order = {
  directory: string;
  /** False for tests: faster, but a power cut may lose data. */
  durable?: boolean;
  log?: (line: string) => void;
};

export async function startEmbeddedPostgres({
  durable = true,
  log = () => {},
  ...order
}: Order): Promise<EmbeddedPostgres> {
  const directory = resolve(order.directory);
  await checkFolder(directory);
  const release = await takeOwnership(directory);
  try {
    const orphan = await findOrphan(directory);
    const running = orphan ?? (await startAnew({ directory, durable }, log));
    return {
      superUrl: urlOf(running),
      port: running.postmaster.port,
      reused: orphan !== undefined,
      stop: async () => {
        await stopPostmaster(directory, running.postmaster.pid);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

type Options = { directory: string; durable: boolean };

async function startAnew({ directory, durable }: Options, log: (line: string) => void): Promise<Running> {
  const binaries = await findBinaries();
  const account = chooseAccount(directory, binaries.postgres);
  const password = (await exists(join(directory, 'PG_VERSION')))
    ? await readPassword(directory)
    : await create({ directory, binaries, account, durable }, log);
  const postmaster = await launchPostmaster({ directory, binaries, account, durable });
  return { postmaster, password };
}

async function create(order: Omit<Parameters<typeof createCluster>[0], 'password'>, log: (line: string) => void) {
  log('Creating the database …');
  const password = await createPassword(order.directory);
  await createCluster({ ...order, password });
  return password;
}

async function checkFolder(directory: string): Promise<void> {
  const parent = dirname(directory);
  try {
    await mkdir(parent, { recursive: true });
    await access(parent, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`DATA_DIR must be a folder that this user can write to, but ${parent} is not: ${reason}`);
  }
  const me = process.getuid?.();
  const owner = (await stat(directory).catch(() => undefined))?.uid;
  if (owner !== undefined && me !== 0 && owner !== me) {
    throw new Error(
      `The database in ${directory} belongs to another user (uid ${owner}). ` +
        'Start as that user or as root, or set DATA_DIR to another folder.',
    );
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
