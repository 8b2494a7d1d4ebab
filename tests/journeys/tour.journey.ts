import { menuOf } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a stranger follows “nobody delivers”: buys, moves the clock to the deadline and sees the refund', async ({
  page,
}) => {
  await page.goto('/sandbox');
  const story = page.getByRole('article', { name: 'Nobody delivers: the money comes back' });
  await story.getByRole('button', { name: 'Log in: Fan' }).click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(menuOf(page)).toBeVisible();

  await page.goto('/sandbox');
  await story.getByRole('link', { name: /Buy the autograph/ }).click();
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByRole('radio', { name: /^Another card/ }).check();
  await page.getByRole('button', { name: /^Buy/ }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/product-bought/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autograph ordered');

  // Of two orders of the same product the later one is ours: it was placed just now.
  const deadline = page.getByRole('button', { name: `Move there: ${product}` }).last();
  await expect(async () => {
    await page.goto('/sandbox');
    await story.getByRole('link', { name: /Move the clock/ }).click();
    await page.getByText('Deadlines', { exact: true }).click();
    await expect(deadline).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await deadline.click();
  const happened = page.getByRole('status');
  await expect(happened).toContainText('Refund of $44.00');
  await expect(happened).toContainText('fan@stagedoor.example');
  await expectAccessible(page);

  await story.getByRole('link', { name: /See the refund in the order/ }).click();
  await page.getByRole('link', { name: product }).first().click();
  await expect(page.getByText('$44.00 to your card. Banks usually show it in 3–5 days')).toBeVisible();
  await page.goto('/sandbox/books');
  await expect(page.getByRole('row').filter({ hasText: 'Equal' })).not.toHaveCount(0);
  await expect(page.getByText('Different')).toHaveCount(0);
  await expectAccessible(page);
});

test('the administrator logs in with the second factor in one press', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByRole('button', { name: 'Log in: Administrator' }).first().click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('link', { name: 'Withdrawals' }).first()).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveCount(0);
});
