import { layerOf, moduleOf } from './judge-server.ts';
import type { TableUse } from './read-table-uses.ts';
import { layers } from './rules.ts';
import { ownerOf, referenceTables, viewsOfEverything } from './tables.ts';

/** The module of a file, or `platform`; undefined for other files. Paths are relative to the server's `src`. */
export const readerOf = (path: string): string | undefined =>
  moduleOf(path) ?? (path.startsWith('platform/') ? 'platform' : undefined);

export function judgeTableUse(path: string, { table, kind }: TableUse): string | undefined {
  const [reader, owner] = [readerOf(path), ownerOf.get(table)];
  if (reader === undefined || owner === undefined || reader === owner) return undefined;
  if (kind === 'writes') return `${reader} writes ${table}, which is for ${owner} alone to write`;
  if (heightOf(owner) > heightOf(reader)) return `${reader} reads upwards: ${table} belongs to ${owner}`;
  if (!isView(reader) || referenceTables.has(table) || seesEverything(path)) return undefined;
  return `${reader} is a view and reads ${table} through what ${owner} exports`;
}

const isView = (reader: string) => layerOf(reader) === layers.length;
const seesEverything = (path: string) => Object.keys(viewsOfEverything).some((folder) => path.startsWith(folder));

/** Tables without an owner, and owners of missing tables. */
export function judgeOwners(schema: string): string[] {
  const block = /export interface DB \{(.*?)\n\}/s.exec(schema)?.[1] ?? '';
  const tables = new Set([...block.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name));
  return [
    ...[...tables].filter((table) => !ownerOf.has(table)).map((table) => `the table ${table} has no owner`),
    ...[...ownerOf.keys()].filter((table) => !tables.has(table)).map((table) => `there is no table ${table} to own`),
  ].map((sentence) => `${sentence}: see scripts/boundaries/tables.ts`);
}

const heightOf = (owner: string) => (owner === 'platform' ? 0 : layerOf(owner));
