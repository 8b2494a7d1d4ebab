import { expect, expectAccessible, test } from './support/page.ts';

test('a fan logs in, is recognised after a reload, and logs out', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill('fan@stagedoor.example');
  await page.getByLabel('Password', { exact: true }).fill('stagedoor-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  const menu = page.getByRole('button', { name: 'Your menu' });
  await expect(menu).toBeVisible();
  await page.reload();
  await menu.click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeHidden();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('aToken'))).toBe('anonymous');
});

test('a wrong password says what to do and loses nothing that was typed', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('fan@stagedoor.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('E-mail and password do not match. Check both and try again.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('fan@stagedoor.example');
});
