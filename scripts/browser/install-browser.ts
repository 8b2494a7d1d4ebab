import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** For a bare Debian machine on which we are root, typically CI on a CPU for which npm has no browser. */
export async function installBrowser(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limit = { env, timeout: 600_000 };
  try {
    await run('apt-get', ['-qq', 'update'], limit);
    await run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'], limit);
    return true;
  } catch {
    return false;
  }
}
