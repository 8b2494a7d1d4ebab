import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStandIn } from './redis/stand-in.ts';
import { whenDone } from './when-done.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** An in-memory Redis: a real one where the machine has it, else a stand-in. */
export const aRedis = (): Promise<string> => (hasRedis ? startRedis() : startStandIn());

const startStandIn = async () => {
  const { url, close } = await openStandIn();
  whenDone(close);
  return url;
};

const startRedis = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagedoor-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder, '--daemonize', 'no'];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(server, 'exit');
  whenDone(async () => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  });
  for await (const line of createInterface(server.stdout)) if (/ready to accept/i.test(line)) break;
  server.stdout.resume();
  return `redis://127.0.0.1:${port}`;
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
