import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { VapidKeys } from './platform/ports/push.ts';

const stored = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The web push keys from the settings; without them, keys generated once and stored beside the data. */
export const provideVapidKeys = async (config: Config): Promise<VapidKeys> => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, DATA_DIR } = config;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const file = join(DATA_DIR, 'vapid-keys.json');
  const read = async () => stored.parse(JSON.parse(await readFile(file, 'utf8')));
  return read().catch(async () => {
    await mkdir(DATA_DIR, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
    // Of several processes that start at once, the first one's keys are kept.
    await link(draft, file).catch(() => {});
    await rm(draft);
    return read();
  });
};
