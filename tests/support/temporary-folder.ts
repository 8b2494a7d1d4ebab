import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../../apps/server/src/platform/database/embedded/postmaster.ts';
import { isAlive } from '../../apps/server/src/platform/database/embedded/processes.ts';

const prefix = 'stagedoor-run-';

/** A folder for the data of one run. Its name tells whose it is, so that a later run can clear away after a killed one. */
export async function makeTemporaryFolder(): Promise<string> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o711); // under root the database is another user, who must get through
  return folder;
}

async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || isAlive(pid)) continue;
    // Another user's leftovers are that user's to clear.
    await remove(join(tmpdir(), name)).catch(() => {});
  }
}

async function remove(folder: string): Promise<void> {
  const directory = databaseIn(folder);
  const postmaster = await findPostmaster(directory);
  if (postmaster) await stopPostmaster(directory, postmaster.pid);
  await rm(folder, { recursive: true, force: true });
}

/** Where the product keeps its database inside DATA_DIR. */
export const databaseIn = (folder: string) => join(folder, 'postgres');
