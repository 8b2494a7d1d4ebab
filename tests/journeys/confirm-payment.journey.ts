import type { Page } from '@playwright/test';
import { aNewPerson, mailTo, pathIn } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { anAutograph } from './support/shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, it is me' });

test('a bank’s question that stayed open is mailed, and answered on a device where nobody is logged in', async ({
  page,
  browser,
}) => {
  const { email } = await aNewPerson(page);
  const [first, second] = [await anAutograph(page.request, 3000), await anAutograph(page.request, 4500)];
  await page.goto(first.path);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Save this card for next time').check();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await payByCard(page, '4000 0027 6000 3184');
  await confirm(page).click();
  await expect(title(page)).toHaveText('Autograph ordered');

  await page.goto(second.path);
  await page.getByLabel('Recipient’s name').fill('Lesia');
  await expect(page.getByRole('radio', { name: /Visa ending in 3184/ })).toBeChecked();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  // The buyer is redirected to 3-D Secure, does not confirm, and closes the tab.
  await expect(confirm(page)).toBeVisible();
  await page.goto('about:blank');
  const moved = await page.request.post('/sandbox/clock', { data: { advance: 'PT2M' } });
  expect(moved.ok()).toBe(true);
  const link = pathIn(await mailTo(page.request, email, 'Your bank asks you to confirm $45.00'));

  const phone = await aVisitor(browser, { width: 375, theme: 'dark' });
  const opened = await phone.goto(link);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(title(phone)).toHaveText('Your bank asks you to confirm $45.00');
  await expect(phone.getByText('Lesia')).toHaveCount(0);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Confirm with my bank' }).click();
  await confirm(phone).click();

  await expect(title(phone)).toHaveText('Autograph ordered');
  await mailTo(page.request, email, 'your order is paid');
  await phone.goto(link);
  await expect(title(phone)).toHaveText('$45.00 is paid');
});

test('a bank’s answer of no can be given again, or the purchase paid otherwise', async ({ page }) => {
  await aNewPerson(page);
  const [first, second] = [await anAutograph(page.request, 3000), await anAutograph(page.request, 4500)];
  await page.goto(first.path);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Save this card for next time').check();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await payByCard(page, '4000 0027 6000 3184');
  await confirm(page).click();
  await expect(title(page)).toHaveText('Autograph ordered');

  await page.goto(second.path);
  await page.getByLabel('Recipient’s name').fill('Lesia');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await page.getByRole('button', { name: 'No, refuse' }).click();
  await expect(title(page)).toHaveText('Your bank didn’t confirm $45.00');
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirm with my bank' }).click();
  await confirm(page).click();

  await expect(title(page)).toHaveText('Autograph ordered');
});
