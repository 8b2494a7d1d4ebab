import { aNewPerson, logInByCode, mailTo, pretendUnverified } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('an account is deleted only after a clear yes, and is really gone', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const { email } = await aNewPerson(page);
  await page.goto('/settings/data');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page.getByText('This would be gone')).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByText('Tick this if you are sure')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('I want my account and my data to be deleted now').check();

  await pretendUnverified(page, 'delete-user?*');
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/settings\/delete/);

  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByText('Your account is deleted. Goodbye')).toBeVisible();
  await expect(page).toHaveURL('/');
  await mailTo(page.request, email, 'Your account was deleted');

  // The same address is a new person.
  await logInByCode(page, email);
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByLabel('Name and surname')).toHaveValue('');
});
