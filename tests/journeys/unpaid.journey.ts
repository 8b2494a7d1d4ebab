import { anEmail } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { expect, expectAccessible, test } from './support/page.ts';
import { anAutograph } from './support/shop.ts';

test('a purchase that nobody paid for expires, and starts again with what was filled in', async ({ page }) => {
  const { path } = await anAutograph(page.request, 3000);
  await page.goto(path);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Email').fill(anEmail('slow'));
  const redirect = page.waitForRequest(/\/redirect\/stripe-checkout/);
  await page.getByRole('button', { name: 'Buy for $30.00' }).click();
  const si = new URL((await redirect).url()).searchParams.get('si') ?? '';
  await expect(page.getByText('Pay $30.00')).toBeVisible();

  await page.goto(path);
  await expect(page.getByText('You started paying')).toBeVisible();
  await expectAccessible(page);
  const moved = await page.request.post('/sandbox/clock', { data: { advance: 'PT16M' } });
  expect(moved.ok()).toBe(true);

  const title = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.goto(`/redirect/stripe-checkout?si=${si}`);
    await expect(title).toHaveText('This payment has ended', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Check status' }).click();
  await expect(title).toHaveText('Payment not completed');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Taras');
  await expect(page.getByText('You started paying')).toBeHidden();
  await page.getByRole('button', { name: 'Buy for $30.00' }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(title).toHaveText('Autograph ordered');
});
