import type { APIRequestContext } from '@playwright/test';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { pathOf } from './support/shop.ts';

type Scores = { totalScores: number };

/** A product of the demo's first talent that was reviewed. */
const aReviewedProduct = async (request: APIRequestContext): Promise<ProductShort> => {
  const products: ProductShort[] = await (await request.get('/api/get-active-user-products/1001')).json();
  for (const product of products) {
    const scores: Scores = await (await request.get(`/api/get-product-scores/${product.idProduct}`)).json();
    if (scores.totalScores > 0) return product;
  }
  throw new Error('expected a reviewed product of the first talent');
};

test('a product page shows the reviews of that product when one scrolls to them', async ({ page, browser }) => {
  const product = await aReviewedProduct(page.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf(product), { waitUntil: 'networkidle' });
  expect(asked.some((url) => url.includes('get-product-scores'))).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/^\d+\sreviews?$/)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);

  const other = await aVisitor(browser, { language: 'ru', width: 375 });
  await other.goto(pathOf(product));
  // Step by step: a jump to the footer, which fills a narrow screen, would skip them.
  await expect(async () => {
    await other.mouse.wheel(0, 500);
    await expect(other.getByRole('region', { name: 'Отзывы' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectNoSidewaysScroll(other);
  await other.context().close();
});
