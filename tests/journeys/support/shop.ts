import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { appAuthorization } from '@stagedoor/contract/app-key';
import type { ProductShort } from '@stagedoor/contract/schemas/product';

const talent = { email: 'talent@stagedoor.example', password: 'stagedoor-demo' };

/** The id of the demo's first talent. */
const firstTalent = 1001;
const talents = 60;

/** The first matching product of the demo. */
export const findProduct = async (request: APIRequestContext, isWished: (product: ProductShort) => boolean) => {
  for (let id = firstTalent; id < firstTalent + talents; id++) {
    const answer = await request.get(`/api/get-active-user-products/${id}`);
    const products = answer.ok() ? ((await answer.json()) as ProductShort[]) : [];
    const found = products.find(isWished);
    if (found) return found;
  }
  throw new Error(`expected a matching product among the talents ${firstTalent} to ${firstTalent + talents - 1}`);
};

export const pathOf = ({ idProduct, idOwner }: Pick<ProductShort, 'idProduct' | 'idOwner'>) =>
  `/product?id=${idProduct}&user=${idOwner}`;

/** An autograph that no other journey buys, with calls to change it behind the fan's back. */
export const anAutograph = async (request: APIRequestContext, standardRate: number) => {
  const device = randomUUID();
  const post = async (path: string, data: object, authorization: string) => {
    const answer = await request.post(`/api/${path}`, { data, headers: { authorization, 'x-device-id': device } });
    await expect(answer).toBeOK();
    return answer;
  };
  const login = await post('login-with-password', talent, appAuthorization);
  const token = login.headers().authorization ?? '';
  const name = `Signed for journey ${device.slice(0, 8)}`;
  const words = { language: 'en', name, shortAbout: 'A signed page', about: `Signed by hand, ${device}` };
  const save = async (rate: number, idProduct?: number) => {
    const body = { productType: 'AUTOGRAPH', ...words, standardRate: rate, ...(idProduct && { idProduct }) };
    return ((await (await post('save-product/', body, token)).json()) as { idProduct: number }).idProduct;
  };
  const idProduct = await save(standardRate);
  return {
    name,
    path: pathOf({ idProduct, idOwner: firstTalent }),
    changePrice: (rate: number) => save(rate, idProduct),
    takeOffTheShelf: () => post('deactivate-product', { idProduct }, token),
  };
};
