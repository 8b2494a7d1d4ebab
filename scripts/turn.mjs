import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';

const lock = inRoot('.data', 'preparing.lock');

/** A lock: concurrent `npm start` and `npm test` must not install or build into the same folder. */
export async function takeTurn(work) {
  const draft = `${lock}.${process.pid}`;
  await mkdir(inRoot('.data'), { recursive: true });
  await writeFile(draft, String(process.pid));
  try {
    while (!(await linked(draft))) {
      if (await isLeftOver()) await rm(lock, { force: true });
      else await sleep(200);
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

const linked = (draft) =>
  link(draft, lock).then(
    () => true,
    (error) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function isLeftOver() {
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
