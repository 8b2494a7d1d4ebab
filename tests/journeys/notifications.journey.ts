import type { Browser, Page } from '@playwright/test';
import { aNewPerson, aNewPersonAtHome, mailTo, pathIn } from './support/accounts.ts';
import { payByCard, payIn } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, patient, test } from './support/page.ts';
import { aName, anAutograph, callAs, enterStudio } from './support/studio.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Deposits through a mailed link in another browser, so that money arrives without a press on this page. */
const depositElsewhere = async (page: Page, browser: Browser, email: string, dollars: string) => {
  const mails = await page.request.get('/sandbox/mail', { params: { to: email } });
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByRole('button', { name: 'Email me a payment link' }).click();
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
  await expect.poll(() => passes.length).toBeGreaterThan(0);
  // The previous page may have had a connection of its own.
  await expect(async () => {
    const seen = passes.length;
    await page.waitForTimeout(1_500);
    expect(passes).toHaveLength(seen);
  }).toPass();
  const before = passes.length;
  const tab = patient(await page.context().newPage());
  await tab.goto('/explore');
  await expect(bellOf(tab)).toHaveAccessibleName('Notifications');

  const pay = await depositElsewhere(page, browser, email, '12');
  await pay();
  for (const screen of [page, tab]) {
    await expect(bellOf(screen)).toHaveAccessibleName('Notifications: 1 new', { timeout: 1_000 });
  }
  await expect(page.getByRole('main').getByText('$12.00').first()).toBeVisible();
  expect(passes).toHaveLength(before);
});

/** Records in the page when its header first changes, and when it announces these words. */
const watchTheHeader = (page: Page, words: string) =>
  page.evaluate(`{
    const labelOf = (start) => document.querySelector('[aria-label^="' + start + '"]')?.getAttribute('aria-label');
    const places = {
      bell: () => labelOf('Notifications:'),
      orders: () => labelOf('Orders'),
      aloud: () => [...document.querySelectorAll('[aria-live="polite"]')].some(
        ({ textContent }) => textContent === ${JSON.stringify(words)}),
    };
    const first = Object.entries(places).map(([name, read]) => ({ name, read, was: read() }));
    new MutationObserver(() => {
      for (const { name, read, was } of first) {
        if (read() !== was) document.documentElement.dataset[name] ??= String(Date.now());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }`);

test('a purchase in one browser raises the bell in the other within a second, and is read out politely', async ({
  page,
  browser,
}) => {
  const talent = await aVisitor(browser);
  await enterStudio(talent);
  const name = aName('A signed page');
  const idProduct = await anAutograph(talent, name, 2_000);
  const { email, session } = await aNewPerson(page, 'Olha Kobylianska');
  await payIn(page.request, session, 2_000);
  const sentence = `Olha Kobylianska ordered “${name}”`;
  await watchTheHeader(talent, sentence);

  const { result } = await callAs<{ result: string }>(page, '/buy-product/', {
    idProduct,
    total: 2_000,
    fromWallet: 2_000,
    language: 'en',
    fields: { email, recipientName: 'Olha' },
  });
  const bought = Date.now();
  expect(result).toBe('success');
  for (const place of ['bell', 'orders', 'aloud']) {
    const seen = () => talent.locator('html').getAttribute(`data-${place}`);
    await expect.poll(seen).not.toBeNull();
    expect(Number(await seen()) - bought, `milliseconds until ${place}`).toBeLessThan(1_000);
  }
  await bellOf(talent).click();
  await expect(talent.getByRole('dialog', { name: 'Notifications' }).getByText(sentence)).toBeVisible();
  await talent.context().close();
});

test('the bell opens a list that goes on as one reads, leads on, and remembers what was read', async ({ page }) => {
  const { session } = await aNewPersonAtHome(page);
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
  await expect(list.getByRole('listitem').first()).toContainText('$70.00 was added to your wallet');
  await list.getByRole('link', { name: 'Notification settings' }).scrollIntoViewIfNeeded();
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
  const products = page.getByRole('checkbox', { name: 'Products: Email', exact: true });
  await products.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('switch', { name: 'Don’t disturb me' }).check();
  await page.getByLabel('To', { exact: true }).fill('22:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose two different times')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('07:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('switch', { name: 'One summary email a day' }).check();
  await expectAccessible(page);

  await page.reload();
  await expect(products).toBeChecked();
  // Mandatory ones say so; optional ones can be set one by one.
  await page.getByText('Orders: choose one by one').click();
  await expect(page.getByRole('checkbox', { name: 'Refunds: Email: always' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Messages: Email', exact: true }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Orders: Email: optional ones' })).toHaveJSProperty(
    'indeterminate',
    true,
  );
  await page.getByRole('switch', { name: 'Emails you can turn off' }).uncheck();
  await expect(products).toBeDisabled();
  await expectAccessible(page);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:30');
  await expect(page.getByRole('switch', { name: 'One summary email a day' })).toBeChecked();
});
