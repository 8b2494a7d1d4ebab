import { expect, expectAccessible, test } from './support/page.ts';

test('the sandbox says that money is not real and shows what was sent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Mails and SMS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox');
  await expectAccessible(page);
});

test('the API explains itself', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stagedoor API');
  await expectAccessible(page);
});
