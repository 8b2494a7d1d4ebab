import type { StudioOverview } from '@stagedoor/contract/schemas/overview';
import { expectLoggedIn, logInByPassword } from './support/accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aBuyer, aName, anAutograph, callAs, enterStudio } from './support/studio.ts';

test('the studio opens with what is due first, one press from delivering it', async ({ page, browser }) => {
  await enterStudio(page);
  const name = aName('A verse by hand');
  const fan = await aBuyer(browser, {
    idProduct: await anAutograph(page, name, 4000),
    fields: { recipientName: 'Ivan' },
  });
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const { waiting, fans } = await callAs<StudioOverview>(page, '/get-studio-overview');
  const [first] = waiting.nearest;
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(first?.productName ?? '');
  await expect(next.getByText(/orders? needs? your attention/)).toBeVisible();
  expect(fans.at(-1)?.buyers).toBeGreaterThan(0);

  const income = page.getByRole('region', { name: 'Income' });
  await income.getByText('Show as table').press('Enter');
  await expect(income.getByRole('row')).toHaveCount(7);
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const) {
    await look(page, theme, width);
    await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await next
    .getByRole('link', { name: /^(Deliver order|Fix and resend|Answer fan):/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(studio\/)?orders\/\d+$/);
  await fan.page.context().close();
});

test('the back office opens with queues, their age, and the last thirty days', async ({ page }) => {
  await logInAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  const queues = page.getByRole('region', { name: 'Needs a decision' });
  const support = queues.getByRole('listitem').filter({ hasText: 'Questions people send us' });
  await expect(support).toContainText(/\d+\sto do/);
  await expect(support).toContainText(/oldest: \d+/);
  const days = page.getByRole('region', { name: 'Last 30 days' });
  const orders = days.getByRole('figure', { name: 'Orders paid' });
  await orders.getByText('Show as table').press('Enter');
  await expect(orders.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('figure', { name: 'Refunds' })).toBeVisible();
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const) {
    await look(page, theme, width);
    await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await speak(page, 'uk');
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Останні 30 днів' })).toBeVisible();
  await queuesIn(page).getByRole('link', { name: 'Підтримка' }).click();
  await expect(page).toHaveURL('/admin/support');
});

const queuesIn = (page: Parameters<typeof look>[0]) => page.getByRole('region', { name: 'Потребує рішення' });

test('the talent’s log-in leads to the overview in each language', async ({ page }) => {
  await logInByPassword(page, 'talent@stagedoor.example', 'stagedoor-demo');
  await expectLoggedIn(page);
  for (const [language, title] of [
    ['uk', 'Огляд'],
    ['ru', 'Обзор'],
  ] as const) {
    await speak(page, language);
    await page.goto('/studio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoSidewaysScroll(page);
  }
});
