import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './support/page.ts';

const guide = join(import.meta.dirname, '..', '..', 'docs', 'first-purchase.md');

/** The guide's commands as a reader would paste them; moving the clock has journeys of its own. */
const readCommands = async (): Promise<string> => {
  const text = await readFile(guide, 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
};

test('the first purchase by curl goes as its guide says', async ({ baseURL, request }) => {
  const script = `set -e\n${await readCommands()}\necho "\n$RECEIPT"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: { ...process.env, BASE: baseURL } });
  const [, receipt = ''] = /\n([0-9a-f-]{36})\s*$/.exec(stdout) ?? [];
  expect(stdout).toContain('"state":"paid"');
  const bought = async () => (await (await request.post('/api/get-bought', { data: { receipt } })).json()).state;
  await expect.poll(bought).toBe('processing');
  const served = await request.get('/api/first-purchase');
  expect(await served.text()).toBe(await readFile(guide, 'utf8'));
});
