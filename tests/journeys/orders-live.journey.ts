import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aJpeg } from '../support/hostile-files.ts';
import { aNewPerson, anEmail, mailTo, pathIn } from './support/accounts.ts';
import { buyByCard, goOnAsTalent, openOrder } from './support/orders.ts';
import { aVisitor, expect, patient, test } from './support/page.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

const write = async (page: Page, words: string) => {
  await page.getByLabel('Message about this order').fill(words);
  await page.getByRole('button', { name: 'Send message', exact: true }).click();
};

/** Sets a mark that a reload would lose. */
const mark = (page: Page) => page.evaluate("document.documentElement.dataset.sameLoad = 'yes'");
const isMarked = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same-load', 'yes');

test('two people on one order see at once what the other does, on every page of it, and it is in the bell', async ({
  page,
  browser,
}) => {
  const { email, name } = await aNewPerson(page, `Ivan Trush ${randomUUID().slice(0, 4)}`);
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  await openOrder(page, product.name);
  const path = new URL(page.url()).pathname;
  const list = patient(await page.context().newPage());
  await list.goto('/orders');
  await expect(list.getByRole('link', { name: product.name })).toBeVisible();

  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto(path);
  await expect(talent.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const inbox = patient(await talent.context().newPage());
  await inbox.goto('/studio/orders');
  const line = inbox.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByRole('link', { name: /^Deliver/ })).toBeVisible();
  for (const screen of [page, list, talent, inbox]) await mark(screen);

  await write(talent, 'I am thinking about it');
  await expect(page.getByText('I am thinking about it')).toBeVisible();
  await write(page, 'Take your time');
  await expect(talent.getByText('Take your time')).toBeVisible();

  const picture = { name: 'autograph.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(400, 500) };
  await talent.locator('input[type="file"]').first().setInputFiles(picture);
  await expect(talent.locator('img[src$="/1280.webp"]')).toBeVisible();
  await talent.getByRole('button', { name: 'Deliver' }).click();
  await expect(page.getByRole('link', { name: 'Save image' })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: product.name })).toContainText('Completed');
  await expect(line.getByRole('link', { name: /^Deliver/ })).toHaveCount(0);
  // Viewing the order marks its notifications as read.
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await bellOf(page).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(`is here: “${product.name}”`)).toBeVisible();

  // Changes made while offline are shown after the reconnect.
  await page.keyboard.press('Escape');
  test.info().annotations.push({ type: 'complains', description: 'ERR_INTERNET_DISCONNECTED' });
  await page.context().setOffline(true);
  await write(talent, 'Listen to it aloud');
  await expect(talent.getByRole('listitem').filter({ hasText: 'Listen to it aloud' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Listen to it aloud')).toBeVisible();
  for (const screen of [page, list, talent, inbox]) await isMarked(screen);
  await talent.context().close();
});

test('two browsers watching one order by its mailed link see at once what the talent does, until the link is replaced', async ({
  page,
  browser,
}) => {
  const email = anEmail('guest');
  await page.goto('/');
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  const receipt = new URL(page.url()).searchParams.get('o');
  const link = pathIn(await mailTo(page.request, email, `${product.name}: your order is paid`));
  const phone = await aVisitor(browser, { width: 375 });
  await phone.goto(link);
  await page.goto(link);
  for (const screen of [page, phone]) {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await mark(screen);
  }
  const toLogin = await page.getByRole('link', { name: 'Log in to manage' }).getAttribute('href');
  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto(new URL(toLogin ?? '', page.url()).searchParams.get('next') ?? '');

  await write(talent, 'I am thinking about it');
  for (const screen of [page, phone]) await expect(screen.getByText('I am thinking about it')).toBeVisible();

  await phone.context().setOffline(true);
  await write(talent, 'It was a rainy evening');
  await expect(page.getByText('It was a rainy evening')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('It was a rainy evening')).toBeVisible();

  test.info().annotations.push({ type: 'complains', description: '404' });
  await expect(await page.request.post('/api/send-order-link', { data: { receipt } })).toBeOK();
  for (const screen of [page, phone]) {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await isMarked(screen);
  }
  for (const visitor of [phone, talent]) await visitor.context().close();
});
