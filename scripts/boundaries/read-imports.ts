import { parseSync } from 'vite';

export type Import = { specifier: string; line: number };

/** All modules a source file refers to: imports, re-exports, dynamic imports and import types. */
export function readImports(file: string, source: string): Import[] {
  const { module, comments } = parseSync(file, source);
  const found = new Map<number, string>();
  for (const { moduleRequest } of module.staticImports) found.set(moduleRequest.start, moduleRequest.value);
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.set(moduleRequest.start, moduleRequest.value);
  }
  // The parser does not list import types (`import('./a.ts').A`) or the values of dynamic imports; both look the same
  // in the text.
  for (const match of without(comments, source).matchAll(/\bimport\(\s*(['"`])(.+?)\1/g)) {
    found.set(match.index, match[2] ?? '');
  }
  return [...found].map(([at, specifier]) => ({ specifier, line: source.slice(0, at).split('\n').length }));
}

function without(comments: readonly { start: number; end: number }[], source: string): string {
  return comments.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}
