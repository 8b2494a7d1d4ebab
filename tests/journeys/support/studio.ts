import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { limits } from '@stagedoor/contract/limits';
import type { Product } from '@stagedoor/contract/schemas/product';
import { aNewPerson, goOnAs } from './accounts.ts';
import { payByCard } from './card-page.ts';
import { aVisitor, expect } from './page.ts';

const sessionOf = async (page: Page) => {
  const [token, device] = await page.evaluate(
    (name) => [localStorage.getItem(name) ?? '', localStorage.getItem('deviceId') ?? ''],
    limits.storage.token,
  );
  return { authorization: `Bearer ${token}`, 'x-device-id': device ?? '' };
};

/** Calls the API as the page's user. */
export const callAs = async <Reply>(
  page: Page,
  path: string,
  body?: object,
  key: string = randomUUID(),
): Promise<Reply> => {
  const headers = { ...(await sessionOf(page)), 'idempotency-key': key };
  const answer = body
    ? await page.request.post(`/api${path}`, { data: body, headers })
    : await page.request.get(`/api${path}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** A picture of the page's user, uploaded without being shown anywhere yet. */
export const anUploadedPicture = async (page: Page, buffer: Buffer): Promise<string> => {
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
  const answer = await page.request.post('/api/upload-image', {
    multipart: { file },
    headers: await sessionOf(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).idImage;
};

/** Logs in as the demo talent and opens the studio. */
export const enterStudio = async (page: Page) => {
  await goOnAs(page, 'talent@stagedoor.example');
  await page.goto('/studio/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
};

/** A name that no other journey uses. */
export const aName = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** An autograph of the page's talent. */
export const anAutograph = async (page: Page, name: string, standardRate: number): Promise<number> => {
  const words = { language: 'en', name, shortAbout: 'Signed by candlelight', about: `Signed by hand: ${name}` };
  const { idProduct } = await callAs<{ idProduct: number }>(page, '/save-product/', {
    productType: 'AUTOGRAPH',
    standardRate,
    ...words,
  });
  return idProduct;
};

const day = 86_400_000;
/** Cents. */
export const eventPrice = 2_000;

/** Far ahead: other journeys move the clock of the sandbox by weeks. */
export const inDays = (count: number) => new Date(Date.now() + count * day);

type Own = { products: { idImage: string | null }[] };

/** An event of the talent on this page that no other journey knows. */
export const anEvent = async (talent: Page, name: string, changes: object = {}): Promise<number> => {
  const { products } = await callAs<Own>(talent, '/get-user-products?language=en');
  const { idProduct } = await callAs<{ idProduct: number }>(talent, '/save-product/', {
    productType: 'EVENT',
    language: 'en',
    name,
    shortAbout: 'One night only',
    about: `Songs by candlelight: ${name}`,
    place: 'Lviv, the studio',
    standardRate: eventPrice,
    capacity: 10,
    startsAt: inDays(300).toISOString(),
    idImage: products.find(({ idImage }) => idImage !== null)?.idImage,
    ...changes,
  });
  return idProduct;
};

type PurchaseInput = { idProduct: number; fields?: object };

/** A user who has just bought it by card, in a browser of their own. */
export const aBuyer = async (browser: Browser, { idProduct, fields }: PurchaseInput) => {
  const page = await aVisitor(browser);
  const { email } = await aNewPerson(page, 'Olena Teliha');
  const { standardRate } = await callAs<Product>(page, `/get-product-by-id/${idProduct}`);
  const { quantity = 1 } = (fields ?? {}) as { quantity?: number };
  const bought = await callAs<{ result: string }>(page, '/buy-product/', {
    idProduct,
    fields: { email, ...fields },
    total: standardRate * quantity,
    language: 'en',
  });
  await page.goto(bought.result);
  await payByCard(page, '4242 4242 4242 4242');
  const orders = () => callAs<{ items: { idOrder: number; state: string }[] }>(page, '/get-orders', {});
  await expect.poll(async () => (await orders()).items[0]?.state).toBe('processing');
  const [order] = (await orders()).items;
  return { page, email, idOrder: order?.idOrder ?? 0 };
};
