import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { end, until } from './run.ts';

type Settings = Record<string, string>;

/** The program's processes, each started as the documented unit says; a `systemctl` on the path restarts them. */
export const createInstances = async (unit: string, settingsOf: (name: string) => Settings, bin: string) => {
  const line = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const running = new Map<string, ChildProcess>();
  const logs = new Map<string, string>();

  const start = async (name: string) => {
    const settings = settingsOf(name);
    const [program = '', ...args] = line('ExecStart')
      .replaceAll(/\$\{(\w+)\}/g, (_, key: string) => settings[key] ?? '')
      .split(' ');
    const child = spawn(program, args, {
      cwd: line('WorkingDirectory'),
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (data: Buffer) => logs.set(name, `${logs.get(name) ?? ''}${data}`.slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    running.set(name, child);
    const ready = `http://127.0.0.1:${settings.PORT}/health/ready`;
    await until(`${name} is ready`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${logs.get(name)}`);
      return (await fetch(ready)).ok;
    }).catch((error) => {
      throw new Error(`${error.message}\n${logs.get(name)}`);
    });
  };
  const stop = async (name: string) => {
    const child = running.get(name);
    if (child) await end(child);
  };

  const control = createServer(async (request, answer) => {
    const name = (request.url ?? '').slice(1);
    await stop(name);
    await start(name).then(
      () => answer.end(),
      (error) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const { port } = control.address() as { port: number };
  const script = `#!/bin/sh
[ "$1" = restart ] || exit 64
shift
for unit; do name=\${unit#stagedoor@}; curl -fsS -X POST "http://127.0.0.1:${port}/$name" || exit 1; done\n`;
  await writeFile(join(bin, 'systemctl'), script);
  await chmod(join(bin, 'systemctl'), 0o755);

  return {
    start,
    log: (name: string) => logs.get(name) ?? '',
    stopAll: async () => {
      await Promise.all([...running.keys()].map(stop));
      control.close();
    },
  };
};
