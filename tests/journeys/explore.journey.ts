import { expect, expectAccessible, test } from './support/page.ts';

test('a visitor looks around, narrows down and opens a profile', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  const people = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  await expect(people).toHaveCount(16);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(people).toHaveCount(32);

  await page.getByRole('link', { name: 'Music', exact: true }).click();
  await expect(page).toHaveURL(/group=music/);
  await page.getByRole('link', { name: 'Singers', exact: true }).click();
  await expect(page).toHaveURL(/category=singers/);
  await expect(page.getByText('That’s everyone.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Orysia Tymkiv/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orysia Tymkiv');
  await expect(page).toHaveTitle(/Orysia Tymkiv/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/category=singers/);
});

test('an old profile address leads to the new one', async ({ page }) => {
  await page.goto('/user/1001');
  await expect(page).toHaveURL(/\/1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orysia Tymkiv');
});

test('a profile is ready to be shared in the reader’s language', async ({ request }) => {
  const html = await (await request.get('/orysia', { headers: { 'accept-language': 'uk' } })).text();
  expect(html).toContain('<html lang="uk"');
  expect(html).toMatch(/property="og:title" content="[^"]*Орися Тимків/);
  expect(html).toContain('application/ld+json');
});
