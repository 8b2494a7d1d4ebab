import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const look = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('the sandbox says that money is not real and leads to the tour, its inbox and its books', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Five-minute tour' }).click();
  await expect(heading(page)).toHaveText('Five-minute tour');
  for (const width of [1280, 375]) {
    await look(page, width);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(heading(page)).toHaveText('Inbox');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Books' }).click();
  await expect(heading(page)).toHaveText('Books');
  await expectAccessible(page);
});

test('a guest’s purchase is one press, and the email opens the order', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByRole('button', { name: 'Open the email link: Guest' }).first().click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(heading(page)).toBeVisible();
  await page.goto('/sandbox/inbox');
  const [mail] = await page.locator('details.mail').all();
  await mail?.locator('summary').click();
  await expect(page.frameLocator('details[open] iframe').getByRole('link').first()).toBeVisible();
});

test('the tour copies a test card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sandbox');
  await page.getByRole('button', { name: 'Copy 4242 4242 4242 4242' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('4242424242424242');
});

test('the API explains itself', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  await page.goto('/api/docs');
  await expect(heading(page)).toContainText('Stagedoor API');
  await expectAccessible(page);
  await look(page, 375);
  await expectNoSidewaysScroll(page);
  await look(page, 1280);

  // Sends each example unchanged; the log-in's token is used by the next call.
  await execute(page, 'account', 'loginWithPassword');
  await execute(page, 'wallet', 'getWallet');
});

const execute = async (page: Page, section: string, name: string) => {
  await page.locator(`#operations-tag-${section}`).click();
  const call = page.locator(`#operations-${section}-${name}`);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table tbody .response-col_status').first()).toContainText('200');
};
