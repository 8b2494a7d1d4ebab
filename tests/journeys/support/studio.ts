import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { limits } from '@stagedoor/contract/limits';
import type { Product } from '@stagedoor/contract/schemas/product';
import { aNewPerson, expectLoggedIn, logInByPassword } from './accounts.ts';
import { payByCard } from './card-page.ts';
import { aVisitor, expect } from './page.ts';

/** Calls the API as whoever is logged in on the page. */
export const callAs = async <Reply>(
  page: Page,
  path: string,
  body?: object,
  key: string = randomUUID(),
): Promise<Reply> => {
  const [token, device] = await page.evaluate(
    (name) => [localStorage.getItem(name) ?? '', localStorage.getItem('deviceId') ?? ''],
    limits.storage.token,
  );
  const headers = { authorization: `Bearer ${token}`, 'x-device-id': device ?? '', 'idempotency-key': key };
  const answer = body
    ? await page.request.post(`/api${path}`, { data: body, headers })
    : await page.request.get(`/api${path}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** The demo talent, in the studio. */
export const enterStudio = async (page: Page) => {
  await logInByPassword(page, 'talent@stagedoor.example', 'stagedoor-demo');
  await expectLoggedIn(page);
  await page.goto('/studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio');
};

/** No other journey has this name. */
export const aName = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** Something that the talent on this page makes for whoever buys it. */
export const anAutograph = async (page: Page, name: string, standardRate: number): Promise<number> => {
  const words = { language: 'en', name, shortAbout: 'Signed by candlelight', about: `Signed by hand: ${name}` };
  const { idProduct } = await callAs<{ idProduct: number }>(page, '/save-product/', {
    productType: 'AUTOGRAPH',
    standardRate,
    ...words,
  });
  return idProduct;
};

type Wanted = { idProduct: number; fields?: object };

/** Somebody who has just bought it, by card, on a browser of their own. */
export const aBuyer = async (browser: Browser, { idProduct, fields }: Wanted) => {
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
