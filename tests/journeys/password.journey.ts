import {
  aNewPersonAtHome,
  anEmail,
  expectLoggedIn,
  logInByPassword,
  logOut,
  mailTo,
  pathIn,
} from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a forgotten password is reset through a mailed link, once', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const { email } = await aNewPersonAtHome(page);
  await logOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Use password' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expectAccessible(page);

  const link = pathIn(await mailTo(page.request, email, 'Reset your Stagedoor password'));
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await page.getByLabel('New password').fill('three blue lamps');
  await page.getByRole('button', { name: 'Save password' }).dblclick(); // a double press uses the link once
  await expect(page).toHaveURL(/\/login/);
  await logInByPassword(page, email, 'three blue lamps');
  await expectLoggedIn(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('a stranger learns nothing about an address', async ({ page }) => {
  const email = anEmail('stranger');
  await page.goto('/password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
});
