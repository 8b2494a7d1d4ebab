import type { Page } from '@playwright/test';

/** Fills in the card company's page and pays. */
export const payByCard = async (page: Page, number: string) => {
  await page.locator('[name="number"]').fill(number);
  await page.locator('[name="expiry"]').fill('12/34');
  await page.locator('[name="cvc"]').fill('123');
  await page.locator('form button').click();
};
