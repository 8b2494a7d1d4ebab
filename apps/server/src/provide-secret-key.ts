import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The key from the settings; without one, a key generated once and stored beside the data. */
export const provideSecretKey = async ({ SECRET_KEY, DATA_DIR }: Config): Promise<string> => {
  if (SECRET_KEY) return SECRET_KEY;
  const file = join(DATA_DIR, 'secret-key');
  return readFile(file, 'utf8').catch(async () => {
    await mkdir(DATA_DIR, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    // Of several that start at once, the first one's key is kept.
    await link(draft, file).catch(() => {});
    await rm(draft);
    return readFile(file, 'utf8');
  });
};
