import type { Page } from '@playwright/test';
import { openGate } from '../support/gate.ts';
import { aNewPersonAtHome, anEmail } from './support/accounts.ts';
import { payIn } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const sentencesOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');

test('after a minute without network nothing is missing and nothing is there twice', async ({ browser, request }) => {
  test.info().annotations.push({ type: 'complains', description: 'net::ERR_' });
  const gate = await openGate(test.info().project.use.baseURL ?? '');
  const page = await aVisitor(browser, { baseURL: gate.url });
  const { session } = await aNewPersonAtHome(page);
  await bellOf(page).click();
  await expect(page.getByRole('heading', { name: 'All quiet backstage' })).toBeVisible();

  await payIn(request, session, 1_100);
  await expect(sentencesOf(page)).toHaveText([/\$11\.00 was added to your wallet/]);

  gate.cut();
  await payIn(request, session, 2_200);
  await payIn(request, session, 3_300);
  await request.post('/sandbox/clock', { data: { advance: 'PT1M' } });
  await payIn(request, session, 4_400);
  await expect(sentencesOf(page)).toHaveCount(1);

  gate.mend();
  await expect(sentencesOf(page)).toHaveText([/\$44\.00/, /\$33\.00/, /\$22\.00/, /\$11\.00/]);
  await payIn(request, session, 5_500);
  await expect(sentencesOf(page)).toHaveText([/\$55\.00/, /\$44\.00/, /\$33\.00/, /\$22\.00/, /\$11\.00/]);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 5 new');
  await page.context().close();
  await gate.close();
});

test('without a connection pages say so, and nothing is bought later by itself', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: 'net::ERR_' });
  const autograph = await findProduct(page.request, ({ productType }) => productType === 'AUTOGRAPH');
  await page.goto(pathOf(autograph));
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Email').fill(anEmail('guest'));
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/buy-product') && sent.push(request.url())));

  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline. Check your connection.' });
  await expect(notice).toBeVisible();
  await page
    .getByRole('button', { name: /^Buy for/ })
    .first()
    .click();
  await expect(page.getByText('You’re offline. Nothing was sent.')).toBeVisible();
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.goto(pathOf(autograph));
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Taras');
  expect(sent).toEqual([]);
});
