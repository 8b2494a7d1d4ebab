import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { whenDone } from '../../../tests/support/when-done.ts';
import { readConfig } from './config.ts';
import { provideSecretKey } from './provide-secret-key.ts';

it('makes a key once and keeps it where only the owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagedoor-key-'));
  whenDone(() => rm(folder, { recursive: true }));
  const config = readConfig({ DATA_DIR: folder }, []);
  const [key, same] = await Promise.all([provideSecretKey(config), provideSecretKey(config)]);
  expect(same).toBe(key);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(await provideSecretKey(config)).toBe(key);
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600);
});

it('prefers the key of the settings', async () => {
  const SECRET_KEY = '0123456789abcdef'.repeat(2);
  expect(await provideSecretKey(readConfig({ SECRET_KEY }, []))).toBe(SECRET_KEY);
});
