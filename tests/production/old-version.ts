import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { anAutograph, price } from '../support/shop.ts';
import type { Shop } from './load.ts';
import { end, run, until } from './run.ts';
import { freePort } from './services.ts';

/** The first version that others than its authors have run. */
const commit = '2fb2f21';

type Options = { root: string; folder: string; DATABASE_URL: string; DATABASE_OWNER_URL: string };

/** Migrates, fills and serves a database with that version, without its pages. */
export const startOldVersion = async ({ root, folder, DATABASE_URL, DATABASE_OWNER_URL }: Options) => {
  await run('git', ['clone', '-q', root, folder]);
  await run('git', ['checkout', '-q', commit], { cwd: folder });
  await run('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], { cwd: folder });
  const node = join(folder, 'node_modules', '.bin', 'node');
  const env = { ...process.env, DATABASE_URL, DATABASE_OWNER_URL };
  // It required more rights of the owner than documented.
  const grown = new URL(DATABASE_OWNER_URL);
  grown.username = 'postgres';
  grown.password = '';
  await run('psql', [grown.href, '-c', 'alter role stagedoor_owner createrole']);
  await run(node, ['scripts/migrate.ts'], { cwd: folder, env });
  await run('psql', [grown.href, '-c', 'alter role stagedoor_owner nocreaterole']);

  await mkdir(join(folder, 'tests', 'production'), { recursive: true });
  const script = join('tests', 'production', 'fill-shop.ts');
  await copyFile(join(root, script), join(folder, script));
  const shop = JSON.parse(await run(node, [script], { cwd: folder, env })) as Shop;

  const port = await freePort();
  const server = spawn(node, ['apps/server/src/main.ts', '--role', 'http'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL, PORT: `${port}`, PAGES: 'off', DATA_DIR: join(folder, '.data') },
    stdio: 'ignore',
  });
  await until('the older version is ready', async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok);

  const buyOne = async (turn: number): Promise<boolean> => {
    const buyer = shop.buyers[turn % shop.buyers.length];
    const ware = shop.wares[turn % shop.wares.length];
    if (!buyer || !ware) return false;
    const { ok } = await fetch(`http://127.0.0.1:${port}/api/buy-product/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-device-id': buyer.device,
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${buyer.token}`,
      },
      body: JSON.stringify(anAutograph(ware, price)),
    });
    return ok;
  };
  return {
    shop,
    /** How many of the purchases succeeded. */
    buy: async (times: number) => {
      let worked = 0;
      for (let turn = 0; turn < times; turn++) worked += (await buyOne(turn)) ? 1 : 0;
      return worked;
    },
    stop: () => end(server),
  };
};
