import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { codeFor } from '../../support/authenticator.ts';
import { aDevice, goOnWith, menuOf } from './accounts.ts';
import { anIpAddress, expect } from './page.ts';

const administrator = { email: 'admin@stagedoor.example', password: 'stagedoor-demo' };

/** Of a member of the staff: `secret` is what the authenticator app has. */
type Colleague = { email: string; secret: string };
type Team = { colleagues: Colleague[]; folder: string };

/** A code opens once, so each journey is a colleague of its own: as many as ever log in, second tries included, and no more than one page of their list. */
const teamSize = 20;
const atOnce = 5;

const setUpSecondFactor = async ({ call }: ReturnType<typeof aDevice>): Promise<string> => {
  const { secret } = await call<{ secret: string }>('start-second-factor', {});
  // The oldest that is good, so that the next two are good at once.
  await call('confirm-second-factor', { code: codeFor(secret, new Date(), -1) });
  return secret;
};

/** Before all journeys: people who may do everything in the back office, without its pages. */
export const setUpStaff = async (url: string, folder: string): Promise<void> => {
  const newRequest = () => request.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': anIpAddress() } });
  const admin = aDevice(await newRequest());
  await admin.call('login-with-password', administrator);
  await setUpSecondFactor(admin);
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

/** The first whom no other journey has claimed: the file of their place is written once. */
const claimColleague = async (): Promise<Colleague> => {
  const { colleagues, folder }: Team = JSON.parse(process.env.JOURNEYS_STAFF ?? '{}');
  for (const [place, colleague] of colleagues.entries()) {
    const file = await open(join(folder, String(place)), 'wx').catch(() => null);
    await file?.close();
    if (file) return colleague;
  }
  throw new Error('more staff is needed than was set up');
};

const secrets = new WeakMap<Page, string>();

/** A member of the staff who may do everything, in a room of the back office. */
export const logInAsStaff = async (page: Page, room = '/admin') => {
  const { email, secret } = await claimColleague();
  secrets.set(page, secret);
  const { session, call, logIn } = aDevice(page.request);
  await logIn(email);
  await call('enter-second-factor', { code: codeFor(secret, new Date()) });
  await goOnWith(page, session);
  await page.goto(room);
  await expect(menuOf(page)).toBeVisible();
};

/** Types the next code of the page's own colleague where it is asked for. */
export const showCode = async (page: Page) => {
  const field = page.getByLabel('Code from the app');
  await field.fill(codeFor(secrets.get(page) ?? '', new Date(), 1));
  await expect(field).toHaveCount(0);
};
