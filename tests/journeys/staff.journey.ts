import type { Page } from '@playwright/test';
import { codeFor } from '../support/authenticator.ts';
import { aNewPerson, expectLoggedIn, logInByCode, logOut } from './support/accounts.ts';
import { answerOnce, aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff, showCode } from './support/staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const codeField = (page: Page) => page.getByLabel('Verification code');

const comeBack = async (page: Page, email: string) => {
  await logOut(page);
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Enter your code');
};

test('a new colleague sets up a second factor, comes back with it and, without the phone, with a kept code', async ({
  page,
  browser,
}) => {
  const colleague = await aVisitor(browser, { width: 375, theme: 'dark' });
  const { email } = await aNewPerson(colleague, 'Oles Honchar');
  await logInAsStaff(page, '/admin/staff');
  await expect(heading(page)).toHaveText('Team');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add member' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel('Account email').fill(email);
  await adding.getByRole('button', { name: 'Add member', exact: true }).click();
  await expect(adding.getByText('Choose at least one')).toBeVisible();
  await adding.getByLabel(/^Support/).check();
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add member', exact: true }).click();
  const theirs = page.getByRole('row').filter({ hasText: email });
  await expect(theirs).toContainText('Not set up yet');

  await colleague.goto('/admin/problems');
  await expect(heading(colleague)).toHaveText('Set up two-factor authentication');
  // Otherwise the banner covers a part of whichever link happens to be there.
  await colleague.getByRole('button', { name: 'Got it' }).click();
  const secret = ((await colleague.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await colleague.reload(); // the secret stays the same
  await expect(colleague.locator('code')).toContainText(secret.slice(0, 4));
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  const code = codeFor(secret, new Date());
  await codeField(colleague).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(colleague.getByText(/^That code isn’t right/)).toBeVisible();
  await codeField(colleague).fill(code);
  await expect(heading(colleague)).toHaveText('Save these codes');
  await expectAccessible(colleague);
  const [kept = ''] = await colleague.locator('code').allTextContents();
  await colleague.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(heading(colleague)).toHaveText('Problems');
  await colleague.goto('/admin/withdrawals');
  await expect(heading(colleague)).toHaveText('This door leads nowhere');

  await comeBack(colleague, email);
  await codeField(colleague).fill(code);
  await expect(colleague.getByText('This code was already used. Wait for the next one.')).toBeVisible();
  await expectAccessible(colleague);
  await codeField(colleague).fill(codeFor(secret, new Date(), 1));
  await expect(heading(colleague)).toHaveText('Admin');
  await expect(colleague.getByRole('link', { name: 'Problems' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Withdrawals' })).toHaveCount(0);

  await comeBack(colleague, email);
  await colleague.getByRole('button', { name: 'Use a recovery code' }).click();
  await colleague.getByLabel('Recovery code').fill(kept.toLowerCase());
  await colleague.getByLabel('Recovery code').press('Enter');
  await expect(colleague.getByText(/^9\sleft/)).toBeVisible();
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);

  await page.reload();
  await theirs.getByRole('button', { name: /^Reset two-factor:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset two-factor' }).click();
  await expect(theirs).toContainText('Not set up yet');
  await colleague.reload();
  await expect(heading(colleague)).toHaveText('Set up two-factor authentication');
  await theirs.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(theirs).toHaveCount(0);
  await colleague.goto('/admin');
  await expect(heading(colleague)).toHaveText('This door leads nowhere');
  await colleague.context().close();
});

test('after twelve hours the code is asked for over the page, and what was begun goes on', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await logInAsStaff(page, '/admin/staff');
  await page.getByRole('button', { name: 'Add member' }).click();
  await page.getByLabel('Account email').fill('nobody@stagedoor.example');
  await page.getByRole('checkbox', { name: /^Content/ }).check();
  // Fakes the response instead of moving the clock that all journeys share.
  const refusal = { error: 1028, name: 'incompleteRequest', reason: { kind: 'secondFactor' } };
  const refuse = { status: 409, json: refusal };
  await answerOnce(page, '**/api/add-staff-member', (route) => route.fulfill(refuse));
  await page.getByRole('dialog').getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  await showCode(page);
  await expect(page.getByText('There’s no account with this email.')).toBeVisible();
  await expect(page.getByLabel('Account email')).toHaveValue('nobody@stagedoor.example');
});

test('the log shows what was done, and the address what it was narrowed by', async ({ page }) => {
  await logInAsStaff(page, '/admin/audit');
  await expect(heading(page)).toHaveText('Audit log');
  await expectAccessible(page);
  await page.getByLabel('Action').selectOption({ label: 'Created a bank batch' });
  await page.getByRole('button', { name: 'Apply filter', exact: true }).press('Enter');
  await expect(page).toHaveURL('/admin/audit?action=withdrawals.exported');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const others = rows.filter({ hasNotText: 'Created a bank batch' });
  await expect(rows.first()).toContainText('Created a bank batch');
  await expect(others).toHaveCount(0);
  await page.goBack();
  await expect(others.first()).toBeVisible();
  await page.goto('/admin/audit?subject=order+999999');
  await expect(page.getByRole('heading', { name: 'No actions' })).toBeVisible();
  await page.goto('/admin/audit');
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
