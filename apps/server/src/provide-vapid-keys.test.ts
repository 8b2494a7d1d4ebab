import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import webPush from 'web-push';
import { whenDone } from '../../../tests/support/when-done.ts';
import { readConfig } from './config.ts';
import { provideVapidKeys } from './provide-vapid-keys.ts';

it('makes keys once and keeps them where only the owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagedoor-vapid-'));
  whenDone(() => rm(folder, { recursive: true }));
  const config = readConfig({ DATA_DIR: folder }, []);
  const keys = await provideVapidKeys(config);
  expect(await provideVapidKeys(config)).toEqual(keys);
  expect((await stat(join(folder, 'vapid-keys.json'))).mode & 0o777).toBe(0o600);
});

it('prefers the keys of the settings, and wants both', async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const both = readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }, []);
  expect(await provideVapidKeys(both)).toEqual({ publicKey, privateKey });
  expect(() => readConfig({ VAPID_PUBLIC_KEY: publicKey }, [])).toThrow('belong together');
});
