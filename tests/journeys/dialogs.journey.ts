import type { Locator, Page } from '@playwright/test';
import { aNewPerson } from './support/accounts.ts';
import { expect, expectAccessible, look, test } from './support/page.ts';

type Dialog = { at: string; opener: (page: Page) => Locator; title: string };

const dialogs: readonly Dialog[] = [
  { at: '/orysia', opener: (page) => page.getByRole('button', { name: 'Block' }), title: 'Block Orysia Tymkiv?' },
  {
    at: '/orysia',
    opener: (page) => page.getByRole('button', { name: 'Report', exact: true }),
    title: 'Report Orysia Tymkiv',
  },
  { at: '/wallet', opener: (page) => page.getByRole('button', { name: 'Add money' }).first(), title: 'Add money' },
];

/** After a dialog's last control the focus may go to the browser's own controls, and comes back from there. */
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

/** A sheet: as wide as the screen, except for the scrollbar's gutter, and at its bottom. */
const expectSheet = async (page: Page, dialog: Locator) => {
  const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x, y + height]).toEqual([0, page.viewportSize()?.height]);
  expect(width).toBeGreaterThanOrEqual(360);
};

/** Each theme and each size once. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
] as const;

for (const { at, opener, title } of dialogs) {
  test(`a dialog is used by the keyboard alone, in both themes, wide and narrow: ${title}`, async ({ page }) => {
    await aNewPerson(page);
    await page.goto(at);
    const dialog = page.getByRole('dialog', { name: title });
    for (const { theme, width } of looks) {
      await look(page, theme, width);
      await opener(page).focus();
      await page.keyboard.press('Enter');
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
