import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ensureInstalled } from './install.mjs';
import { inRoot, node, program, root } from './paths.mjs';
import { explain } from './steps.mjs';

try {
  await ensureInstalled();
  await develop();
} catch (error) {
  explain(error);
}

/** The server behind the web app's development server; both reload when a file changes. */
async function develop() {
  const port = process.env.PORT ?? '3000';
  const apiPort = await freePort();
  const children = [
    spawnChild(['--watch', inRoot('apps', 'server', 'src', 'main.ts')], root, {
      // The web app's development server renders the pages.
      PAGES: 'off',
      SANDBOX: 'on',
      DEMO: 'on',
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    }),
    spawnChild([program('react-router'), 'dev', '--port', port], inRoot('apps', 'web'), {
      ...process.env,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', () => {}); // Ctrl-C reaches the children directly
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, stop);
  await Promise.race(children.map((child) => once(child, 'exit')));
  stop();
}

function spawnChild(args, cwd, env) {
  return spawn(node, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
