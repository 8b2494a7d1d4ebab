import { login as en } from '@stagedoor/messages/en/login';
import { login as ru } from '@stagedoor/messages/ru/login';
import { login as uk } from '@stagedoor/messages/uk/login';
import { expectLoggedIn, logInByPassword } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

const texts = { en, uk, ru };
const open = [
  '/login',
  '/password',
  '/set-password?token=old',
  '/revert-email/old',
  '/download-mob-app',
  '/app-language',
];
const own = ['', '/account', '/privacy', '/security', '/notifications', '/display', '/data', '/delete'];

for (const language of ['en', 'uk', 'ru'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 375]) {
      test(`the screens before the login are whole in ${language}, ${theme}, ${width} px`, async ({ browser }) => {
        const page = await aVisitor(browser, { language, theme, width });
        for (const path of open) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
        await page.goto('/login');
        await expect(page.getByRole('button', { name: texts[language].sendCode })).toBeVisible();
        await page.context().close();
      });
    }
  }
}

for (const { theme, width } of [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
] as const) {
  test(`the settings are whole in ${theme}, ${width} px`, async ({ browser }) => {
    const page = await aVisitor(browser, { theme, width });
    await logInByPassword(page, 'talent@stagedoor.example', 'stagedoor-demo');
    await expectLoggedIn(page);
    for (const path of [...own.map((section) => `/settings${section}`), '/set-pin', '/set-password']) {
      await page.goto(path);
      await expect(page.getByText('One moment')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.context().close();
  });
}
