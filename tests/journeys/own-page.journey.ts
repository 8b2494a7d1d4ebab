import type { TalentPage } from '@stagedoor/contract/schemas/talent-page';
import { aNewPerson } from './support/accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, callAs, enterStudio } from './support/studio.ts';

test('talent edit the texts of their public page', async ({ page }) => {
  await enterStudio(page);
  const before = await callAs<TalentPage>(page, '/get-own-page');
  await page.getByRole('link', { name: 'My page', exact: true }).click();
  const about = page.getByRole('group', { name: 'About you' }).getByLabel('English');
  await expect(about).toHaveValue(before.about.en);
  await about.fill('');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Fill this in, 1,000 characters at most')).toBeVisible();
  await expect(about).toBeFocused();
  const text = aName('I sing at night');
  await about.fill(text);
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View my page' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit my page' })).toHaveAttribute('href', '/studio/page');
  await callAs(page, '/save-own-page', before);
});

test('a fan asks to hear when a talent who is away is back', async ({ page }) => {
  await page.goto('/oleh-clouds');
  const ask = page.getByRole('button', { name: 'Notify me when back' });
  await ask.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();
  await aNewPerson(page);
  await page.goto('/oleh-clouds');
  await ask.click();
  await expect(page.getByRole('button', { name: 'We’ll let you know' })).toBeVisible();
  await expectAccessible(page);
});
