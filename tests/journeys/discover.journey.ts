import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

test('a visitor finds a talent by a misspelt name and opens the profile in Ukrainian', async ({ browser }) => {
  const page = await aVisitor(browser, { language: 'uk' });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Пошук людей і продуктів' }).fill('Тимкеф');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимкеф');
  const box = page.getByRole('combobox', { name: 'Пошук людей і продуктів' });
  await box.fill('Тимкев');
  const orysia = page.getByRole('option', { name: /Орися Тимків/ });
  await expect(orysia.first()).toBeVisible();
  await expectAccessible(page);

  await box.press('ArrowDown');
  await expect(orysia.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Орися Тимків');
  await expect(page).toHaveTitle(/Орися Тимків/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимкеф');
});

test('what was typed on the wrong keyboard is found on the page of results, on a narrow screen too', async ({
  browser,
}) => {
  const page = await aVisitor(browser, { language: 'uk', theme: 'dark', width: 375 });
  await page.goto('/explore');
  await page.getByRole('combobox', { name: 'Пошук людей і продуктів' }).fill('jhbcz');
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

test('a visitor who knows no name finds talents by what they do and where they are from', async ({ page }) => {
  const found = page.getByRole('main').getByRole('link', { name: /Orysia Tymkiv/ });
  for (const text of ['singer', 'співачка', 'Lviv']) {
    await page.goto(`/explore?find=${encodeURIComponent(text)}`);
    await expect(found.first()).toBeVisible();
  }
});

for (const width of [1280, 375]) {
  test(`the first screen of a profile, ${width} px wide, has the first product and leads to the store`, async ({
    browser,
  }) => {
    const page = await aVisitor(browser, { width });
    await page.goto('/orysia');
    await expect(page.getByRole('main').locator('a[href^="/product"]').first()).toBeInViewport({ ratio: 1 });
    const toStore = page.getByRole('link', { name: /^Store from \$/ });
    await expect(toStore).toBeInViewport({ ratio: 1 });
    const store = page.getByRole('heading', { level: 2, name: 'Store' });
    const leftOf = async (place: typeof store) => (await place.boundingBox())?.x;
    await toStore.click();
    await expect(store).toBeInViewport();
    expect(await leftOf(store)).toBe(await leftOf(page.getByRole('heading', { level: 2, name: 'Known for' })));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a search that finds nothing suggests talents', async ({ page }) => {
  await page.goto('/explore?find=wertzuiop');
  await expect(page.getByRole('heading', { name: 'No door with that name' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /Photo of/ })).toHaveCount(4);
  await expectAccessible(page);
});

test('a closed profile leads to the start page and says why', async ({ page }) => {
  await page.goto('/nobody-at-all');
  await expect(page).toHaveURL(/\/\?closed=profile$/);
  await expect(page.getByText(/That profile is hidden/)).toBeVisible();
});

test('an address of the app leads to the profile', async ({ page }) => {
  await page.goto('/mob-app/user-profile/orysia');
  await expect(page).toHaveURL(/\/orysia$/);
});
