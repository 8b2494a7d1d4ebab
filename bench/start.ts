import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// `npm start` twice on data of its own: how long a newcomer waits, how long the second start takes, what it weighs at rest.
const goals = { secondStartMs: 3_000, idleMb: 200 };
const port = 20_000 + (process.pid % 10_000);
const address = `http://127.0.0.1:${port}/`;
const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));

const start = async () => {
  const began = performance.now();
  const launcher = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
  });
  while (!(await answers())) {
    if (launcher.exitCode !== null) throw new Error('The product did not start.');
    await pause(20);
  }
  return { launcher, ms: performance.now() - began };
};

const answers = () =>
  fetch(address).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );

const stop = async (launcher: ChildProcess) => {
  launcher.kill('SIGTERM');
  await once(launcher, 'exit');
};

/** Resident memory of the server process, the launcher's only child. */
const megabytesOf = async (launcher: ChildProcess) => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (!status.includes(`PPid:\t${launcher.pid}\n`)) continue;
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }
  throw new Error('The server process was not found.');
};

const first = await start();
await stop(first.launcher);
const second = await start();
await pause(15_000);
const idle = await megabytesOf(second.launcher);
await stop(second.launcher);
await rm(folder, { recursive: true, force: true });

console.log(
  `first start   ${(first.ms / 1000).toFixed(1)} s to the first page (creates the database, draws the demo world)`,
);
console.log(
  `second start  ${(second.ms / 1000).toFixed(1)} s to the first page (goal ${goals.secondStartMs / 1000} s)`,
);
console.log(`idle          ${idle.toFixed(0)} MB with all roles and the sandbox (goal ${goals.idleMb} MB)`);
process.exitCode = second.ms > goals.secondStartMs || idle > goals.idleMb ? 1 : 0;
