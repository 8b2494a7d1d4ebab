import { isUsable, productTypeNames } from '@stagedoor/contract/product-types';
import { expect, it } from 'vitest';
import { aForm, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { aPurchase, buy } from '../../../../../tests/support/orders.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';

const types = ['CALL', 'CALL_PACKAGE'] as const;
const later = { body: { error: 1069, name: 'notImplemented' } };

it('are the calls and their packs, until there are calls', () => {
  expect(productTypeNames.filter((type) => !isUsable(type)).toSorted()).toEqual([...types].toSorted());
});

it.each(types)('a %s is neither created, nor put on sale, nor bought, nor listed', async (type) => {
  // Created as if it could be used, and then paused, as the migration did.
  let isSold = true;
  const program = await aProgram({ sells: (asked) => isSold || isUsable(asked) });
  const { idUser } = await aSeller(program);
  const talent = await aLoggedInClient(program, idUser);
  const idProduct = await aProduct(program, idUser, type);
  const purchase = await aPurchase(program, { idProduct, type, email: 'fan@example.com' });
  await program.catalogue.setProductStatus(idUser, idProduct, 'INACTIVE');
  isSold = false;

  expect(await talent.post('/save-product/', await aForm(program, idUser, type))).toMatchObject(later);
  expect(await talent.post('/activate-product', { idProduct })).toMatchObject(later);
  const visitor = aClient(program);
  expect(await buy(visitor, purchase)).toMatchObject({ status: 409, body: { name: 'noActiveProduct' } });
  expect((await visitor.get(`/get-active-user-products/${idUser}`)).body).toEqual([]);
  expect((await visitor.get(`/get-product-by-id/${idProduct}`)).body).toMatchObject({ productStatus: 'INACTIVE' });
});
