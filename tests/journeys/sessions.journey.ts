import { aNewPerson, expectLoggedIn, logInByCode } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, test } from './support/page.ts';

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
