import type { Browser, Page } from '@playwright/test';
import { aNewPerson, mailTo, pathIn } from './support/accounts.ts';
import { payByCard, payIn } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, patient, test } from './support/page.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Somebody else's browser, which has a mailed link: money arrives without a hand on this one. */
const depositElsewhere = async (page: Page, browser: Browser, email: string, dollars: string) => {
  const mails = await page.request.get('/sandbox/mail', { params: { to: email } });
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByRole('button', { name: 'Mail me a link for another device' }).click();
  const link = pathIn(await mailTo(page.request, email, 'Add money to your wallet', await mails.json()));
  await page.keyboard.press('Escape');
  const other = await aVisitor(browser);
  await other.goto(link);
  await other.getByLabel('Amount in US dollars').fill(dollars);
  await other.getByRole('button', { name: /^Add \$/ }).click();
  return async () => {
    await payByCard(other, '4242 4242 4242 4242');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/is in your wallet/);
    await other.context().close();
  };
};

test('what happens in one browser rings the bell in another within a second, on one connection for all tabs', async ({
  page,
  browser,
}) => {
  const passes: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/socket-auth')) passes.push(request.url());
  });
  const { email } = await aNewPerson(page);
  await page.goto('/wallet');
  const tab = patient(await page.context().newPage());
  await tab.goto('/explore');
  await expect(bellOf(tab)).toHaveAccessibleName('Notifications');

  const pay = await depositElsewhere(page, browser, email, '12');
  await pay();
  for (const screen of [page, tab]) {
    await expect(bellOf(screen)).toHaveAccessibleName('Notifications: 1 new', { timeout: 1_000 });
  }
  await expect(page.getByRole('main').getByText('$12.00').first()).toBeVisible();
  expect(passes).toHaveLength(1);
});

test('the bell opens a list that goes on as one reads, leads on, and remembers what was read', async ({ page }) => {
  const { session } = await aNewPerson(page);
  await bellOf(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('heading', { name: 'All quiet backstage' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bellOf(page)).toBeFocused();

  for (let dollars = 1; dollars <= 7; dollars++) await payIn(page.request, session, dollars * 1000);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 7 new');
  await page.reload();
  await bellOf(page).click();
  await expect(list.getByRole('listitem').first()).toContainText('$70.00 arrived in your wallet');
  await list.getByRole('link', { name: 'How you are told' }).scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);

  await list.getByRole('link', { name: /\$70\.00/ }).click();
  await expect(page).toHaveURL('/wallet');
  await expect(list).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 6 new');

  await page.setViewportSize({ width: 375, height: 812 });
  await bellOf(page).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
});

test('people choose what reaches them, when, and how often', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/notifications');
  await page.getByRole('checkbox', { name: 'Likes: By mail' }).press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('switch', { name: 'Leave me in peace at night' }).check();
  await page.getByLabel('To', { exact: true }).fill('22:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The hours must begin and end at different times')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('07:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('switch', { name: 'Put the mails of a day together' }).check();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Likes: By mail' })).toBeChecked();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:30');
  await expect(page.getByRole('switch', { name: 'Put the mails of a day together' })).toBeChecked();
});
