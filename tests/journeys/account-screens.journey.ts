import type { Page } from '@playwright/test';
import { shell as en } from '@stagedoor/messages/en/shell';
import { shell as ru } from '@stagedoor/messages/ru/shell';
import { shell as uk } from '@stagedoor/messages/uk/shell';
import { goOnAs } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';

const texts = { en, uk, ru };
const letters = { en: /[a-z]/i, uk: /[а-яіїє]/i, ru: /[а-я]/i };
const open = [
  ['/login', '/password', '/set-password?token=old', '/revert-email/old', '/revert-social/old'],
  ['/confirm-corporate-email/old', '/download-mob-app', '/app-language', '/help', '/about'],
  ['/terms', '/refunds', '/privacy', '/cookies', '/talent-agreement', '/rules'],
];
const own = [
  ['/settings', '/settings/account', '/settings/privacy', '/settings/security', '/settings/notifications'],
  ['/settings/display', '/settings/data', '/settings/delete', '/settings/support', '/set-pin', '/set-password'],
];

/** Loads the page once per language; theme and size change in place. Checks each theme and each size once. */
const expectWhole = async (page: Page, path: string) => {
  for (const language of ['uk', 'ru', 'en'] as const) {
    await speak(page, language);
    await page.goto(path);
    await expect(page.getByText(texts[language].oneMoment)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters[language]);
    for (const [theme, width] of [
      ['light', 1280],
      ['dark', 375],
    ] as const) {
      await look(page, theme, width);
      await expectNoSidewaysScroll(page);
      if (language === 'en') await expectAccessible(page);
    }
  }
};

// Several pages each: the first page of a new browser context takes twice as much of the processor as the next.
for (const paths of open) {
  test(`${paths.join(', ')} are whole in three languages, both themes, wide and narrow`, async ({ page }) => {
    for (const path of paths) await expectWhole(page, path);
  });
}

for (const paths of own) {
  test(`${paths.join(', ')} are whole in three languages, both themes, wide and narrow`, async ({ browser }) => {
    const page = await aVisitor(browser);
    await goOnAs(page, 'talent@stagedoor.example');
    for (const path of paths) await expectWhole(page, path);
  });
}
