import { aNewPerson, anEmail, expectLoggedIn, logInByPassword, logOut, mailTo, pathIn } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a forgotten password is set anew through a mailed link, once', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const { email } = await aNewPerson(page);
  await logOut(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Use my password' }).click();
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await expectAccessible(page);

  const link = pathIn(await mailTo(page.request, email, 'Set a new password'));
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Too many people use this one.')).toBeVisible();
  await page.getByLabel('New password').fill('three blue lamps');
  await page.getByRole('button', { name: 'Save the password' }).dblclick(); // an impatient hand uses the link once
  await expect(page).toHaveURL(/\/login/);
  await logInByPassword(page, email, 'three blue lamps');
  await expectLoggedIn(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is used up');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a stranger learns nothing about an address', async ({ page }) => {
  const email = anEmail('stranger');
  await page.goto('/password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
});
