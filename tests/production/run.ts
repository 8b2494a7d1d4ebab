import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; input?: string };

/** Runs a program to its end and returns its output; on failure the error contains it. */
export const run = async (program: string, args: readonly string[], { cwd, env, input }: Options = {}) => {
  const child = spawn(program, args, { cwd, env: env ?? process.env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
};

export const runShell = (script: string, options: Options) => run('bash', ['-euo', 'pipefail', '-c', script], options);

/** Ends a process that we started and waits until it is gone. */
export const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

export const until = async (what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> => {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Expected within ${seconds} s: ${what}.`);
};
