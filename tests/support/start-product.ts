import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type Product = { url: string; stop(): Promise<void> };

const root = join(import.meta.dirname, '..', '..');

/** The whole product as `npm start` runs it, on a free port, with its own temporary data. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await makeTemporaryFolder();
  const server = spawn(process.execPath, [join(root, 'apps', 'server', 'build', 'main.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SANDBOX: 'on', DEMO: 'on', ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const gone = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const url = await Promise.race([
    readyMessage(server),
    gone.then(() => {
      throw new Error(`The product did not start.\n${output}`);
    }),
  ]).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function readyMessage(server: NodeJS.EventEmitter): Promise<string> {
  for (;;) {
    const [message] = (await once(server, 'message')) as [{ type?: string; url?: string }];
    if (message.type === 'ready' && message.url) return message.url;
  }
}
