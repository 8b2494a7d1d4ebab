import { aVisitor, expect, expectAccessible, look, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';

/** Runs here and in the browser. English dates are formatted as in `shared/time/dates.ts`. */
const writeAll = () => {
  const months = [...Array(12).keys()].map((month) => new Date(Date.UTC(2027, month, 3 + month, month, 7)));
  const dates = [
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short' },
    { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  ] as const;
  const numbers = [0, 7, 1_234, 1_234_567.891, -42.5];
  return ['en-GB', 'uk', 'ru'].flatMap((locale) => [
    ...dates.flatMap((options) =>
      months.map((moment) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)),
    ),
    ...numbers.map((number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number)),
  ]);
};

test('the cookie notice is answered once and for all', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
});

test('the language picker traps the keyboard, closes on Escape and keeps the choice', async ({ page }) => {
  await page.goto('/explore');
  const opener = page.getByRole('button', { name: /Language/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Choose your language' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByText('Українська').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('З ким хочете зустрітися?');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a modal closes when the page changes', async ({ page }) => {
  await page.goto('/');
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('theme and currency are chosen in the footer and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByLabel('Currency').selectOption('UAH');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByLabel('Currency')).toHaveValue('UAH');
});

test('the keyboard starts at the skip link and reaches the content', async ({ page }) => {
  await page.goto('/explore');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('an address that leads nowhere says so and offers a way on', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  const answer = await page.goto('/no/such/door');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This door leads nowhere');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the main pages keep to a policy without exceptions, and so do dialogs, in both themes', async ({
  browser,
  request,
}) => {
  const product = await findProduct(request, ({ productType }) => productType === 'PHYSICAL');
  const page = await aVisitor(browser);
  await page.addInitScript(`window.broken = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        broken.push(violatedDirective + ' ' + blockedURI));`);
  for (const path of ['/', '/explore', `/${product.idOwner}`, pathOf(product), '/login', '/settings/display']) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    for (const theme of ['light', 'dark'] as const) {
      await look(page, theme, 1280);
      await page
        .getByRole('button', { name: /Language/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(await page.evaluate('window.broken')).toEqual([]);
  }
});

test('the browser writes dates and numbers as the server does, so that no page changes when it comes alive', async ({
  page,
}) => {
  await page.goto('/');
  const written = `(${writeAll})()`;
  expect(await page.evaluate(written)).toEqual(writeAll());
});
