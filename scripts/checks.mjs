import { inRoot, node, program } from './paths.mjs';
import { attempt } from './steps.mjs';

const web = inRoot('apps', 'web');
const run = (args, cwd) => attempt(node, args, cwd ? { cwd } : {});

/** The fast checks, the longest first: each returns whether it passed and, if not, its output. */
export const checks = [
  { title: 'Types', run: checkTypes },
  { title: 'Refusals', run: () => run([inRoot('scripts', 'refusals.ts')]) },
  { title: 'Lint and format', run: () => run([program('biome'), 'check', '--error-on-warnings']) },
  { title: 'Boundaries', run: () => run([inRoot('scripts', 'boundaries.ts')]) },
  { title: 'Unused code', run: () => run([program('knip'), '--no-progress']) },
];

// Incremental: unchanged files are not checked again.
const tsc = (name) => {
  const memory = inRoot('node_modules', '.cache', 'tsc', `${name}.tsbuildinfo`);
  return [program('tsc'), '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', memory];
};

async function checkTypes() {
  // The web app's types are partly generated from its routes; first, because the search for unused code reads them too.
  const generated = await run([program('react-router'), 'typegen'], web);
  const results = [await run(tsc('root')), generated.ok ? await run(tsc('web'), web) : generated];
  const failures = results.filter(({ ok }) => !ok);
  return { ok: failures.length === 0, output: failures.map(({ output }) => output).join('\n') };
}
