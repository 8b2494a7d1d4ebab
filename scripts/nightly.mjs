import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, node, program, root } from './paths.mjs';
import { explain } from './steps.mjs';

const sizes = {
  FAULT_SIZE: 'nightly',
  ROUNDS: '10000',
  SEQUENCES: '10000',
  COMMANDS: '60',
  REQUESTS: '200000',
  HOSTILE_TEXTS: '150',
};
const requested = process.argv.slice(2);

try {
  await ensureInstalled();
  // One file after another, so that the printed figures are those of an otherwise idle machine.
  const args = [
    'run',
    '--project=server',
    '--no-file-parallelism',
    ...(requested.length > 0 ? requested : ['tests/faults']),
  ];
  const env = { ...process.env, ...sizes };
  const run = async (args) => {
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
    const [code] = await once(child, 'exit');
    if (code !== 0) process.exitCode = code ?? 1;
  };
  await run([program('vitest'), ...args]);
  if (requested.length === 0) {
    await ensureBuilt({ withSandbox: true, announce: (_title, work) => work() });
    await run([program('playwright'), 'test', '--config=tests/journeys', 'hostile-posts']);
    await run([inRoot('tests', 'production', 'walk.ts')]);
  }
} catch (error) {
  explain(error);
}
