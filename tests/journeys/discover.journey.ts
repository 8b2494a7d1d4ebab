import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

test('a visitor finds a talent by a misspelt name and opens the profile in Ukrainian', async ({ browser }) => {
  const page = await aVisitor(browser, { language: 'uk' });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Знайти людину' }).fill('Тимкеф');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимкеф');
  const box = page.getByRole('combobox', { name: 'Знайти людину' });
  await box.fill('Тимкев');
  const orysia = page.getByRole('option', { name: /Орися Тимків/ });
  await expect(orysia.first()).toBeVisible();
  await expectAccessible(page);

  await box.press('ArrowDown');
  await expect(orysia.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Орися Тимків');
  await expect(page).toHaveTitle(/Орися Тимків/);
  await expect(page.getByRole('heading', { level: 2, name: 'Крамниця' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимкеф');
});

test('what was typed on the wrong keyboard is found on the page of results, on a narrow screen too', async ({
  browser,
}) => {
  const page = await aVisitor(browser, { language: 'uk', theme: 'dark', width: 375 });
  await page.goto('/explore');
  await page.getByRole('combobox', { name: 'Знайти людину' }).fill('jhbcz');
  await page.getByRole('button', { name: 'Шукати' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jhbcz');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Орися Тимків/ })
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a search that finds nothing suggests somebody', async ({ page }) => {
  await page.goto('/explore?find=wertzuiop');
  await expect(page.getByRole('heading', { name: 'No door with that name' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /Portrait of/ })).toHaveCount(4);
  await expectAccessible(page);
});

test('a closed profile leads to the start page and says why', async ({ page }) => {
  await page.goto('/nobody-at-all');
  await expect(page).toHaveURL(/\/\?closed=profile$/);
  await expect(page.getByText(/That door is closed/)).toBeVisible();
});

test('an address of the app leads to the profile', async ({ page }) => {
  await page.goto('/mob-app/user-profile/orysia');
  await expect(page).toHaveURL(/\/orysia$/);
});
