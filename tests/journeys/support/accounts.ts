import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { appAuthorization } from '@stagedoor/contract/app-key';

type Mail = { id: string; subject: string; text: string };

export const anEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@stagedoor.example`;

const mailsTo = async (request: APIRequestContext, to: string): Promise<Mail[]> =>
  (await request.get('/sandbox/mail', { params: { to } })).json();

/** The mail to an address with these words in its subject that was not there `before`; mails take a moment. */
export const mailTo = async (request: APIRequestContext, to: string, subject: string, before: readonly Mail[] = []) => {
  const known = before.map(({ id }) => id);
  let found: Mail | undefined;
  const look = async () => {
    const mails = await mailsTo(request, to);
    found = mails.find((mail) => mail.subject.includes(subject) && !known.includes(mail.id));
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
};

export const codeIn = ({ text }: Pick<Mail, 'text'>) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The way within our site: the mail names the whole address. */
export const pathIn = ({ text }: Pick<Mail, 'text'>) => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no.link/');
  return `${pathname}${search}`;
};

export const logInByCode = async (page: Page, email: string) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  const before = await mailsTo(page.request, email);
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  const mail = await mailTo(page.request, email, 'is your Stagedoor code', before);
  await page.getByLabel('Code from the mail').fill(codeIn(mail));
};

export const logInByPassword = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Use my password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

export const finishRegistration = async (page: Page, name: string) => {
  await page.getByLabel('Name and surname').fill(name);
  await page.getByLabel('About you').fill('Here for the music.');
  await page.getByLabel('I accept the terms').check();
  await page.getByLabel('I am 18 or older').check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tell us who you are');
};

type Session = { authorization: string; 'x-device-id': string };

/** A new device, as the API knows it: each call carries the token that the one before it was given. */
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

/** The browser goes on with what a device was given. */
export const goOnWith = async (page: Page, { authorization, 'x-device-id': device }: Session) => {
  await page.goto('/health/live');
  await page.evaluate(
    ([aToken, deviceId]) => Object.assign(localStorage, { aToken, deviceId }),
    [authorization.replace('Bearer ', ''), device],
  );
  await page.context().addCookies([{ name: 'sd_signed', value: '1', url: new URL('/', page.url()).href }]);
};

/** Has just finished the registration, without its pages, which have journeys of their own. */
export const aNewPerson = async (page: Page, name = 'Lesia Moroz') => {
  const { session, register } = aDevice(page.request);
  const email = await register(name);
  await goOnWith(page, session);
  await page.goto('/');
  await expect(menuOf(page)).toBeVisible();
  return { email, name, session };
};

export const menuOf = (page: Page) => page.getByRole('button', { name: 'Your menu' });

/** Logged in and already where the login leads to; before that the page still changes. */
export const expectLoggedIn = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in');
  await expect(menuOf(page)).toBeVisible();
};

export const logOut = async (page: Page) => {
  // What the page was just asking for may come back refused.
  test.info().annotations.push({ type: 'complains', description: '403' });
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
};

/** The first change after a while asks who it is. The server is not asked, so that nobody has to wait five minutes. */
export const pretendUnverified = (page: Page, call: string) =>
  page.route(
    `**/api/${call}`,
    (route) =>
      route.fulfill({
        status: 409,
        json: { error: 1028, name: 'incompleteRequest', reason: { kind: 'verifySession' } },
      }),
    { times: 1 },
  );
