import { execFile } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../tests/support/temporary-folder.ts';
import { whenDone } from '../tests/support/when-done.ts';

const run = async (...args: string[]) => (await promisify(execFile)(process.execPath, args)).stdout;

it('a bundle finds what lies beside its sources, wherever the folder was moved to', async () => {
  const folder = await makeTemporaryFolder();
  whenDone(() => rm(folder, { recursive: true }));
  const [built, moved] = [join(folder, 'built'), join(folder, 'moved')];
  await mkdir(join(built, 'src', 'texts'), { recursive: true });
  await writeFile(join(built, 'package.json'), '{ "type": "module" }');
  await writeFile(join(built, 'src', 'texts', 'words.txt'), 'Двері відчинено');
  await writeFile(
    join(built, 'src', 'main.ts'),
    `const { words } = await import('./texts/read.ts');\nconsole.log('Слова:', words);`,
  );
  await writeFile(
    join(built, 'src', 'texts', 'read.ts'),
    `import { readFileSync } from 'node:fs';
     export const words: string = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');`,
  );
  await run(join(import.meta.dirname, 'bundle.ts'), join(built, 'src', 'main.ts'), join(built, 'build'));
  await rename(built, moved);
  expect(await run(join(moved, 'build', 'main.js'))).toBe('Слова: Двері відчинено\n');
});
