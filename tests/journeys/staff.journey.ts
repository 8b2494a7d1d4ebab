import type { Page } from '@playwright/test';
import { codeFor } from '../support/authenticator.ts';
import { aNewPerson, expectLoggedIn, logInByCode, logOut } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff, showCode } from './support/staff.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const codeField = (page: Page) => page.getByLabel('Code from the app');

const comeBack = async (page: Page, email: string) => {
  await logOut(page);
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('The code, please');
};

test('a new colleague sets up a second factor, comes back with it and, without the phone, with a kept code', async ({
  page,
  browser,
}) => {
  const colleague = await aVisitor(browser, { width: 375, theme: 'dark' });
  const { email } = await aNewPerson(colleague, 'Oles Honchar');
  await logInAsStaff(page, '/admin/staff');
  await expect(heading(page)).toHaveText('Staff members');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel('E-mail of their account').fill(email);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Choose at least one')).toBeVisible();
  await adding.getByLabel(/^Support/).check();
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const theirs = page.getByRole('row').filter({ hasText: email });
  await expect(theirs).toContainText('Not set up yet');

  await colleague.goto('/admin/problems');
  await expect(heading(colleague)).toHaveText('One more key');
  const secret = ((await colleague.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await colleague.reload(); // what was scanned stays good
  await expect(colleague.locator('code')).toContainText(secret.slice(0, 4));
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);
  const code = codeFor(secret, new Date());
  await codeField(colleague).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(colleague.getByText(/^That is not the code/)).toBeVisible();
  await codeField(colleague).fill(code);
  await expect(heading(colleague)).toHaveText('Keep these codes');
  await expectAccessible(colleague);
  const [kept = ''] = await colleague.locator('code').allTextContents();
  await colleague.getByRole('button', { name: 'I have kept them' }).click();
  await expect(heading(colleague)).toHaveText('Problems');
  await colleague.goto('/admin/withdrawals');
  await expect(heading(colleague)).toHaveText('This door leads nowhere');

  await comeBack(colleague, email);
  await codeField(colleague).fill(code);
  await expect(colleague.getByText('This code was used already. Wait for the next one.')).toBeVisible();
  await expectAccessible(colleague);
  await codeField(colleague).fill(codeFor(secret, new Date(), 1));
  await expect(heading(colleague)).toHaveText('Staff');
  await expect(colleague.getByRole('link', { name: 'Problems' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Withdrawals' })).toHaveCount(0);

  await comeBack(colleague, email);
  await colleague.getByRole('button', { name: 'I do not have the app' }).click();
  await colleague.getByLabel('Recovery code').fill(kept.toLowerCase());
  await colleague.getByLabel('Recovery code').press('Enter');
  await expect(colleague.getByText(/^9 left/)).toBeVisible();
  await expectAccessible(colleague);
  await expectNoSidewaysScroll(colleague);

  await page.reload();
  await theirs.getByRole('button', { name: /^Reset the second factor of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset it' }).click();
  await expect(theirs).toContainText('Not set up yet');
  await colleague.reload();
  await expect(heading(colleague)).toHaveText('One more key');
  await theirs.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(theirs).toHaveCount(0);
  await colleague.goto('/admin');
  await expect(heading(colleague)).toHaveText('This door leads nowhere');
  await colleague.context().close();
});

test('after twelve hours the code is asked for over the page, and what was begun goes on', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await logInAsStaff(page, '/admin/staff');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel('E-mail of their account').fill('nobody@stagedoor.example');
  await page.getByLabel(/^Content/).check();
  // The server is not asked, so that the clock of the other journeys stays where it is.
  const refusal = { error: 1028, name: 'incompleteRequest', reason: { kind: 'secondFactor' } };
  const refuse = { status: 409, json: refusal };
  await page.route('**/api/add-staff-member', (route) => route.fulfill(refuse), { times: 1 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The code, please' })).toBeVisible();
  await expectAccessible(page);
  await showCode(page);
  await expect(page.getByText('Nobody here has this address.')).toBeVisible();
  await expect(page.getByLabel('E-mail of their account')).toHaveValue('nobody@stagedoor.example');
});

test('the log shows what was done, and the address what it was narrowed by', async ({ page }) => {
  await logInAsStaff(page, '/admin/audit');
  await expect(heading(page)).toHaveText('Audit log');
  await expectAccessible(page);
  await page.getByLabel('Action').selectOption({ label: 'Made a batch for the bank' });
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(page).toHaveURL('/admin/audit?action=withdrawals.exported');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const others = rows.filter({ hasNotText: 'Made a batch for the bank' });
  await expect(rows.first()).toContainText('Made a batch for the bank');
  await expect(others).toHaveCount(0);
  await page.goBack();
  await expect(others.first()).toBeVisible();
  await page.goto('/admin/audit?subject=order+999999');
  await expect(page.getByRole('heading', { name: 'Nothing was done' })).toBeVisible();
  await page.goto('/admin/audit');
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
