import { aNewPerson, expectLoggedIn, logInByCode, logOut, menuOf } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, patient, test } from './support/page.ts';

test('one browser ends the other’s session', async ({ page, browser }) => {
  const { email } = await aNewPerson(page);
  const other = await aVisitor(browser);
  await logInByCode(other, email);
  await expectLoggedIn(other);

  await page.goto('/settings/security');
  await expect(page.getByText('This device, right now')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End the session on/ }).click();
  await expect(page.getByRole('button', { name: /^End the session on/ })).toBeHidden();

  await other.goto('/settings/security');
  await expect(other).toHaveURL(/\/login/);
  expect(await other.evaluate(() => localStorage.getItem('aToken'))).toBe('anonymous');
  await expect(other.getByLabel('E-mail')).toBeVisible();
  await page.reload();
  await expectLoggedIn(page);
  await other.context().close();
});

test('a log-out in one tab reaches the other, which comes back where it was after the next login', async ({
  page,
  context,
}) => {
  const { email } = await aNewPerson(page);
  const [here, there] = [patient(await context.newPage()), patient(await context.newPage())];
  await here.goto('/settings/account');
  await expect(here.getByLabel('Name and surname')).toBeVisible();
  await there.goto('/explore');
  await expect(menuOf(there)).toBeVisible();
  await logOut(page);

  // What needs a login leads there; what does not stays, without the menu.
  await expect(here).toHaveURL(/\/login\?next=%2Fsettings%2Faccount$/);
  await expect(here.getByLabel('E-mail')).toBeVisible();
  await expect(there.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(there).toHaveURL(/\/explore/);

  await page.goBack(); // what was left behind is not shown to the next person
  await expect(menuOf(page)).toBeHidden();
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await expect(here).toHaveURL(/\/settings\/account/);
  await expect(here.getByLabel('Name and surname')).toHaveValue('Lesia Moroz');
  await expect(menuOf(there)).toBeVisible();
});
