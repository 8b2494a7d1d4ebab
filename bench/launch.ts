import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const port = 20_000 + (process.pid % 10_000);

/** Runs `npm start` on its own data until the first page is served. */
export const launch = async (folder: string) => {
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const launcher = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: 'ignore',
  });
  while (!(await answers(url))) {
    if (launcher.exitCode !== null) throw new Error('The product did not start.');
    await pause(20);
  }
  return { launcher, url, ms: performance.now() - began };
};

const answers = (url: string) =>
  fetch(url).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );

export const stop = async (launcher: ChildProcess) => {
  launcher.kill('SIGTERM');
  await once(launcher, 'exit');
};
