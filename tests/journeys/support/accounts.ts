import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { appAuthorization } from '@stagedoor/contract/app-key';
import { answerOnce } from './page.ts';

type Mail = { id: string; subject: string; text: string; attachments: { filename: string; base64: string }[] };

export const anEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@stagedoor.example`;

const mailsTo = async (request: APIRequestContext, to: string): Promise<Mail[]> =>
  (await request.get('/sandbox/mail', { params: { to } })).json();

/** Waits for a mail to an address with these words in its subject that is not in `before`. */
export const mailTo = async (request: APIRequestContext, to: string, subject: string, before: readonly Mail[] = []) => {
  const known = before.map(({ id }) => id);
  let found: Mail | undefined;
  const look = async () => {
    const mails = await mailsTo(request, to);
    found = mails.find((mail) => mail.subject.includes(subject) && !known.includes(mail.id));
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
  if (!found) throw new Error(`expected a mail to ${to} with the subject ${subject}`);
  return found;
};

export const codeIn = ({ text }: Pick<Mail, 'text'>) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Path and query of the first link in a mail. */
export const pathIn = ({ text }: Pick<Mail, 'text'>) => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no.link/');
  return `${pathname}${search}`;
};

export const logInByCode = async (page: Page, email: string) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const before = await mailsTo(page.request, email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const mail = await mailTo(page.request, email, 'is your Stagedoor code', before);
  await page.getByLabel('Verification code').fill(codeIn(mail));
};

export const logInByPassword = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Use password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

export const finishRegistration = async (page: Page, name: string) => {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('About you').fill('Here for the music.');
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByLabel('I’m 18 or older').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create your account');
};

type Session = { authorization: string; 'x-device-id': string };

/** A new device that calls the API: each call sends the token of the previous response. */
export const aDevice = (request: APIRequestContext) => {
  const session: Session = { authorization: appAuthorization, 'x-device-id': randomUUID() };
  const call = async <Reply>(path: string, data: object): Promise<Reply> => {
    const answer = await request.post(`/api/${path}`, { data, headers: session });
    await expect(answer).toBeOK();
    session.authorization = answer.headers().authorization ?? session.authorization;
    return answer.json();
  };
  const logIn = async (email: string) => {
    const before = await mailsTo(request, email);
    await call('login-get-password/', { email, language: 'en' });
    const password = codeIn(await mailTo(request, email, 'is your Stagedoor code', before));
    await call('login-with-password', { email, password });
  };
  const register = async (name: string) => {
    const email = anEmail('person');
    await logIn(email);
    const person = { name, about: 'Here for the music.', languages: ['en'], language: 'en', terms: true, adult: true };
    await call('register-user/', person);
    return email;
  };
  return { session, call, logIn, register };
};

/** Continues a device's session in the browser. */
export const goOnWith = async (page: Page, { authorization, 'x-device-id': device }: Session) => {
  await page.goto('/health/live');
  await page.evaluate(
    ([aToken, deviceId]) => Object.assign(localStorage, { aToken, deviceId }),
    [authorization.replace('Bearer ', ''), device],
  );
  await page.context().addCookies([{ name: 'sd_signed', value: '1', url: new URL('/', page.url()).href }]);
};

/** A user who has just registered through the API, since the registration pages have their own journeys; no page is open yet. */
export const aNewPerson = async (page: Page, name = 'Lesia Moroz') => {
  const { session, register } = aDevice(page.request);
  const email = await register(name);
  await goOnWith(page, session);
  return { email, name, session };
};

/** The same, on the home page. */
export const aNewPersonAtHome = async (page: Page, name?: string) => {
  const person = await aNewPerson(page, name);
  await page.goto('/');
  await expect(menuOf(page)).toBeVisible();
  return person;
};

/** Somebody of the demo world, logged in without the pages of the login; no page of ours is open yet. */
export const goOnAs = async (page: Page, email: string) => {
  const { session, call } = aDevice(page.request);
  await call('login-with-password', { email, password: 'stagedoor-demo' });
  await goOnWith(page, session);
};

export const menuOf = (page: Page) => page.getByRole('button', { name: 'Your menu' });

/** Waits until the log-in has redirected; before that the page still changes. */
export const expectLoggedIn = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in');
  await expect(menuOf(page)).toBeVisible();
};

export const logOut = async (page: Page) => {
  // Pending requests of the page may be refused.
  test.info().annotations.push({ type: 'complains', description: '403' });
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
};

/** Fakes the step-up request that the server makes five minutes after log-in. */
export const pretendUnverified = (page: Page, call: string) =>
  answerOnce(page, `**/api/${call}`, (route) =>
    route.fulfill({
      status: 409,
      json: { error: 1028, name: 'incompleteRequest', reason: { kind: 'verifySession' } },
    }),
  );
