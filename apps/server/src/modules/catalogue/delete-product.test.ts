import { limits } from '@stagedoor/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aForm, aLimitedProduct, anImage, aSeller } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import {
  again,
  aPurchase,
  aShop,
  buy,
  detailFor,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient, aLoggedInClient } from '../../../../../tests/support/program.ts';
import { userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const missing = { status: 404, body: { error: 1058 } };

// All buyers of this file share one address.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

type Client = ReturnType<typeof aClient>;
const remove = (talent: Client, idProduct: number) => talent.post('/delete-product', { idProduct });
const show = (idProduct: number) => aClient(program).get(`/get-product-by-id/${idProduct}?language=en`);
const listed = async (idUser: number) => (await program.catalogue.listShelf({ idUser, language: 'en' })).length;
const own = async (talent: Client) => (await talent.get('/get-user-products')).body as { products: object[] };
const stored = async (idProduct: number) => {
  const { rows } = await program.database.pool.query('select * from product where id = $1', [idProduct]);
  return rows[0] as { about: { en: string }; id_image: string | null; secret_content: string | null };
};

describe('a product that nobody ordered', () => {
  it('is gone for everybody, and its name and content are free again', async () => {
    const { talent, idTalent, idProduct } = await aShop(program);
    const stranger = await aLoggedInClient(program, (await aSeller(program)).idUser);
    expect(await remove(stranger, idProduct)).toMatchObject(missing);
    expect((await remove(talent, idProduct)).status).toBe(200);
    expect(await show(idProduct)).toMatchObject(missing);
    expect(await talent.get(`/get-product-by-id/${idProduct}`)).toMatchObject(missing);
    expect(await listed(idTalent)).toBe(0);
    expect(await own(talent)).toMatchObject({ products: [] });
    expect(await remove(talent, idProduct)).toMatchObject(missing);

    const form = await aForm(program, idTalent, 'AUTOGRAPH');
    const first = (await talent.post('/save-product/', form)).body as { idProduct: number };
    await remove(talent, first.idProduct);
    expect((await talent.post('/save-product/', form)).status).toBe(200);
  });

  it('cannot be saved, put back on sale or bought', async () => {
    const { talent, idTalent, idProduct, type } = await aShop(program);
    const body = await aPurchase(program, { idProduct, type, email: 'late@example.com' });
    await remove(talent, idProduct);
    const form = await aForm(program, idTalent, 'AUTOGRAPH', { idProduct });
    expect(await talent.post('/save-product/', form)).toMatchObject(missing);
    expect(await talent.post('/activate-product', { idProduct })).toMatchObject(missing);
    expect((await buy(aClient(program), body)).body).toMatchObject({ error: 1072 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is erased after a month, and its pictures are swept like any unused one', async () => {
    const { idUser } = await aSeller(program);
    const talent = await aLoggedInClient(program, idUser);
    const idImage = await anImage(program, idUser);
    const further = await anImage(program, idUser);
    const form = await aForm(program, idUser, 'PHYSICAL', { idImage, moreImages: [further] });
    const { idProduct } = (await talent.post('/save-product/', form)).body as { idProduct: number };
    await remove(talent, idProduct);
    program.clock.advance(days(limits.products.deletedDays) - 1);
    await program.catalogue.eraseDeleted();
    expect(await stored(idProduct)).toMatchObject({ id_image: idImage });
    program.clock.advance(1);
    await program.catalogue.eraseDeleted();
    expect(await stored(idProduct)).toMatchObject({ id_image: null, about: { en: '' } });
    const { rows } = await program.database.pool.query('select id from unused_media($1) as id', [program.clock.now()]);
    expect(rows).toContainEqual({ id: idImage });
    expect(rows).toContainEqual({ id: further });
  });
});

describe('a product that was ordered', () => {
  it('is no longer sold or listed; its buyer keeps the order and finds out on its page', async () => {
    const fan = await userWith(program);
    const { talent, idTalent, idProduct, type } = await aShop(program, 'AUTO_REPLY');
    const bought = await buy(fan.client, await aPurchase(program, { idProduct, type, email: fan.email }));
    await payCard(program, bought);
    const { id } = await orderBy(program, receiptOf(bought));
    const before = await detailFor(fan.client, id);
    expect((await remove(talent, idProduct)).status).toBe(200);
    expect(await listed(idTalent)).toBe(0);
    expect(await own(talent)).toMatchObject({ products: [] });
    expect(await show(idProduct)).toMatchObject({ status: 200, body: { productStatus: 'DELETED', standardRate: 500 } });
    program.clock.advance(days(limits.products.deletedDays + 1));
    await program.catalogue.eraseDeleted();
    const { productName, imageLink, state } = await detailFor(await again(program, fan.idUser), id);
    expect({ productName, imageLink }).toEqual({ productName: before.productName, imageLink: before.imageLink });
    expect(state).toBe('completed');
  });

  it('is delivered although it was deleted while the card was being charged', async () => {
    const fan = await userWith(program);
    const { talent, idProduct, type } = await aShop(program, 'AUTO_REPLY');
    const bought = await buy(fan.client, await aPurchase(program, { idProduct, type, email: fan.email }));
    expect((await remove(talent, idProduct)).status).toBe(200);
    await payCard(program, bought);
    expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'completed' });
    expect(await stored(idProduct)).toMatchObject({ secret_content: expect.any(String) });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is either sold or gone for each of many who buy at the moment it is deleted', { timeout: 60_000 }, async () => {
    const { idUser } = await aSeller(program);
    const talent = await aLoggedInClient(program, idUser);
    const { idProduct } = await aLimitedProduct(program, idUser, 50);
    const fans = await Promise.all(Array.from({ length: 16 }, () => userWith(program)));
    const body = await aPurchase(program, { idProduct, type: 'PHYSICAL', email: fans[0]?.email ?? '' });
    const early = fans.slice(0, 8).map(({ client }) => buy(client, body));
    const removed = remove(talent, idProduct);
    const answers = await Promise.all([...early, ...fans.slice(8).map(({ client }) => buy(client, body))]);
    expect((await removed).status).toBe(200);
    for (const answer of answers)
      if (answer.status !== 200) expect(answer).toMatchObject({ status: 409, body: { error: 1072 } });
    const sold = answers.filter(({ status }) => status === 200);
    const { rows } = await program.database.pool.query('select id from orders where id_product = $1', [idProduct]);
    expect(rows).toHaveLength(sold.length);
    for (const bought of sold) {
      await payCard(program, bought);
      expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'processing' });
    }
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('a product with a date ahead', () => {
  it('is kept while guests are expected, and can be deleted once the date is cancelled', async () => {
    const { talent, idProduct } = await aShop(program, 'EVENT');
    const { variation } = await program.catalogue.findOffer(idProduct);
    const ref = `guest of ${idProduct}`;
    const until = new Date('2030-01-01');
    const hold = { idVariation: variation.id, quantity: 1, ref, until, byGuest: false };
    await program.database.inTransaction((tx) => program.catalogue.stock.reserve(tx, hold));
    const refused = { status: 409, body: { error: 1028, reason: { kind: 'guestsExpected' } } };
    expect(await remove(talent, idProduct)).toMatchObject(refused);
    await program.database.inTransaction((tx) => program.catalogue.stock.release(tx, ref));
    expect((await remove(talent, idProduct)).status).toBe(200);
  });

  it('never has a guest after it was deleted, whichever comes first', { timeout: 60_000 }, async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { talent, idProduct } = await aShop(program, 'EVENT');
      const { variation } = await program.catalogue.findOffer(idProduct);
      const hold = {
        idVariation: variation.id,
        quantity: 1,
        ref: `race of ${idProduct}`,
        until: new Date('2030-01-01'),
      };
      const [sold, removed] = await Promise.allSettled([
        program.database.inTransaction((tx) => program.catalogue.stock.reserve(tx, { ...hold, byGuest: false })),
        remove(talent, idProduct).then(({ status }) => (status === 200 ? status : Promise.reject(new Error('kept')))),
      ]);
      expect([sold.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
