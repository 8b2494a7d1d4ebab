import { aNewPerson, anEmail, expectLoggedIn, logInByCode, mailTo, pathIn } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('an e-mail address is changed, and taken back by its old owner', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '403' });
  const { email } = await aNewPerson(page);
  const other = anEmail('other');
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(other);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`We sent a link to ${other}.`)).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

  const confirm = pathIn(await mailTo(page.request, other, 'Confirm your new email'));
  const opened = await page.goto(confirm);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await page.goto(confirm); // opening it changes nothing
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
  await page.goto('/settings/account');
  await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();

  await page.goto(pathIn(await mailTo(page.request, email, 'Your login email was changed')));
  await page.getByRole('button', { name: 'Restore my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account restored');

  // Every session has ended, this one too.
  await page.goto('/settings/account');
  await expect(page).toHaveURL(/\/login/);
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto('/settings/account');
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
});
