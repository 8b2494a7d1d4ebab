import { expect, expectAccessible, test } from './support/page.ts';

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
  await page.getByLabel('Light or dark').selectOption('Backstage (dark)');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByLabel('Currency').selectOption('UAH');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByLabel('Currency')).toHaveValue('UAH');
});

test('the keyboard starts at the skip link and reaches the content', async ({ page }) => {
  await page.goto('/explore');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
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
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');
});

test('every page carries a strict policy with a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    [request.get('/'), request.get('/')].map(
      async (answer) => (await answer).headers()['content-security-policy'] ?? '',
    ),
  );
  for (const policy of policies) {
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("script-src 'unsafe");
  }
  expect(policies[0]).not.toBe(policies[1]);
});
