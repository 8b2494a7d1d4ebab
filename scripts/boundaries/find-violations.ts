import { glob, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { describeCycle, type Edge, findCycles } from './find-cycles.ts';
import { isTest, judgeImport, resolveImport } from './judge-import.ts';
import { moduleOf } from './judge-server.ts';
import { readImports } from './read-imports.ts';
import { readOwnStatements } from './read-own-statements.ts';

const skipped = new Set(['node_modules', 'build', '.react-router']);

/** Everything under `root` that breaks the dependency rule, as sentences that begin with the place. */
export async function findViolations(root: string): Promise<string[]> {
  const violations: string[] = [];
  const files: Edge[] = [];
  for (const file of await sourceFiles(root)) {
    const source = await readFile(join(root, file), 'utf8');
    for (const { specifier, line } of readImports(file, source)) {
      const place = `${file}:${line}`;
      const reason = judgeImport(file, specifier);
      if (reason) violations.push(`${place} ${reason}`);
      files.push({ from: file, to: resolveImport(file, specifier), place });
    }
    if (isDoor(file)) violations.push(...judgeDoor(file, source));
  }
  return [
    ...violations,
    ...findCycles(modulesOf(files)).map((cycle) => describeCycle('modules', cycle)),
    ...findCycles(files).map((cycle) => describeCycle('files', cycle)),
  ];
}

async function sourceFiles(root: string): Promise<string[]> {
  const exclude = (path: string) => skipped.has(basename(path));
  const files: string[] = [];
  for await (const file of glob('{apps,packages,scripts,bench,tests}/**/*.{ts,tsx,mts,js,mjs}', {
    cwd: root,
    exclude,
  })) {
    files.push(file.split(sep).join('/'));
  }
  return files.sort();
}

const isDoor = (file: string) => /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/.test(file);

const judgeDoor = (file: string, source: string) =>
  readOwnStatements(file, source).map(
    (line) =>
      `${file}:${line} a front door only re-exports: the factory and its type stand in a file of the module's name`,
  );

/** Modules of one layer may import each other, but not around in a circle. Tests stand outside. */
function modulesOf(files: readonly Edge[]): Edge[] {
  const edges = files
    .filter(({ from }) => !isTest(from))
    .map(({ from, to, place }) => ({ from: serverModule(from), to: serverModule(to), place }))
    .filter(({ from, to }) => from && to && from !== to);
  return [...new Map(edges.map((edge) => [`${edge.from}>${edge.to}`, edge])).values()];
}

const serverModule = (path: string) => moduleOf(path.replace('apps/server/src/', '')) ?? '';
