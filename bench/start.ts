import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, stop } from './launch.ts';

// Runs `npm start` twice on its own data: time of the first and second start, and memory when idle.
const goals = { secondStartMs: 3_000, idleMb: 200 };
const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));

/** Resident memory of the server process, the launcher's only child. */
const megabytesOf = async (launcher: ChildProcess) => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (!status.includes(`PPid:\t${launcher.pid}\n`)) continue;
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }
  throw new Error('The server process was not found.');
};

const first = await launch(folder);
await stop(first.launcher);
const second = await launch(folder);
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
