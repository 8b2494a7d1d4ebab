import { aNewPerson, logInByCode, mailTo, pretendUnverified } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('an account is deleted only after a clear yes, and is really gone', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const { email } = await aNewPerson(page);
  await page.goto('/settings/data');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page.getByText('You’ll lose this permanently')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page.getByText('Tick this box if you’re sure')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Delete my account and my data now').check();

  await pretendUnverified(page, 'delete-user?*');
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/settings\/delete/);

  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(page.getByText('Your account is deleted. Goodbye')).toBeVisible();
  await expect(page).toHaveURL('/');
  await mailTo(page.request, email, 'Your account was deleted');

  // The same address can register anew.
  await logInByCode(page, email);
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByLabel('Full name')).toHaveValue('');
});
