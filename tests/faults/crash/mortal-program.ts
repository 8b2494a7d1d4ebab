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

/** One bundle, as `npm start` makes one. */
export const bundleProgram = async () => {
  const entry = join(import.meta.dirname, 'program-process.ts');
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'bundle.ts'), entry, folder], { cwd: root });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
};

/** At a point it comes by, or so many milliseconds after it serves, in the midst of whatever it does. */
export type Blow = { at: Point } | { afterMs: number };
/** How long it has to come by. */
const untilPoint = 500;

export type MortalProgram = Awaited<ReturnType<typeof startMortalProgram>>;

/** The program as a process of its own under a supervisor: however it ends, it comes back at the same address. */
export const startMortalProgram = async (role: Role, settings: Record<string, string>) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { PATH: process.env.PATH, PORT: String(port), PAGES: 'off', ...settings };
  // Compiled once, as `npm start` does.
  const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'stagedoor-compiled') };
  /** How long each start took until the program served, in milliseconds. */
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
    /** Resolves when it is dead, with the point where it died if it came by. */
    async kill(blow: Blow): Promise<Point | 'anywhere'> {
      while (true) {
        await serving();
        const victim = child;
        const gone = victim && once(victim, 'exit').then(() => true);
        // Who is dying already does not listen.
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
