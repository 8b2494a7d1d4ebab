import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseAccount } from '../../../apps/server/src/platform/database/embedded/account.ts';
import { findBinaries } from '../../../apps/server/src/platform/database/embedded/binaries.ts';
import {
  findPostmaster,
  type Postmaster,
  stopPostmaster,
} from '../../../apps/server/src/platform/database/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { databaseIn, makeTemporaryFolder } from '../../support/temporary-folder.ts';

export type KillablePostgres = Awaited<ReturnType<typeof startKillablePostgres>>;

/** A durable database server that can be killed and restarts where it was. */
export const startKillablePostgres = async () => {
  const folder = await makeTemporaryFolder();
  const directory = databaseIn(folder);
  const { superUrl, stop: stopCluster } = await startEmbeddedPostgres({ directory });

  return {
    superUrl,
    async killAndRestart() {
      const victim = await findPostmaster(directory);
      if (!victim) throw new Error(`expected a running database in ${directory} to kill, found none`);
      const children = await childrenOf(victim.pid);
      for (const pid of [victim.pid, ...children]) killIfThere(pid);
      while (!(await relaunch(directory, victim))) await pause(50);
    },
    async stop() {
      const running = await findPostmaster(directory);
      if (running) await stopPostmaster(directory, running.pid);
      await stopCluster();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const killIfThere = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Backends also end without their postmaster, but as in a power cut none may finish its work. */
const childrenOf = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return pids
    .filter((_, at) => Number(/\) \S (\d+)/.exec(parents[at] ?? '')?.[1]) === parent)
    .map((pid) => Number(pid));
};

/** Returns whether it is ready; it is not while the shared memory of the killed one is still in use. */
const relaunch = async (directory: string, { port, socket = '' }: Postmaster): Promise<boolean> => {
  const binaries = await findBinaries();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: socket, max_connections: 100, port };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = chooseAccount(directory, binaries.postgres).run(binaries.postgres, ['-D', directory, ...args], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(() => true);
  while (!(await Promise.race([ended, pause(20, false)]))) {
    const found = await findPostmaster(directory);
    if (found?.ready && found.pid === child.pid) {
      child.unref();
      return true;
    }
  }
  return false;
};
