import type { Page } from '@playwright/test';
import { textOfPdf } from '../support/pdf-text.ts';
import { anEmail, mailTo } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, callAs, enterStudio } from './support/studio.ts';

type Own = { products: { idImage: string | null }[] };

/** Far ahead: other journeys move the clock of the sandbox by weeks. */
const anEvent = async (talent: Page, name: string): Promise<number> => {
  const { products } = await callAs<Own>(talent, '/get-user-products?language=en');
  const { idProduct } = await callAs<{ idProduct: number }>(talent, '/save-product/', {
    productType: 'EVENT',
    language: 'en',
    name,
    shortAbout: 'One night only',
    about: `Songs by candlelight: ${name}`,
    place: 'Lviv, Teatralna 1',
    standardRate: 2_000,
    capacity: 10,
    startsAt: '2099-06-01T16:30:00.000Z',
    timeZone: 'Europe/Kyiv',
    idImage: products.find(({ idImage }) => idImage !== null)?.idImage,
  });
  return idProduct;
};

/** The text of the PDF that a link opens. */
const pagesBehind = async (page: Page, name: string): Promise<string[]> => {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  return textOfPdf(await (await page.request.get(href ?? '')).body());
};

/** Checks every width and the dark theme, from the top: below the header that stays, half a link is too small. */
const lookAround = async (page: Page) => {
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await page.evaluate('scrollTo(0, 0)');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look(page, 'light', 1280);
};

test('two guests come with tickets from the mail: one by name, the other by code, each once', async ({
  page: talent,
  browser,
}) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await enterStudio(talent);
  const name = aName('Songs by candlelight');
  const idProduct = await anEvent(talent, name);

  const fan = await aVisitor(browser);
  const email = anEmail('guest');
  await fan.goto(`/product?id=${idProduct}&user=1001`);
  await fan.getByLabel('Email').fill(email);
  await fan.getByLabel('Full name').fill('Olena Teliha');
  await fan.getByLabel('Phone').fill('+380501112233');
  await fan.getByRole('button', { name: 'One more' }).click();
  await fan.getByRole('button', { name: /^Buy/ }).click();
  await payByCard(fan, '4242 4242 4242 4242');
  await expect(fan).toHaveURL(/\/product-bought/);

  const mail = await mailTo(fan.request, email, 'Your tickets');
  const when = 'Mon 1 Jun 2099, 19:30, Kyiv time';
  for (const words of [when, 'Lviv, Teatralna 1', 'openstreetmap.org/search?query=Lviv']) {
    expect(mail.text).toContain(words);
  }
  const [ticket, calendar] = mail.attachments;
  const mailed = textOfPdf(Buffer.from(ticket?.base64 ?? '', 'base64'));
  expect(mailed).toHaveLength(2);
  for (const text of mailed) for (const words of [name, when, 'Lviv, Teatralna 1']) expect(text).toContain(words);
  expect(calendar?.filename).toMatch(/\.ics$/);

  await fan.goto(/\/order\/\S+/.exec(mail.text)?.[0] ?? '');
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(fan.getByRole('img', { name: /^Ticket QR code/ })).toHaveCount(2);
  await fan.getByLabel('Name on ticket 2').fill('Софія Ґалаґан');
  await fan.getByRole('button', { name: 'Save names' }).click();
  await expect(fan.getByRole('listitem').filter({ hasText: 'Софія Ґалаґан' })).toBeVisible();
  await lookAround(fan);
  expect(await pagesBehind(fan, 'Tickets as PDF')).toEqual([
    expect.stringContaining('Olena Teliha'),
    expect.stringContaining('Софія Ґалаґан'),
  ]);
  const [receipt] = await pagesBehind(fan, 'Receipt as PDF');
  for (const words of [`${name}, 2 × $20.00`, 'Total', '$40.00', 'Paid by card']) expect(receipt).toContain(words);

  await talent.goto('/studio/check-in');
  await talent.getByLabel('Date').selectOption({ label: `${name}, ${when}` });
  await expect(talent.getByText('0 of 2 checked in')).toBeVisible();
  await talent.getByLabel('Search by name').fill('ґалаґан');
  await expect(talent.getByRole('button', { name: 'Check in Olena Teliha' })).toHaveCount(0);
  await lookAround(talent);
  await talent.getByRole('button', { name: 'Check in Софія Ґалаґан' }).dblclick();
  await expect(talent.getByRole('status').filter({ hasText: 'Софія Ґалаґан is checked in' })).toBeVisible();
  await expect(talent.getByText('1 of 2 checked in')).toBeVisible();
  await lookAround(talent);
  // The guest's page knows at once.
  await expect(fan.getByRole('listitem').filter({ hasText: 'Софія Ґалаґан' })).toContainText('Checked in');

  const codeOf = (text = '') => /Ticket code: (\S+)/.exec(text)?.[1] ?? '';
  const enter = async (code: string) => {
    await talent.getByRole('button', { name: 'Next guest' }).click();
    await talent.getByLabel('Ticket code').fill(code);
    await talent.getByRole('button', { name: 'Check in guest', exact: true }).click();
  };
  await enter(codeOf(mailed[1]));
  await expect(talent.getByRole('alert')).toContainText('Already used: Софія Ґалаґан');
  await enter(codeOf(mailed[0]));
  await expect(talent.getByRole('status').filter({ hasText: 'Olena Teliha is checked in' })).toBeVisible();
  await talent.getByLabel('Search by name').fill('');
  await expect(talent.getByText('2 of 2 checked in')).toBeVisible();
  await expect(talent.getByText('Checked in at')).toHaveCount(2);
});
