import { aNewPerson, mailTo } from './support/accounts.ts';
import { buyByCard, openOrder } from './support/orders.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('nobody delivers, seven days pass, and the money is back on the card', async ({ page }) => {
  const { email } = await aNewPerson(page);
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  await openOrder(page, product.name);
  await expect(page.getByText('If it’s late, we refund you in full automatically.')).toBeVisible();

  const moved = await page.request.post('/sandbox/clock', { data: { advance: 'P7D' } });
  expect(await moved.json()).toMatchObject({ settled: true });
  await mailTo(page.request, email, 'We refund $44.00');
  await page.reload();
  await expect(page.getByText('This order wasn’t delivered on time, so you get a full refund.')).toBeVisible();
  await expect(page.getByText('$44.00 to your card. Banks usually show it in 3–5 days')).toBeVisible();
  await expect(page.getByText('Refunded to the card')).toBeVisible();
  await expectAccessible(page);
});
