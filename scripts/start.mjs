import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, node, root } from './paths.mjs';
import { explain } from './steps.mjs';
import { whenAbandoned } from './when-abandoned.mjs';

const isProduction = process.env.NODE_ENV === 'production';

try {
  await ensureInstalled();
  await ensureBuilt({ withSandbox: !isProduction });
  serve();
} catch (error) {
  explain(error);
}

function serve() {
  const playground = isProduction ? {} : { SANDBOX: 'on', DEMO: 'on' };
  // Its own process group: Ctrl-C reaches only this process, which forwards it once. When this process is killed, the IPC
  // channel breaks and the server stops.
  // By default V8's young generation may grow to 48 MB; a quarter is enough and keeps an idle product small.
  const flags = ['--max-semi-space-size=4'];
  const server = spawn(node, [...flags, inRoot('apps', 'server', 'build', 'main.js'), ...process.argv.slice(2)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'), ...playground, ...process.env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  const stop = () => {
    stopping = true;
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  whenAbandoned(stop);
  server.once('error', explain);
  server.once('exit', (code, signal) => {
    process.exitCode = stopping && (code === 0 || signal) ? 0 : (code ?? 1);
  });
}
