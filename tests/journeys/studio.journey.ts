import type { Page } from '@playwright/test';
import { earnings } from '@stagedoor/contract/earnings';
import { limits } from '@stagedoor/contract/limits';
import { cents, format } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Studio } from '@stagedoor/contract/schemas/product';
import { aJpeg } from '../support/hostile-files.ts';
import { anMp4, sha256 } from '../support/videos.ts';
import { aNewPerson } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aBuyer, aName, callAs, enterStudio } from './support/studio.ts';

const dollars = (amount: number) => format(cents(amount), { currency: 'USD', rate: 1, language: 'en' });

const write = async (page: Page, name: string, about: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('In one line').fill('Signed by hand');
  await page.getByLabel('All about it').fill(about);
};

const addPicture = async (page: Page) => {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'stage.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1200, 800) });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'The picture of this product' })).toBeVisible();
};

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a talent puts an autograph on the shelf and sees what they receive', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await enterStudio(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a product' }).click();
  await page.getByRole('link', { name: /^Autograph/ }).click();
  await page.getByRole('button', { name: 'Put it on the shelf' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();

  const name = aName('A line in your songbook');
  await write(page, name, `Written for ${name}`);
  await page.getByLabel('Price in US dollars', { exact: true }).fill('40');
  await page.getByLabel('Express price in US dollars').fill('30');
  await expect(page.getByText('Express costs more than the standard price')).toBeVisible();
  await page.getByLabel('Express price in US dollars').fill('55.50');
  const { fees, charity } = await callAs<Studio>(page, '/get-user-products');
  const terms = { type: 'AUTOGRAPH', fees, charityPercent: charity?.percent ?? 0 } as const;
  for (const price of [4000, 5550]) {
    await expect(page.getByText(dollars(earnings(cents(price), terms).talent))).toBeVisible();
  }
  await page.getByLabel('Українська').check({ force: true });
  await page.getByRole('button', { name: 'Copy from: English' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);

  await page.reload();
  await expect(page.getByText('These are changes that you have not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  // From its top: what the header covers half is too small to be pressed.
  await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await page.getByRole('button', { name: 'Put it on the shelf' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio');
  await expect(rowOf(page, name)).toHaveCount(1);

  await page.goto('/studio/products/new?type=AUTOGRAPH');
  await write(page, name, `Something else about ${name}`);
  await page.getByLabel('Price in US dollars', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Put it on the shelf' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('You already have a product of this type with this name', { exact: true })).toBeVisible();

  await page.goto('/studio');
  await rowOf(page, name).getByRole('button', { name: 'Let it rest' }).click();
  await rowOf(page, name).getByRole('button', { name: 'Put it back' }).click();
  await expect(rowOf(page, name).getByRole('button', { name: 'Let it rest' })).toBeVisible();
});

test('an evening is put on the shelf, and its guests are let in by code, each once', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' }, { type: 'complains', description: '404' });
  await enterStudio(page);
  await page.goto('/studio/products/new?type=EVENT');
  const name = aName('Kitchen concert');
  await write(page, name, `An evening of ${name}`);
  await page.getByLabel('Place', { exact: true }).fill('Lviv, the studio');
  await addPicture(page);
  await page.getByLabel('Begins').fill('2099-06-01T19:30');
  await page.getByLabel('Places').fill('30');
  await page.getByLabel('Price of a place in US dollars').fill('28');
  await page.getByRole('button', { name: 'Put it on the shelf' }).click();
  await expect(rowOf(page, name)).toContainText('30 left');
  const { products } = await callAs<Studio>(page, '/get-user-products');
  const idProduct = products.find((product) => product.name === name)?.idProduct ?? 0;

  const fields = { fullName: 'Olena Teliha', phone: '+380501112233', quantity: 2 };
  const fan = await aBuyer(browser, { idProduct, fields });
  const { delivered } = await callAs<OrderDetail>(fan.page, `/get-order/${fan.idOrder}`);
  const code = delivered?.kind === 'pass' ? delivered.code : '';

  await look(page, 'light', 375);
  await page.goto('/studio/check-in');
  const letIn = async (typed: string) => {
    await page.getByLabel('Code of the pass').fill(typed);
    await page.getByRole('button', { name: 'Let in', exact: true }).click();
  };
  await letIn('not-a-pass');
  await expect(page.getByRole('alert')).toContainText('not for an evening of yours');
  await page.getByRole('button', { name: 'Next guest' }).click();
  await letIn(code);
  await expect(page.getByRole('status').filter({ hasText: 'Olena Teliha is in' })).toContainText('1 of 2 in');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Let in one more of this pass' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Olena Teliha is in' })).toContainText('2 of 2 in');
  await page.getByRole('button', { name: 'Next guest' }).click();
  await letIn(code);
  await expect(page.getByRole('alert')).toContainText('Already in');
  await fan.page.context().close();
});

test('a video is sent over a broken connection and a reload, and the fan has all of it', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: 'ERR_FAILED' });
  await enterStudio(page);
  const name = aName('A verse of a song');
  const { idProduct } = await callAs<{ idProduct: number }>(page, '/save-product/', {
    ...{ productType: 'VIDEO_GREETING', language: 'en', name, shortAbout: 'For one person' },
    ...{ about: `A minute of ${name}`, standardRate: 6500 },
  });
  const fields = { recipientName: 'Taras', wishes: 'Sing something' };
  const fan = await aBuyer(browser, { idProduct, fields });

  await page.goto('/studio/orders');
  await page.getByRole('link', { name: `Deliver: ${name}` }).click();
  await expect(page.getByText('Sing something')).toBeVisible();
  await page.getByRole('button', { name: 'Hand it over' }).click();
  await expect(page.getByText('Choose or record the video first.')).toBeVisible();

  const video = anMp4(limits.files.pieceBytes + 300_000);
  const second = `**/api/append-upload/*/${limits.files.pieceBytes}`;
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/append-upload/')) offsets.push(request.url().split('/').at(-1) ?? '');
  });
  await page.route(second, (route) => route.abort());
  await page.locator('input[type="file"]').setInputFiles({ name: 'verse.mp4', mimeType: 'video/mp4', buffer: video });
  await expect(page.getByText(/The connection broke at \d+ %/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(second);
  await page.reload();
  await expect(page.getByText('It is with us, complete.')).toBeVisible();
  // What had arrived is not sent again.
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
  expect(offsets.at(-1)).toBe(String(limits.files.pieceBytes));
  await page.getByRole('button', { name: 'Hand it over' }).dblclick();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();

  const { state, delivered } = await callAs<OrderDetail>(fan.page, `/get-order/${fan.idOrder}`);
  expect(state).toBe('completed');
  const link = delivered?.kind === 'video' ? delivered.link : '';
  expect(sha256(await (await fan.page.request.get(link)).body())).toBe(sha256(video));
  const part = await fan.page.request.get(link, { headers: { range: 'bytes=100-199' } });
  expect([part.status(), (await part.body()).equals(video.subarray(100, 200))]).toEqual([206, true]);
  await fan.page.context().close();
});

test('the studio tells a fan how to get one, and a visitor to log in', async ({ page, browser }) => {
  const visitor = await aVisitor(browser);
  await visitor.goto('/studio/orders');
  await expect(visitor).toHaveURL('/login?next=%2Fstudio%2Forders');
  await visitor.context().close();
  await aNewPerson(page);
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The studio opens for talents');
  await expectAccessible(page);
});
