import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeAt, stepAt } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openAuthenticator } from './keep-authenticator.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const now = new Date('2026-03-01T12:00:00Z');
const step = stepAt(now);

const anAuthenticator = async () => {
  const folder = await makeTemporaryFolder();
  whenDone(() => rm(folder, { recursive: true }));
  return openAuthenticator(join(folder, 'authenticator.json'));
};

it('knows nothing before it is set up', async () => {
  const authenticator = await anAuthenticator();
  expect([await authenticator.read(), await authenticator.codes(now)]).toEqual([null, []]);
});

it('offers the codes of now that were not used, the oldest first', async () => {
  const authenticator = await anAuthenticator();
  await authenticator.keep({ secret, lastStep: step - 1 });
  expect(await authenticator.codes(now)).toEqual([
    { code: codeAt(secret, step), step },
    { code: codeAt(secret, step + 1), step: step + 1 },
  ]);
  await authenticator.keep({ secret, lastStep: step + 1 });
  expect(await authenticator.codes(now)).toEqual([]);
});
