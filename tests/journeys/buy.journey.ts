import type { Page } from '@playwright/test';
import { aNewPerson, anEmail, mailTo, pathIn } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { anAutograph, findProduct, pathOf } from './support/shop.ts';

const card = '4242 4242 4242 4242';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const buy = (page: Page) => page.getByRole('button', { name: /^Buy/ });

/** The idempotency keys of the page's purchases. */
const keysOf = (page: Page) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/buy-product/')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

test('a guest finds an autograph on a profile, buys it, and has the link to the order in the mail', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const email = anEmail('guest');
  const { idOwner, name } = await findProduct(
    page.request,
    ({ productType, expressRate }) => productType === 'AUTOGRAPH' && expressRate === null,
  );
  await page.goto(`/${idOwner}?tab=store`);
  await page
    .getByRole('region', { name: 'Store' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(title(page)).toHaveText(name);
  await expectAccessible(page);

  await buy(page).click();
  await expect(page.getByLabel('Recipient’s name')).toBeFocused();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Email').fill('no address');
  await page.getByLabel('Phone').fill('12');
  await buy(page).click();
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(page.getByText('or leave this blank')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('');

  const whole = await buy(page).textContent();
  await page.getByLabel('Promo code').fill('LASTYEAR');
  await page.getByRole('button', { name: 'Apply code' }).click();
  await expect(page.getByText('This code isn’t valid here.')).toBeVisible();
  await page.getByLabel('Promo code').fill('encore');
  await page.getByLabel('Promo code').press('Enter');
  await expect(page.getByText('Code applied: 10% off')).toBeVisible();
  await expect(buy(page)).not.toHaveText(whole ?? '');
  await page.reload(); // the draft survives
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Taras');
  await expect(page.getByText('Code applied: 10% off')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await buy(page).click();
  await payByCard(page, card);
  await expect(title(page)).toHaveText('Autograph ordered');
  await expect(page.getByText('Log in with the same email any time')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const first = pathIn(await mailTo(page.request, email, 'your order is paid'));
  expect(first).toMatch(/^\/order\//);
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByText('We’ve sent a new link.')).toBeVisible();

  await page.goto(`/${idOwner}?tab=store`);
  await page
    .getByRole('region', { name: 'Store' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('');
});

test('a known guest buys merchandise and collects it at a postal office', async ({ page }) => {
  const product = await findProduct(
    page.request,
    ({ productType, productStatus, stock }) =>
      productType === 'PHYSICAL' && productStatus === 'ACTIVE' && Number(stock) > 20,
  );
  await page.goto(pathOf(product));
  await expect(page.getByText('Plus the delivery you choose.')).toBeVisible();
  const sizes = page.getByRole('radiogroup', { name: 'Which one?' });
  if (await sizes.isVisible()) await sizes.getByRole('radio').and(page.locator(':enabled')).last().check();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await page.getByLabel('Country').selectOption('ua');
  await page.getByRole('radio', { name: /^Post office/ }).check();
  await buy(page).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByText('Enter a phone number with country code')).toBeVisible();
  await page.getByLabel('City').fill('lviv');
  const offices = page.getByRole('combobox', { name: 'Post office' });
  await expect(offices.getByRole('option')).not.toHaveCount(1);
  await offices.selectOption({ index: 1 });
  await page.getByLabel('Full name').fill('Lesia Moroz');
  await page.getByLabel('Email').fill('fan@stagedoor.example');
  await page.getByLabel('Phone').fill('+380 50 111 22 33');
  await expect(page.getByText('That’s the full price. We add nothing later.')).toBeVisible();
  await page.getByLabel('Promo code').fill('encore'); // also for a size
  await page.getByRole('button', { name: 'Apply code' }).click();
  await expect(page.getByText('Code applied: 10% off')).toBeVisible();
  await expectAccessible(page);
  await buy(page).click();
  await payByCard(page, card);
  await expect(title(page)).toHaveText('Order confirmed');
  await expect(page.getByText('You already have an account with this email')).toBeVisible();
  await expect(page.getByText('Lesia')).toHaveCount(0);
});

test('a fan pays for a hurried video from wallet and card together, and a double press buys once', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Add money' }).click();
  await page.getByLabel('Amount in US dollars').fill('12');
  await page.getByRole('button', { name: 'Add $12.00' }).click();
  await payByCard(page, card);
  await expect(title(page)).toHaveText('$12.00 is in your wallet');

  const product = await findProduct(
    page.request,
    ({ productType, expressRate }) => productType === 'VIDEO_GREETING' && expressRate !== null,
  );
  await page.goto(pathOf(product));
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('What should the video say?').fill('Happy birthday');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByRole('radio', { name: /^Wallet/ }).check();
  const rest = (Number(product.expressRate) - 1200) / 100;
  await expect(page.getByText(`$${rest.toFixed(2)} left to pay by card`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expectAccessible(page);

  const keys = keysOf(page);
  await buy(page).dblclick();
  await expect(page.getByText(`Pay $${rest.toFixed(2)}`)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await page.goBack(); // and the same order once more
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await payByCard(page, card);
  await expect(title(page)).toHaveText('Video ordered');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute('href', /^\/orders\/\d+$/);
  await page.goto('/wallet');
  await expect(page.getByText('$0.00').first()).toBeVisible();
});

test('what a charity gets is shown before and after, and can be shared', async ({ page }) => {
  const product = await findProduct(page.request, ({ productType }) => productType === 'CH-AUTOGRAPH');
  const fund = product.charity?.name ?? '';
  const cents = Math.round((product.standardRate * Number(product.charity?.percent)) / 100);
  await page.goto(`/share/product/${product.idProduct}`);
  await expect(page).toHaveURL(pathOf(product));
  const ticket = page.getByRole('complementary', { name: 'Your order' });
  await expect(ticket.getByText(fund, { exact: true })).toBeVisible();
  await expect(ticket.getByText(`$${(cents / 100).toFixed(2)}`)).toBeVisible();
  await page.getByLabel('Recipient’s name').fill('Olena');
  await page.getByLabel('Email').fill(anEmail('giver'));
  await buy(page).click();
  await payByCard(page, card);
  await expect(page.getByText(`of the price goes to ${fund}`)).toBeVisible();
  await page.context().grantPermissions(['clipboard-write']); // a headless browser cannot ask the user
  await page.getByRole('button', { name: 'Tell others' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
});

test('a price that changed meanwhile is shown, and paid only when confirmed', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const { path, changePrice } = await anAutograph(page.request, 2000);
  await page.goto(path);
  await page.getByLabel('Recipient’s name').fill('Taras');
  await page.getByLabel('Email').fill(anEmail('careful'));
  await changePrice(2500);
  await page.getByRole('button', { name: 'Buy for $20.00' }).click();
  await expect(page.getByText('The price changed from $20.00 to $25.00')).toBeVisible();
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Taras');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy for $25.00' }).click();
  await expect(page.getByText('Pay $25.00')).toBeVisible();
});

test('what cannot be bought says why, and reminds a fan who logs in', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const soldOut = await findProduct(page.request, ({ productStatus }) => productStatus === 'SOLD_OUT');
  await page.goto(pathOf(soldOut));
  await expect(page.getByText('Sold out.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remind me in a week' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();

  const { path, takeOffTheShelf } = await anAutograph(page.request, 1500);
  const phone = await aVisitor(browser, { width: 375 });
  await phone.goto(path);
  await phone.getByRole('button', { name: 'Got it' }).click();
  await phone.getByLabel('Recipient’s name').fill('Taras');
  await phone.getByLabel('Email').fill(anEmail('late'));
  await takeOffTheShelf();
  await buy(phone).click();
  await expect(phone.getByText('isn’t selling this right now')).toBeInViewport();
  await expectAccessible(phone);
  await phone.context().close();

  await aNewPerson(page);
  await page.goto(pathOf(soldOut));
  await page.getByRole('button', { name: 'Remind me in a week' }).click();
  await expect(page.getByText('Reminder set').first()).toBeVisible();
});

test('the product page speaks the reader’s language and tells other sites what it is', async ({ page }) => {
  const { path, name } = await anAutograph(page.request, 1500);
  const drawn = await (await page.request.get(path)).text(); // before any script runs
  expect(drawn).toContain('Buy for $15.00');
  await speak(page, 'uk');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Купити за 15,00 $' })).toBeVisible();
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(name));
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(described ?? '')).toMatchObject({ '@type': 'Product', name, offers: { price: '15.00' } });
  await expectAccessible(page);
});

test('a receipt that nobody knows leads on', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  await page.goto('/product-bought?pt=AUTOGRAPH');
  await expect(title(page)).toHaveText('We can’t find this order');
  await page.goto('/product-bought?pt=AUTOGRAPH&o=00000000-0000-4000-8000-000000000000');
  await expect(title(page)).toHaveText('We can’t find this order');
  await expectAccessible(page);
});
