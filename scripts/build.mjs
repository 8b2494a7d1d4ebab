import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { inRoot, node, program } from './paths.mjs';
import { run, step } from './steps.mjs';
import { takeTurn } from './turn.mjs';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const stamp = inRoot('apps', 'web', 'build', '.sources');
const sources = ['apps/web', 'packages/contract', 'packages/messages'];
const notSources = new Set(['build', 'node_modules', '.react-router', '.vite']);

export async function ensureBuilt(announce = step) {
  if (await isBuilt()) return;
  await takeTurn(async () => {
    if (await isBuilt()) return;
    await announce('Building the web', buildWeb);
  });
}

async function isBuilt() {
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await hashOfSources());
}

async function buildWeb() {
  const hash = await hashOfSources();
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(node, [program('react-router'), 'build'], { cwd: inRoot('apps', 'web'), env });
  await compressFiles(inRoot('apps', 'web', 'build', 'client'));
  await writeFile(stamp, hash);
}

/** Compressed once here with the best effort, instead of for every visitor. */
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

async function hashOfSources() {
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
  const entries = await readdir(inRoot(folder), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesUnder(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(found)).flat();
}
