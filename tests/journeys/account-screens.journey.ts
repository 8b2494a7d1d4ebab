import type { Page } from '@playwright/test';
import { shell as en } from '@stagedoor/messages/en/shell';
import { shell as ru } from '@stagedoor/messages/ru/shell';
import { shell as uk } from '@stagedoor/messages/uk/shell';
import { expectLoggedIn, logInByPassword } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';

const texts = { en, uk, ru };
const letters = { en: /[a-z]/, uk: /[а-яіїє]/, ru: /[а-я]/ };
const open = [
  '/login',
  '/password',
  '/set-password?token=old',
  '/revert-email/old',
  '/revert-social/old',
  '/confirm-corporate-email/old',
  '/download-mob-app',
  '/app-language',
];
const own = [
  ['/settings', '/settings/account', '/settings/privacy', '/settings/security', '/settings/notifications'],
  ['/settings/display', '/settings/data', '/settings/delete', '/settings/support', '/set-pin', '/set-password'],
];

/** Loaded once in each language; the theme and the size change in place. Each theme and each size is looked through once. */
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

for (const path of open) {
  test(`${path} is whole in three languages, both themes, wide and narrow`, async ({ page }) => {
    await expectWhole(page, path);
  });
}

for (const paths of own) {
  test(`${paths.join(', ')} are whole in three languages, both themes, wide and narrow`, async ({ browser }) => {
    const page = await aVisitor(browser);
    await logInByPassword(page, 'talent@stagedoor.example', 'stagedoor-demo');
    await expectLoggedIn(page);
    for (const path of paths) await expectWhole(page, path);
    await page.context().close();
  });
}
