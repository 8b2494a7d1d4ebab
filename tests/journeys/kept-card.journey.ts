import type { Page } from '@playwright/test';
import { aNewPerson } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { anAutograph } from './support/shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const buy = (page: Page) => page.getByRole('button', { name: /^Buy/ });

/** Buys an autograph with a new card and saves the card. */
const buyAndKeep = async (page: Page, number: string) => {
  const { path } = await anAutograph(page.request, 3000);
  await page.goto(path);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Save this card for next time').check();
  await buy(page).click();
  await payByCard(page, number);
  await expect(title(page)).toHaveText('Autograph ordered');
};

test('a card that was kept while buying pays for the next purchase with one press', async ({ page }) => {
  await aNewPerson(page);
  await buyAndKeep(page, '4242 4242 4242 4242');

  const { path } = await anAutograph(page.request, 4500);
  await page.goto(path);
  await page.getByLabel('Recipient’s name').fill('Lesia');
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await buy(page).click();

  await expect(page).toHaveURL(/\/product-bought/);
  await expect(title(page)).toHaveText('Autograph ordered');
  await page.goto('/wallet');
  await expect(page.getByText('Visa ending in 4242')).toHaveCount(1);
});

test('a kept card that is refused leads back to the form, which has kept everything', async ({ page }) => {
  await aNewPerson(page);
  await buyAndKeep(page, '4000 0000 0000 0341');

  const { path } = await anAutograph(page.request, 3000);
  await page.goto(path);
  await page.getByLabel('Recipient’s name').fill('Lesia');
  await expect(page.getByRole('radio', { name: /Visa ending in 0341/ })).toBeChecked();
  await buy(page).click();
  await expect(title(page)).toHaveText('Your card was declined');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start over' }).click();

  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Lesia');
  await page.getByRole('radio', { name: /Another card/ }).check();
  await buy(page).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(title(page)).toHaveText('Autograph ordered');
});
