import type { Page } from '@playwright/test';
import { aNewPerson } from './support/accounts.ts';
import { buyByCard } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

test('staff find an order and follow its payment through the books to the account', async ({ page, browser }) => {
  const { email, name } = await aNewPerson(page, 'Khrystyna Zavadska');
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });

  const staff = await aVisitor(browser);
  await logInAsStaff(staff);
  await staff.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name: 'Orders' }).click();
  await staff.getByLabel('Fan or talent').fill('zavadska');
  await staff.getByLabel('Amount from, $').fill('much');
  await staff.getByRole('button', { name: 'Find' }).click();
  await expect(staff.getByText('Enter an amount, e.g. 25 or 25.50')).toBeVisible();
  await staff.getByLabel('Amount from, $').fill('44');
  await staff.getByLabel('Status').selectOption('In progress');
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/person=zavadska&state=processing&min=44/);
  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expectAccessible(staff);

  await row.getByRole('link', { name: product.name }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const entries = staff.getByRole('region', { name: 'Ledger entries' });
  const paid = entries.getByRole('listitem').filter({ hasText: 'Order paid by card' });
  await expect(paid).toContainText('Held after this$44.00');
  await expect(staff.getByRole('region', { name: 'Payment provider' })).toContainText(/pi_\w+/);
  await expectAccessible(staff);
  await staff.goBack();
  await expect(row).toHaveCount(1);
  await staff.goForward();

  await paid.getByRole('link', { name: /^Transaction \d+$/ }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Transaction \d+$/);
  await expect(staff.getByText('Both sides are equal')).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('link', { name: /^Held for orders, order \d+$/ }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Held for orders, order \d+$/);
  await expect(staff.getByText('Balance$44.00')).toBeVisible();
  await expect(staff.getByRole('row').filter({ hasText: 'Order paid by card' })).toContainText('+$44.00');
  await look(staff, 'dark', 375);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await staff.context().close();
});

test('staff send for the auditor and see every truth hold and the books come to nothing', async ({ page }) => {
  await logInAsStaff(page, '/admin/ledger');
  await page.getByRole('button', { name: 'Run checks now' }).dblclick();
  await expect(page.getByText('Checks finished')).toBeVisible();
  await expect(page.getByText(/^All \d+\schecks passed$/)).toBeVisible();
  const truths = page.getByRole('region', { name: 'Integrity checks' }).getByRole('listitem');
  await expect(truths.filter({ hasText: 'Passed' })).toHaveCount(await truths.count());
  const together = page.getByRole('region', { name: 'Balance sheet' }).getByRole('row', { name: /^Total/ });
  await expect(together.getByRole('cell').last()).toHaveText('$0.00');
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

const id = '11111111-1111-4111-8111-111111111111';
const givenUp = {
  id,
  queue: 'mail.send',
  state: 'failed',
  tries: 21,
  error: 'connect ECONNREFUSED',
  ids: { idOrder: 7 },
  createdAt: '2026-03-01T12:00:00.000Z',
  nextTry: null,
};

/** Fakes a mail job that has failed for half a day, because the journey cannot wait that long. */
const giveUpOne = async (page: Page) => {
  let isThere = true;
  await page.route('**/api/get-stuck-jobs', (route) =>
    route.fulfill({ json: { items: isThere ? [givenUp] : [], totalPages: 1, currentPage: 0 } }),
  );
  const requests: unknown[] = [];
  await page.route('**/api/retry-jobs', (route) => {
    requests.push(route.request().postDataJSON());
    isThere = false;
    return route.fulfill({ json: { count: 1 } });
  });
  return requests;
};

test('staff see what the machine does and try again what it gave up', async ({ page }) => {
  await logInAsStaff(page);
  const requests = await giveUpOne(page);
  await page.goto('/admin/jobs');
  await expect(page.getByRole('region', { name: 'Scheduled jobs' })).toContainText('ledger.audit');
  const job = page.getByRole('listitem').filter({ hasText: 'mail.send, idOrder 7' });
  await expect(job).toContainText('connect ECONNREFUSED');
  await expect(job).toContainText('21 attempts');
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await job.getByRole('button', { name: /^Retry/ }).dblclick();
  await expect(page.getByText('Queued. It starts within a second.')).toBeVisible();
  await expect(job).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeFocused();
  expect(requests).toEqual([{ queue: 'mail.send', id }]);
});
