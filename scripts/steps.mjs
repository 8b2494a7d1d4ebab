import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Prints one line of progress: what is being done, and how long it took. */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} …`);
  try {
    const result = await work();
    process.stdout.write(` ${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}

export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs a program quietly; on failure its output becomes the error message. */
export async function run(command, args, options = {}) {
  const { ok, output } = await attempt(command, args, options);
  if (!ok) throw new Error(output || `${command} ${args.join(' ')} failed.`);
  return output;
}

export function attempt(command, args, options = {}) {
  return new Promise((resolve) => {
    const env = { NO_COLOR: '1', ...(options.env ?? process.env) };
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options, env });
    let output = '';
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Prints the error's sentence without a stack. */
export function explain(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
