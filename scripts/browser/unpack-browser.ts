import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from './browser.ts';

const place = join(import.meta.dirname, '..', '..', 'node_modules', '.browser');

/** Unpacks the Chromium of the npm package `@sparticuz/chromium`, which contains one for Linux on x64 only. */
export async function unpackBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  await mkdir(place, { recursive: true });
  const script = join(import.meta.dirname, 'unpack.ts');
  // The package unpacks into the temporary folder, where it could collide with other users and half-written files.
  const env = { ...process.env, TMPDIR: place };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return {
    executablePath: stdout.trim(),
    env: { LD_LIBRARY_PATH: join(place, 'al2023', 'lib'), FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  };
}
