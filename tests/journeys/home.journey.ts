import { home as en } from '@stagedoor/messages/en/home';
import { home as ru } from '@stagedoor/messages/ru/home';
import { home as uk } from '@stagedoor/messages/uk/home';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';

const texts = { en, uk, ru };

for (const [language, theme, other] of [
  ['en', 'light', 'dark'],
  ['en', 'dark', 'light'],
  ['uk', 'light', 'dark'],
  ['ru', 'dark', 'light'],
] as const) {
  test(`home is whole in ${language}, ${theme}, wide and narrow, and follows the device to ${other}`, async ({
    browser,
  }) => {
    const page = await aVisitor(browser, { language, theme, width: theme === 'light' ? 1280 : 375 });
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts[language].marquee.second);
    await expect(page.getByRole('search')).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (language === 'en') await expectAccessible(page);
    await look(page, other, theme === 'light' ? 375 : 1280);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

test('home fits every width in Ukrainian', async ({ browser }) => {
  const page = await aVisitor(browser, { language: 'uk', theme: 'light', width: 1280 });
  await page.goto('/');
  for (const width of [320, 359, 600, 768, 1024]) {
    await look(page, 'light', width);
    await expectNoSidewaysScroll(page);
  }
  await page.context().close();
});

test('home arrives rendered, before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'uk-UA' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(uk.marquee.second);
  await expect(page.getByRole('img', { name: /Орися Тимків/ }).first()).toBeVisible();
  await context.close();
});
