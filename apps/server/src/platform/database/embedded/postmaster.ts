import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, waitUntil } from './processes.ts';

/** `socket`: the folder of its Unix socket. */
export type Postmaster = { pid: number; port: number; socket: string | undefined; ready: boolean };

/** Reads the postmaster's pid file; undefined when the process it names is not this directory's database. */
export async function findPostmaster(directory: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFileOf(directory), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return undefined;
  // PostgreSQL's working directory is its data directory. Without /proc, or for a process we may not inspect, trust the
  // file.
  const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (workplace !== undefined && workplace !== (await realpath(directory))) return undefined;
  return { pid, port: Number(lines[3]), socket: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' };
}

/** Stops it with escalating signals; committed data is kept. */
export async function stopPostmaster(directory: string, pid: number): Promise<void> {
  const gone = async () => !isAlive(pid) || (await findPostmaster(directory))?.pid !== pid;
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (await gone()) return;
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid), timeoutMs)) return;
  }
}

export const pidFileOf = (directory: string) => join(directory, 'postmaster.pid');
