import type { Page } from '@playwright/test';
import { goOnAs, mailTo, pathIn, pretendUnverified } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

const password = 'stagedoor-demo';
const talent = 'talent@stagedoor.example';

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
};

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const tellWho = async (page: Page) => {
  await fill(page, { 'First name': 'Orysia', 'Last name': 'Dzvin', 'Date of birth': '1990-02-28' });
  await page.getByLabel('Country of residence').selectOption('UA');
  await page.getByLabel('Country of birth').selectOption('UA');
  await goOn(page);
};

const tellWhere = (page: Page) => fill(page, { 'Street address': 'Valova 7', City: 'Lviv', 'Postal code': '79008' });

test('a talent withdraws, a new destination waits, staff approve, and a mail says so', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await goOnAs(page, talent);
  await page.goto('/wallet/withdraw');
  await fill(page, { 'Amount in US dollars': '25' });
  await expect(page.getByRole('radio', { name: /^Same as last time/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Other details' }).check();
  await goOn(page);
  await expect(page.getByLabel('First name')).toBeVisible();
  await goOn(page);
  await expect(page.getByLabel('First name')).toBeFocused();
  await tellWho(page);
  await tellWhere(page);
  await page.reload(); // the draft survives
  await expect(page.getByLabel('City')).toHaveValue('Lviv');
  await goOn(page);
  await fill(page, { 'IBAN or account number': 'GB82 WEST 1234 5698 7654 33' });
  await goOn(page);
  await expect(page.getByText('Enter a valid IBAN or account number')).toBeVisible();
  await fill(page, {
    'IBAN or account number': 'GB82 WEST 1234 5698 7654 32',
    'SWIFT code': 'DEUTDEFF',
    'Bank name': 'Westbank',
    'Taxpayer ID': '1234567890',
  });
  await expectAccessible(page);
  await goOn(page);
  await expectAccessible(page);

  await pretendUnverified(page, 'send-withdraw');
  await page.getByRole('button', { name: 'Withdraw $25.00' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal of $25.00 requested' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to wallet' }).click();
  await expect(page.getByText('Withdrawal to bank account •••• 5432')).toBeVisible();
  await expect(page.getByText('This is a new destination')).toBeVisible();
  await expectAccessible(page);

  const link = pathIn(await mailTo(page.request, talent, 'You requested a withdrawal of $25.00'));
  const phone = await aVisitor(browser, { width: 375, theme: 'dark' });
  await phone.goto(link); // opening it changes nothing
  await expect(phone.getByRole('button', { name: 'Not me: cancel it' })).toBeVisible();
  await expectAccessible(phone);
  await phone.context().close();

  const moved = await page.request.post('/sandbox/clock', { data: { advance: 'P3D' } });
  expect(moved.ok()).toBe(true);
  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/withdrawals');
  // With several batches in the list the cookie notice would cover a button.
  await staff.getByRole('button', { name: 'Got it' }).click();
  await staff.getByRole('button', { name: /^Approve \$25\.00/ }).press('Enter');
  await staff.getByRole('button', { name: 'Approve withdrawal' }).press('Enter');
  await expect(staff.getByRole('button', { name: /^Approve \$25\.00/ })).toHaveCount(0);
  await mailTo(page.request, talent, 'Your withdrawal of $25.00 is approved');
  await staff.getByRole('button', { name: 'New batch: Bank account' }).click();
  const download = staff.waitForEvent('download');
  await staff
    .getByRole('button', { name: /^Download batch/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.xml$/);
  await expectAccessible(staff);
  await staff.context().close();

  await page.goto('/wallet/withdraw'); // the next one goes to a card
  await fill(page, { 'Amount in US dollars': '10' });
  await expect(page.getByRole('radio', { name: 'Same as last time: Bank account, •••• 5432' })).toBeChecked();
  await page.getByRole('radio', { name: 'Other details' }).check();
  await goOn(page);
  await tellWho(page);
  await tellWhere(page);
  await goOn(page);
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await fill(page, { 'Card number': '4000 0566 5566 5556', 'Valid until': '12/34' });
  await goOn(page);
  await expect(page.getByText('•••• 5556')).toBeVisible();
  await expectAccessible(page);
  await pretendUnverified(page, 'send-withdraw');
  await page.getByRole('button', { name: 'Withdraw $10.00' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Go to wallet' }).click();
  await expect(page.getByText('Withdrawal to card •••• 5556')).toBeVisible();
});
