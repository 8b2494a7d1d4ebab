import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Point, Role } from './points.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'node_modules', '.cache', 'crash-test');

/** Bundles the program as `npm start` does. */
export const bundleProgram = async () => {
  const entry = join(import.meta.dirname, 'program-process.ts');
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'bundle.ts'), entry, folder], { cwd: root });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
};

/** Kills at a crash point, or so many milliseconds after it serves, whatever it is doing. */
export type Blow = { at: Point } | { afterMs: number };
/** Time for the process to reach its crash point; then it is killed anyway. */
const untilPoint = 500;

export type KillableProgram = Awaited<ReturnType<typeof startKillableProgram>>;

/** The program as a supervised process: however it ends, it restarts on the same port. */
export const startKillableProgram = async (role: Role, settings: Record<string, string>) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PATH: process.env.PATH, PORT: String(port), PAGES: 'off', ...settings };
  // Uses a compile cache, as `npm start` does.
  const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'stagedoor-compiled') };
  /** The duration of each start until the program served, in milliseconds. */
  const starts: number[] = [];
  let child: ChildProcess | undefined;
  let serves = false;
  let stopped = false;

  const live = async () => {
    const began = performance.now();
    child = spawn(process.execPath, [join(folder, 'program-process.js'), `--role=${role}`], {
      env: { ...environment, ...cache },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = once(child, 'exit');
    child.once('message', () => {
      serves = true;
      starts.push(performance.now() - began);
    });
    await gone;
    serves = false;
  };
  const supervision = (async () => {
    while (!stopped) await live();
  })();
  const serving = async () => {
    while (!serves) await pause(10);
  };

  return {
    role,
    url,
    starts,
    serving,
    /** Resolves when it is dead, with the crash point if it was reached. */
    async kill(blow: Blow): Promise<Point | 'anywhere'> {
      while (true) {
        await serving();
        const victim = child;
        const gone = victim && once(victim, 'exit').then(() => true);
        // Ignores the error of sending to a process that is already dying.
        if ('at' in blow) victim?.send(blow.at, () => {});
        const died = await Promise.race([gone, pause('at' in blow ? untilPoint : blow.afterMs, false)]);
        if (died && 'at' in blow) return blow.at;
        if (died) continue;
        serves = false;
        victim?.kill('SIGKILL');
        await gone;
        return 'anywhere';
      }
    },
    async stop() {
      stopped = true;
      child?.kill('SIGKILL');
      await supervision;
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
};
