import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goOnAs } from './accounts.ts';
import { payByCard } from './card-page.ts';
import { expect, test } from './page.ts';

const talent = { nickname: 'orysia', email: 'talent@stagedoor.example' };

type Product = { idProduct: number; productType: string; name: string; standardRate: number };

const readJson = async <T>(page: Page, path: string): Promise<T> => {
  const answer = await page.request.get(`/api${path}`);
  await expect(answer).toBeOK();
  return answer.json();
};

/** The demo talent's product of a type. */
const productOf = async (page: Page, type: string): Promise<Product> => {
  const { idUser } = await readJson<{ idUser: number }>(page, `/get-user-by-id/${talent.nickname}?language=en`);
  const products = await readJson<Product[]>(page, `/get-active-user-products/${idUser}?language=en`);
  const found = products.find(({ productType }) => productType === type);
  if (!found) throw new Error(`expected a product of type ${type} from ${talent.nickname}`);
  return found;
};

/** Buys it from the demo talent by card, as the page's user; the form has journeys of its own. */
export const buyByCard = async (page: Page, type: string, email: string, fields: object = {}): Promise<Product> => {
  // A page may be shown in between, depending on the purchase.
  test.info().annotations.push({ type: 'complains', description: '404' });
  const product = await productOf(page, type);
  const [token, device] = await page.evaluate(() => [localStorage.getItem('aToken'), localStorage.getItem('deviceId')]);
  const answer = await page.request.post('/api/buy-product/', {
    data: {
      idProduct: product.idProduct,
      total: product.standardRate,
      language: 'en',
      fields: { ...fields, email },
    },
    headers: {
      authorization: `Bearer ${token ?? 'anonymous'}`,
      'x-device-id': device ?? randomUUID(),
      'idempotency-key': randomUUID(),
    },
  });
  await expect(answer).toBeOK();
  await page.goto((await answer.json()).result);
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/product-bought/);
  return product;
};

/** Opens the page's user's only order, once the provider has confirmed the payment. */
export const openOrder = async (page: Page, name: string) => {
  await page.goto('/orders');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

export const goOnAsTalent = (page: Page) => goOnAs(page, talent.email);
