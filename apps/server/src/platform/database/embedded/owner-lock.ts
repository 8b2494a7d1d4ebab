import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { birthOf, isAlive, waitUntil } from './processes.ts';

/** A process whose launcher was just killed needs a moment to stop. */
const farewell = 5_000;

/**
 * Locks a data directory for this process. The postmaster's pid file cannot serve as the lock: a database whose process
 * was killed keeps running, and the next process takes it over.
 */
export async function takeOwnership(directory: string): Promise<() => Promise<void>> {
  const lock = lockOf(directory);
  const mine = `${process.pid} ${birthOf(process.pid)}`;
  const draft = `${lock}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    // link(2) is atomic: it appears with its content and never replaces an existing file.
    while (!(await linked(draft, lock))) {
      const found = await read(lock);
      if (found === undefined) continue;
      const left = async () => !isHeld(found) || (await read(lock)) !== found;
      if (!(await waitUntil(left, pidIn(found) === process.pid ? 0 : farewell))) {
        throw new Error(`Another Stagedoor is running on this data directory (pid ${pidIn(found)}): ${directory}`);
      }
      if ((await read(lock)) === found) await removeLeftover(lock, found, `${draft}.leftover`);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await read(lock)) === mine) await rm(lock, { force: true });
  };
}

const lockOf = (directory: string) => `${directory}.lock`;
const pidIn = (content: string) => Number.parseInt(content, 10);

function isHeld(content: string): boolean {
  const pid = pidIn(content);
  return isAlive(pid) && content === `${pid} ${birthOf(pid)}`;
}

/** Two processes may find the same stale lock: only the one that renamed exactly this file may delete it. */
async function removeLeftover(lock: string, leftover: string, aside: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await read(aside)) !== leftover) await linked(aside, lock);
  await rm(aside, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined);
