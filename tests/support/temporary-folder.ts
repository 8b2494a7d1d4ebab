import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../../apps/server/src/platform/database/embedded/postmaster.ts';
import { isAlive } from '../../apps/server/src/platform/database/embedded/processes.ts';

const prefix = 'stagedoor-run-';

/** A folder for the data of one run. Its name contains the pid, so that a later run can clean up after a killed one. */
export async function makeTemporaryFolder(place = tmpdir()): Promise<string> {
  await removeLeftovers(place);
  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`));
  await chmod(folder, 0o711); // under root the database runs as another user, who must be able to enter
  return folder;
}

const memory = '/dev/shm';
const enoughMemory = 4 * 2 ** 30;

/** For disposable data: on a disk, a third of the tests' time goes into creating and dropping database files. */
export async function memoryOrDisk(): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= enoughMemory ? memory : tmpdir();
}

async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || isAlive(pid)) continue;
    // Leftovers of another user cannot be removed.
    await remove(join(place, name)).catch(() => {});
  }
}

async function remove(folder: string): Promise<void> {
  const directory = databaseIn(folder);
  const postmaster = await findPostmaster(directory);
  if (postmaster) await stopPostmaster(directory, postmaster.pid);
  await rm(folder, { recursive: true, force: true });
}

/** Where the product stores its database inside DATA_DIR. */
export const databaseIn = (folder: string) => join(folder, 'postgres');
