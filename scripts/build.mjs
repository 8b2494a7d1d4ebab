import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { inRoot, node, program } from './paths.mjs';
import { run, step } from './steps.mjs';
import { takeTurn } from './turn.mjs';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const notSources = new Set(['build', 'node_modules', '.react-router', '.vite']);

const product = [
  {
    title: 'Building the web',
    stamp: inRoot('apps', 'web', 'build', '.sources'),
    sources: ['apps/web', 'packages/contract', 'packages/messages'],
    build: buildWeb,
  },
  {
    title: 'Bundling the server',
    stamp: inRoot('apps', 'server', 'build', '.sources'),
    sources: ['apps/server', 'packages/contract', 'packages/messages', 'scripts/bundle.ts'],
    build: () => bundle('apps/server/src/main.ts', 'apps/server/build'),
  },
];

const sandbox = {
  title: 'Bundling the sandbox',
  stamp: inRoot('packages', 'sandbox', 'build', '.sources'),
  sources: ['packages/sandbox', 'scripts/bundle.ts'],
  build: () => bundle('packages/sandbox/src/index.ts', 'packages/sandbox/build'),
};

/** Builds what is missing or outdated. The sandbox only where it is used. */
export async function ensureBuilt({ withSandbox, announce = step }) {
  const parts = withSandbox ? [...product, sandbox] : product;
  const built = await Promise.all(parts.map(isBuilt));
  if (!built.includes(false)) return;
  await takeTurn(async () => {
    for (const part of parts) if (!(await isBuilt(part))) await announce(part.title, () => buildPart(part));
  });
}

async function buildPart({ sources, build, stamp }) {
  const hash = await hashOfSources(sources);
  await build();
  await writeFile(stamp, hash);
}

async function isBuilt({ sources, stamp }) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await hashOfSources(sources));
}

async function buildWeb() {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(node, [program('react-router'), 'build'], { cwd: inRoot('apps', 'web'), env });
  await compressFiles(inRoot('apps', 'web', 'build', 'client'));
}

async function bundle(entry, folder) {
  await run(node, [inRoot('scripts', 'bundle.ts'), entry, folder]);
}

/** Compresses once at the best quality, instead of for every visitor. */
async function compressFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|txt|json)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await brotli(bytes));
      await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

async function hashOfSources(sources) {
  const files = (await Promise.all(sources.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(inRoot(file)).catch(() => ''))
      .update('\0');
  }
  return hash.digest('hex');
}

async function filesUnder(folder) {
  if (extname(folder)) return [folder];
  const entries = await readdir(inRoot(folder), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesUnder(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}
