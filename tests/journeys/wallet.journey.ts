import type { Page } from '@playwright/test';
import { aNewPerson, goOnAs, mailTo, pathIn } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

const addMoney = async (page: Page, dollars: string) => {
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByLabel('Amount in US dollars').fill(dollars);
  return page.getByRole('button', { name: /^Add \$/ });
};

test('money added by card is in the wallet, once, and explained to the cent', async ({ page }) => {
  const { email } = await aNewPerson(page);
  await page.goto('/wallet');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/deposit')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const add = await addMoney(page, '1');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Minimum $1.01')).toBeVisible();
  await page.getByLabel('Amount in US dollars').fill('25,50');
  await add.dblclick();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('$25.50 is in your wallet');
  expect(new Set(sent).size).toBe(1);

  await page.getByRole('link', { name: 'Go to wallet' }).click();
  await page.getByRole('button', { name: /Money added by card/ }).click();
  const entries = page.getByRole('dialog', { name: 'Money added by card' });
  await expect(entries.getByText('−$25.50')).toBeVisible();
  await expect(entries.getByText('$0.00')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Money added by card/ })).toHaveCount(1);
  await mailTo(page.request, email, '$25.50 was added to your wallet');

  await page.getByRole('button', { name: 'Refund to card' }).click();
  await page.getByRole('button', { name: 'Refund $25.50' }).click();
  await expect(page.getByRole('button', { name: /Refund to card/ })).toBeVisible();
});

test('a refused card charges nothing, and the deposit waits until it is given up', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '402' });
  await aNewPerson(page);
  await page.goto('/wallet');
  await (await addMoney(page, '40')).click();
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toBeVisible();

  await page.goto('/wallet');
  await expect(page.getByText('You haven’t been charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add money' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page).not.toHaveURL(/\/wallet/);
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('button', { name: 'Add money' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Adding money by card.*Failed/ })).toBeVisible();
});

test('money is added with a mailed link, from a device where nobody is logged in', async ({ page, browser }) => {
  const { email } = await aNewPerson(page);
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByRole('button', { name: 'Email me a payment link' }).click();
  const link = pathIn(await mailTo(page.request, email, 'Add money to your wallet'));

  const phone = await aVisitor(browser, { width: 375, theme: 'dark' });
  const opened = await phone.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByLabel('Amount in US dollars').fill('12');
  await phone.getByRole('button', { name: 'Add $12.00' }).click();
  await payByCard(phone, '4242 4242 4242 4242');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('$12.00 is in your wallet');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await phone.context().close();
});

test('the wallet asks a visitor to log in, and the staff’s page is not there for others', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  await page.goto('/wallet?pot=earned');
  await expect(page).toHaveURL('/login?next=%2Fwallet%3Fpot%3Dearned');
  expect((await page.goto('/admin/withdrawals'))?.status()).toBe(404);
  await goOnAs(page, 'fan@stagedoor.example');
  await page.goto('/admin/withdrawals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This door leads nowhere');
  await page.goto('/wallet/withdraw');
  await expect(page.getByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
});
