import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Page, test } from '@playwright/test';
import { appAuthorization } from '@stagedoor/contract/app-key';
import { codeFor, stepOf } from '../../support/authenticator.ts';
import { expectLoggedIn, logInByPassword } from './accounts.ts';
import { expect } from './page.ts';

const administrator = { email: 'admin@stagedoor.example', password: 'stagedoor-demo' };

/** What the demo's administrator has in an authenticator app, shared by all journeys. */
type Shared = { secret: string; folder: string };

const shared = (): Shared => JSON.parse(process.env.JOURNEYS_STAFF ?? '{}');

/** A code opens once, so of all journeys only one may use it: whoever writes its file first. */
const nextCode = async ({ secret, folder }: Shared): Promise<string> => {
  for (;;) {
    const now = new Date();
    for (const steps of [-1, 0, 1]) {
      const file = await open(join(folder, String(stepOf(now) + steps)), 'wx').catch(() => null);
      await file?.close();
      if (file) return codeFor(secret, now, steps);
    }
    await wait(1000);
  }
};

/** Before all journeys: sets up the second factor of the demo's administrator, without its pages. */
export const setUpStaff = async (url: string, folder: string): Promise<void> => {
  let authorization: string = appAuthorization;
  const device = randomUUID();
  const call = async <Reply>(path: string, body: object): Promise<Reply> => {
    const headers = { authorization, 'x-device-id': device, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    authorization = answer.headers.get('authorization') ?? authorization;
    return answer.json() as Reply;
  };
  await call('login-with-password', administrator);
  const { secret } = await call<{ secret: string }>('start-second-factor', {});
  await call('confirm-second-factor', { code: await nextCode({ secret, folder }) });
  process.env.JOURNEYS_STAFF = JSON.stringify({ secret, folder });
};

/** The demo's administrator, in a room of the back office. */
export const logInAsStaff = async (page: Page, room = '/admin') => {
  await logInByPassword(page, administrator.email, administrator.password);
  await expectLoggedIn(page);
  await page.goto(room);
  await showCode(page);
};

/** Types the administrator's next code where it is asked for. */
export const showCode = async (page: Page) => {
  const field = page.getByLabel('Code from the app');
  await expect(field).toBeVisible();
  // A later code of another journey may have been faster; then this one is spent.
  test.info().annotations.push({ type: 'complains', description: '422' });
  await expect(async () => {
    await field.fill(await nextCode(shared()));
    await expect(field).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
};
