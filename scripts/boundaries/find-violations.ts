import { glob, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { describeCycle, type Edge, findCycles } from './find-cycles.ts';
import { isTest, judgeImport, resolveImport } from './judge-import.ts';
import { moduleOf } from './judge-server.ts';
import { judgeOwners, judgeTableUse, readerOf } from './judge-tables.ts';
import { readImports } from './read-imports.ts';
import { readOwnStatements } from './read-own-statements.ts';
import { readTableUses } from './read-table-uses.ts';
import { ownerOf, referenceTables } from './tables.ts';

const skipped = new Set(['node_modules', 'build', '.react-router']);

const server = 'apps/server/src/';
const schemaFile = `${server}platform/database/schema.gen.ts`;

type Findings = { violations: string[]; files: Edge[]; modules: Edge[] };

/** Every violation of the dependency rules under `root`, as sentences that begin with the location. */
export async function findViolations(root: string): Promise<string[]> {
  const findings: Findings = { violations: [], files: [], modules: [] };
  for (const file of await sourceFiles(root)) {
    const source = await readFile(join(root, file), 'utf8');
    lookAtImports(file, source, findings);
    if (isDoor(file)) findings.violations.push(...judgeDoor(file, source));
    if (file.startsWith(server) && !isTest(file)) lookAtTables(file, source, findings);
    if (file === schemaFile) findings.violations.push(...judgeOwners(source).map((reason) => `${file}:1 ${reason}`));
  }
  return [
    ...findings.violations,
    ...findCycles(unique(findings.modules)).map((cycle) => describeCycle('modules', cycle)),
    ...findCycles(findings.files).map((cycle) => describeCycle('files', cycle)),
  ];
}

function lookAtImports(file: string, source: string, { violations, files, modules }: Findings) {
  for (const { specifier, line } of readImports(file, source)) {
    const place = `${file}:${line}`;
    const reason = judgeImport(file, specifier);
    if (reason) violations.push(`${place} ${reason}`);
    const to = resolveImport(file, specifier);
    files.push({ from: file, to, place });
    // Modules of one layer may import each other, but not in a cycle. Tests are exempt.
    if (!isTest(file)) modules.push({ from: serverModule(file), to: serverModule(to), place });
  }
}

/** Reading a table makes a module depend on its owner, as an import does. */
function lookAtTables(file: string, source: string, { violations, modules }: Findings) {
  const path = file.slice(server.length);
  const reader = readerOf(path);
  if (reader === undefined) return;
  for (const use of readTableUses(file, source, (name) => ownerOf.has(name))) {
    const place = `${file}:${use.line}`;
    const reason = judgeTableUse(path, use);
    if (reason) violations.push(`${place} ${reason}`);
    else if (!referenceTables.has(use.table)) modules.push({ from: reader, to: ownerOf.get(use.table) ?? '', place });
  }
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

const unique = (edges: readonly Edge[]): Edge[] => {
  const between = edges.filter(({ from, to }) => from && to && from !== to);
  return [...new Map(between.map((edge) => [`${edge.from}>${edge.to}`, edge])).values()];
};

const serverModule = (path: string) => moduleOf(path.replace(server, '')) ?? '';
