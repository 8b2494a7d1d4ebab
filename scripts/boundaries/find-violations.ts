import { glob, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { isTest, judgeImport, resolveImport } from './judge-import.ts';
import { moduleOf } from './judge-server.ts';
import { readImports } from './read-imports.ts';
import { parts } from './rules.ts';

type Edge = { from: string; to: string; place: string };

const skipped = new Set(['node_modules', 'build', '.react-router']);

/** Every import under `root` that breaks the dependency rule, as sentences that begin with the place. */
export async function findViolations(root: string): Promise<string[]> {
  const violations: string[] = [];
  const edges: Edge[] = [];
  for (const file of await sourceFiles(root)) {
    for (const { specifier, line } of readImports(file, await readFile(join(root, file), 'utf8'))) {
      const place = `${file}:${line}`;
      const reason = judgeImport(file, specifier);
      if (reason) violations.push(`${place} ${reason}`);
      if (specifier.startsWith('.') && !isTest(file)) {
        edges.push({ from: serverModule(file), to: serverModule(resolveImport(file, specifier)), place });
      }
    }
  }
  return [...violations, ...findCycles(unique(edges.filter(({ from, to }) => from && to && from !== to)))];
}

async function sourceFiles(root: string): Promise<string[]> {
  const folders = Object.values(parts).map(({ folder }) => folder);
  const exclude = (path: string) => skipped.has(basename(path));
  const files: string[] = [];
  for await (const file of glob(`{${folders}}/**/*.{ts,tsx,mts,js,mjs}`, { cwd: root, exclude })) {
    files.push(file.split(sep).join('/'));
  }
  return files.sort();
}

const serverModule = (path: string) => moduleOf(path.replace('apps/server/src/', '')) ?? '';

/** Modules of one layer may import each other, but not around in a circle. */
function findCycles(edges: Edge[]): string[] {
  const found = new Map<string, string>();
  const follow = (path: Edge[]) => {
    const last = path.at(-1);
    for (const edge of edges.filter(({ from }) => from === last?.to)) {
      const start = path.findIndex(({ from }) => from === edge.to);
      if (start >= 0) report(path.slice(start).concat(edge));
      else follow([...path, edge]);
    }
  };
  const report = (cycle: Edge[]) => {
    const names = cycle.map(({ from }) => from);
    const key = names.toSorted().join();
    if (!found.has(key))
      found.set(key, `${cycle[0]?.place} modules import each other in a circle: ${[...names, names[0]].join(' → ')}`);
  };
  for (const edge of edges) follow([edge]);
  return [...found.values()];
}

const unique = (edges: Edge[]) => [...new Map(edges.map((edge) => [`${edge.from}>${edge.to}`, edge])).values()];
