import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { inRoot, node } from './paths.mjs';
import { run, step } from './steps.mjs';
import { takeTurn } from './turn.mjs';

const stamp = inRoot('node_modules', '.stagedoor-install');

export async function ensureInstalled() {
  if (await isInstalled()) return;
  await takeTurn(async () => {
    if (await isInstalled()) return;
    await step('Installing packages', install);
  });
}

async function isInstalled() {
  return existsSync(node) && (await readFile(stamp, 'utf8').catch(() => '')) === (await installedPackages());
}

async function install() {
  // Includes dev dependencies even in production: they build the web app. `npm prune --omit=dev` may remove them
  // afterwards.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  await run('npm', args, { env: outerEnvironment() });
  if (!existsSync(node)) {
    throw new Error(
      'npm did not install the Node that Stagedoor runs on: the npm package "node" needs its install script. ' +
        'Allow it (npm config: ignore-scripts=false) and start again.',
    );
  }
  await writeFile(stamp, await installedPackages());
}

async function installedPackages() {
  const lock = await readFile(inRoot('package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

/** npm must not run on the Node inside node_modules, which it is about to replace. */
function outerEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter) };
}
