import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { enterStudio } from './support/studio.ts';

test('a talent finds members and former members, reads a year of joins, leaves and income, and downloads all', async ({
  page,
}) => {
  await enterStudio(page);
  await page.goto('/studio/members');
  await expect(page.getByRole('heading', { level: 2, name: /\d+ members now/ })).toBeVisible();
  const lesia = page.getByRole('listitem').filter({ hasText: 'Lesia Harmata' });
  await expect(lesia).toContainText(/Backstage, since .+ · next \$[\d.]+ on .+ · \$[\d.]+ paid in total/);
  await page.getByLabel('Search by name').fill('lesia harm');
  await expect(page.getByRole('listitem').filter({ hasText: 'paid in total' })).toHaveCount(1);
  await page.getByLabel('Search by name').fill('nobody of that name');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByLabel('Search by name').fill('');
  await page.getByRole('link', { name: 'Former' }).click();
  await expect(page.getByText(/ended on .+ paid in total/).first()).toBeVisible();

  const income = page.getByRole('figure', { name: 'Income' });
  await income.getByText('Show as table').click();
  await expect(income.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^members-.+\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('"Lesia Harmata","Backstage","Active"');

  for (const [language, title] of [
    ['uk', 'Підписники'],
    ['ru', 'Подписчики'],
  ] as const) {
    await speak(page, language);
    await look(page, 'light', 375);
    await page.goto('/studio/members');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Lesia Harmata')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
