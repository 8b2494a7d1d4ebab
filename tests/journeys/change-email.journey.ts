import { aNewPerson, anEmail, expectLoggedIn, logInByCode, mailTo, pathIn } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('an e-mail address is changed, and taken back by its old owner', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '403' });
  const { email } = await aNewPerson(page);
  const other = anEmail('other');
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('New address').fill(other);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByText(`We sent a link to ${other}.`)).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

  const confirm = pathIn(await mailTo(page.request, other, 'Confirm your new address'));
  const opened = await page.goto(confirm);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await page.goto(confirm); // opening it changes nothing
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm the address' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The address is confirmed');
  await page.goto('/settings/account');
  await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();

  await page.goto(pathIn(await mailTo(page.request, email, 'Your address was changed')));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The account is yours again');

  // Every session has ended, this one too.
  await page.goto('/settings/account');
  await expect(page).toHaveURL(/\/login/);
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto('/settings/account');
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();

  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is used up');
});
