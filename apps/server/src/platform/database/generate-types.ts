import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bin = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
const target = fileURLToPath(new URL('./schema.gen.ts', import.meta.url));

/** Writes `schema.gen.ts` from a migrated database or, with `verify`, fails when the file is out of date. */
export const generateTypes = async (url: string, { verify = false } = {}) => {
  await promisify(execFile)(process.execPath, [
    bin,
    ...['--url', url, '--dialect', 'postgres', '--default-schema', 'public', '--log-level', 'error'],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.migration'],
    ...['--type-mapping', JSON.stringify({ int8: 'number' })],
    ...['--out-file', target, ...(verify ? ['--verify'] : [])],
  ]);
};
