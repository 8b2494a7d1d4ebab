import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { codeFor } from '../../support/authenticator.ts';
import { aDevice, goOnWith, menuOf } from './accounts.ts';
import { anIpAddress, expect } from './page.ts';

const administrator = { email: 'admin@stagedoor.example', password: 'stagedoor-demo' };

/** A staff member; `secret` is the authenticator app's. */
type Colleague = { email: string; secret: string };
type Team = { colleagues: Colleague[]; folder: string };

/** A code works once, so each journey uses its own staff member: enough for all log-ins. */
const teamSize = 32;
const atOnce = 4;
/** How long an authenticator app shows a code. */
const stepMs = 30_000;
/** How long a call may take on a busy machine. */
const travelMs = 5_000;

const setUpSecondFactor = async ({ call }: ReturnType<typeof aDevice>): Promise<string> => {
  const { secret } = await call<{ secret: string }>('start-second-factor', {});
  // A code that is about to expire would arrive too late. A little longer than that: a timer can go off a moment early.
  const left = stepMs - (Date.now() % stepMs);
  if (left < travelMs) await new Promise((resolve) => setTimeout(resolve, left + 100));
  // The oldest valid code, so that the next two are still unused.
  await call('confirm-second-factor', { code: codeFor(secret, new Date(), -1) });
  return secret;
};

/** The tour sets up the demo administrator's authenticator app and stores its secret, so that both can use it. */
const logInAsAdministrator = async (theirs: APIRequestContext) => {
  await expect(await theirs.post('/sandbox/log-in', { form: { who: 'administrator' } })).toBeOK();
  const { secret, lastStep }: { secret: string; lastStep: number } = await (
    await theirs.get('/sandbox/authenticator')
  ).json();
  const admin = aDevice(theirs);
  await admin.call('login-with-password', administrator);
  await admin.call('enter-second-factor', { code: codeFor(secret, new Date((lastStep + 1) * stepMs)) });
  return admin;
};

/** Before all journeys: creates staff members with all scopes through the API. */
export const setUpStaff = async (url: string, folder: string): Promise<void> => {
  const newRequest = () => request.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': anIpAddress() } });
  const admin = await logInAsAdministrator(await newRequest());
  const aColleague = async (): Promise<Colleague> => {
    const theirs = await newRequest();
    const device = aDevice(theirs);
    const email = await device.register('Oksana Rudenko');
    await admin.call('add-staff-member', { email, scopes: staffScopes });
    const secret = await setUpSecondFactor(device);
    await theirs.dispose();
    return { email, secret };
  };
  const colleagues: Colleague[] = [];
  while (colleagues.length < teamSize)
    colleagues.push(...(await Promise.all(Array.from({ length: atOnce }, aColleague))));
  process.env.JOURNEYS_STAFF = JSON.stringify({ colleagues, folder } satisfies Team);
};

/** Claims the first free staff member: the exclusive create of their file fails for all others. */
const claimColleague = async (): Promise<Colleague> => {
  const { colleagues, folder }: Team = JSON.parse(process.env.JOURNEYS_STAFF ?? '{}');
  for (const [place, colleague] of colleagues.entries()) {
    const file = await open(join(folder, String(place)), 'wx').catch(() => null);
    await file?.close();
    if (file) return colleague;
  }
  throw new Error(`expected at most ${colleagues.length} staff log-ins: raise teamSize`);
};

const secrets = new WeakMap<Page, string>();

/** Logs in as a staff member with all scopes and opens a page of the back office. */
export const logInAsStaff = async (page: Page, path = '/admin') => {
  const { email, secret } = await claimColleague();
  secrets.set(page, secret);
  const { session, call, logIn } = aDevice(page.request);
  await logIn(email);
  await call('enter-second-factor', { code: codeFor(secret, new Date()) });
  await goOnWith(page, session);
  await page.goto(path);
  await expect(menuOf(page)).toBeVisible();
};

/** Enters the next code of the page's staff member. */
export const showCode = async (page: Page) => {
  const field = page.getByLabel('Verification code');
  await field.fill(codeFor(secrets.get(page) ?? '', new Date(), 1));
  await expect(field).toHaveCount(0);
};
