import { aNewPerson, aNewPersonAtHome, expectLoggedIn, logInByCode, logOut, menuOf } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, patient, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';

test('one browser ends the other’s session', async ({ page, browser }) => {
  const { email } = await aNewPerson(page);
  const other = await aVisitor(browser);
  await logInByCode(other, email);
  await expectLoggedIn(other);

  await page.goto('/settings/security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Log out on/ }).click();
  await expect(page.getByRole('button', { name: /^Log out on/ })).toBeHidden();

  await other.goto('/settings/security');
  await expect(other).toHaveURL(/\/login/);
  expect(await other.evaluate(() => localStorage.getItem('aToken'))).toBe('anonymous');
  await expect(other.getByText('Your session has ended. Log in again.')).toBeVisible();
  await expect(other.getByLabel('Email')).toBeVisible();
  await page.reload();
  await expectLoggedIn(page);
  await other.context().close();
});

test('a log-out in one tab reaches the other, which comes back where it was after the next login', async ({
  page,
  context,
}) => {
  const { email } = await aNewPersonAtHome(page);
  const [here, there] = [patient(await context.newPage()), patient(await context.newPage())];
  await here.goto('/settings/account');
  await expect(here.getByLabel('Full name')).toBeVisible();
  await there.goto('/explore');
  await expect(menuOf(there)).toBeVisible();
  await logOut(page);

  // Private pages redirect to the log-in; public ones stay, without the user's menu.
  await expect(here).toHaveURL(/\/login\?next=%2Fsettings%2Faccount$/);
  await expect(here.getByLabel('Email')).toBeVisible();
  await expect(there.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(there).toHaveURL(/\/explore/);

  await page.goBack(); // the next user of the browser does not see the previous user's page
  await expect(menuOf(page)).toBeHidden();
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await expect(here).toHaveURL(/\/settings\/account/);
  await expect(here.getByLabel('Full name')).toHaveValue('Lesia Moroz');
  await expect(menuOf(there)).toBeVisible();
});

test('what was typed and not sent is gone after a log-out, for the next user and for the same one', async ({
  page,
}) => {
  const { email } = await aNewPerson(page);
  const greeting = await findProduct(page.request, ({ productType }) => productType === 'VIDEO_GREETING');
  await page.goto(pathOf(greeting));
  await page.getByLabel('What should the video say?').fill('For nobody else to read');
  await page.goto('/explore');
  await page.goto(pathOf(greeting)); // another page does not lose it
  await expect(page.getByLabel('What should the video say?')).toHaveValue('For nobody else to read');

  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('nobody else');
  await page.goto(pathOf(greeting));
  await expect(page.getByLabel('What should the video say?')).toHaveValue('');
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto(pathOf(greeting));
  await expect(page.getByLabel('What should the video say?')).toHaveValue('');
});
