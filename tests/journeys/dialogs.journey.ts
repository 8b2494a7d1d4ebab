import type { Locator, Page } from '@playwright/test';
import { aNewPerson } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

type Dialog = { at: string; opener: (page: Page) => Locator; title: string };

const dialogs: readonly Dialog[] = [
  { at: '/orysia', opener: (page) => page.getByRole('button', { name: 'Block' }), title: 'Block Orysia Tymkiv?' },
  {
    at: '/orysia',
    opener: (page) => page.getByRole('button', { name: 'Report', exact: true }),
    title: 'What is wrong with Orysia Tymkiv?',
  },
  { at: '/wallet', opener: (page) => page.getByRole('button', { name: 'Add money' }).first(), title: 'Add money' },
];

/** Past the last part of a dialog the focus may go to the browser itself, and comes back into it from there. */
const expectFocusStays = async (page: Page, dialog: Locator) => {
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const stays = await dialog.evaluate((element) => {
      const { activeElement, body } = element.ownerDocument;
      return activeElement === body || element.contains(activeElement);
    });
    expect(stays).toBe(true);
  }
};

/** As wide as the screen, but for the scrollbar's place, and at its foot. */
const expectSheet = async (page: Page, dialog: Locator) => {
  const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x, y + height]).toEqual([0, page.viewportSize()?.height]);
  expect(width).toBeGreaterThanOrEqual(360);
};

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test(`a dialog is used by the keyboard alone: ${theme}, ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 812 });
      await aNewPerson(page);
      for (const { at, opener, title } of dialogs) {
        await page.goto(at);
        await opener(page).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        if (width === 375) await expectSheet(page, dialog);
        await expectFocusStays(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });
  }
}

test('a dialog stays when a press begins in it, and goes when one outside of it ends there', async ({ page }) => {
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const box = await dialog.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
