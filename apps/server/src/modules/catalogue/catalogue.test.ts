import type { Product, ProductShort } from '@stagedoor/contract/schemas/product';
import { describe, expect, it } from 'vitest';
import {
  aDate,
  aFund,
  aLimitedProduct,
  aProduct,
  aSeller,
  studioTypes,
} from '../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram, aWorkingProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();
const visitor = aClient(program);
const missing = { status: 404, body: { error: 1058, name: 'pageNotFound' } };

const show = (idProduct: number, language = 'en') =>
  visitor.get(`/get-product-by-id/${idProduct}?language=${language}`);
const shown = async (idProduct: number, language?: string) => (await show(idProduct, language)).body as Product;
const list = (idUser: number) => visitor.get(`/get-active-user-products/${idUser}`);
const listed = async (idUser: number) => (await list(idUser)).body as ProductShort[];
const sql = (text: string, values: unknown[]) => program.database.pool.query(text, values);

describe('a product', () => {
  it.each(studioTypes)('of type %s has a page for everybody', async (type) => {
    const { idUser } = await aSeller(program, { name: 'Orysia Tymkiv' });
    const idProduct = await aProduct(program, idUser, type);
    const product = await shown(idProduct);
    expect(product).toMatchObject({
      idProduct,
      productType: type,
      idOwner: idUser,
      ownerName: 'Orysia Tymkiv',
      productStatus: 'ACTIVE',
      fees: { version: 1, interaction: 15, support: 10, goods: 8 },
      presentation: { hideRecipient: false, eventInstructions: null, keepHiddenLabel: null },
    });
    expect(product.amount).toBe(product.standardRate);
    expect(JSON.stringify(product)).not.toContain('the-demo');
    expect((await listed(idUser)).map((each) => each.idProduct)).toEqual([idProduct]);
  });

  it('speaks the reader’s language', async () => {
    const { idUser } = await aSeller(program, { name: 'Orysia' });
    const ru = { name: 'Подпись', shortAbout: 'Коротко', about: 'Длинно и подробно' };
    const idProduct = await aProduct(program, idUser, 'AUTOGRAPH', { name: 'Signature', translations: { ru } });
    expect((await shown(idProduct)).name).toBe('Signature');
    expect(await shown(idProduct, 'uk')).toMatchObject({ name: 'Signature', ownerName: 'Orysia (uk)' });
    expect(await shown(idProduct, 'ru')).toMatchObject({ ...ru, ownerName: 'Orysia (ru)' });
  });

  it('costs what its pack is worth', async () => {
    const { idUser } = await aSeller(program);
    const idProduct = await aProduct(program, idUser, 'MESSAGE_PACKAGE', { standardRate: 10_000, units: 560 });
    expect(await shown(idProduct)).toMatchObject({ standardRate: 12_000, variations: [{ price: 10_000, units: 560 }] });
  });

  it.each(['0', '-1', 'x', '999999', '99999999999999999999'])('with the id %s is not there', async (id) => {
    expect([404, 422]).toContain((await visitor.get(`/get-product-by-id/${id}`)).status);
  });

  it('of a hidden, unfinished or deleted talent looks missing, and so does the talent', async () => {
    for (const status of ['HIDDEN', 'DEACTIVATED', 'REGISTRATION'] as const) {
      const { idUser } = await aSeller(program);
      const idProduct = await aProduct(program, idUser);
      await sql('update users set status = $2 where id = $1', [idUser, status]);
      expect(await show(idProduct)).toMatchObject(missing);
      expect(await list(idUser)).toMatchObject(missing);
      await expect(program.catalogue.findOffer(idProduct)).rejects.toMatchObject({ code: 1058 });
    }
  });

  it('of a blocked talent looks missing until the block ends', async () => {
    const { idUser } = await aSeller(program);
    const idProduct = await aProduct(program, idUser);
    const until = new Date(program.clock.now().getTime() + hours(1));
    await sql(`insert into account_block values ($1, 'admin', 'spam', $2, $3)`, [idUser, until, program.clock.now()]);
    expect(await show(idProduct)).toMatchObject(missing);
    await sql('update account_block set until = $2 where id_user = $1', [idUser, program.clock.now()]);
    expect((await show(idProduct)).status).toBe(200);
  });

  it('that is paused is not listed or sold, says so at its address, and comes back', async () => {
    const { idUser } = await aSeller(program);
    const talent = await aLoggedInClient(program, idUser);
    const stranger = await aLoggedInClient(program, (await aSeller(program)).idUser);
    const idProduct = await aProduct(program, idUser);
    expect(await stranger.post('/deactivate-product', { idProduct })).toMatchObject(missing);
    expect((await talent.post('/deactivate-product', { idProduct })).status).toBe(200);
    expect((await show(idProduct)).body).toMatchObject({ productStatus: 'INACTIVE' });
    expect(await listed(idUser)).toEqual([]);
    expect((await stranger.post('/remind-after', { idProduct })).status).toBe(200);
    await expect(program.catalogue.findOffer(idProduct)).rejects.toMatchObject({ code: 1072 });
    await talent.post('/activate-product', { idProduct });
    expect((await show(idProduct)).status).toBe(200);
  });

  it('that is sold out is listed last, and one that is over not at all', async () => {
    const here = await aProgram();
    const { idUser } = await aSeller(here);
    const { idProduct: gone, idVariation } = await aLimitedProduct(here, idUser, 1);
    const event = await aProduct(here, idUser, 'EVENT');
    const lasting = await aProduct(here, idUser, 'MSG');
    await here.database.inTransaction((tx) =>
      here.catalogue.stock.reserve(tx, {
        idVariation,
        quantity: 1,
        ref: 'one',
        until: new Date('2030-01-01'),
        byGuest: false,
      }),
    );
    const now = async () =>
      (await here.catalogue.listShelf({ idUser, language: 'en' })).map((p) => [p.idProduct, p.productStatus]);
    expect(await now()).toEqual([
      [event, 'ACTIVE'],
      [lasting, 'ACTIVE'],
      [gone, 'SOLD_OUT'],
    ]);
    here.clock.advance(days(11));
    expect((await now()).map(([id]) => id)).toEqual([lasting, gone]);
    expect(await here.catalogue.showProduct(event, null, 'en')).toMatchObject({ productStatus: 'ENDED' });
    await expect(here.catalogue.findOffer(event)).rejects.toMatchObject({ code: 1072 });
  });

  it('of many sizes must be asked for by size', async () => {
    const { idUser } = await aSeller(program);
    const idProduct = await aProduct(program, idUser, 'PHYSICAL');
    const { variations } = await shown(idProduct);
    const { findOffer } = program.catalogue;
    await expect(findOffer(idProduct)).rejects.toMatchObject({ code: 1008, fields: { idVariation: 'required' } });
    await expect(findOffer(idProduct, 1)).rejects.toMatchObject({ code: 1072 });
    expect(await findOffer(idProduct, variations[1]?.id)).toMatchObject({ variation: { size: 'L', price: 2700 } });
  });
});

describe('for charity', () => {
  it('everything a talent sells takes another name as long as they share', async () => {
    const fund = await aFund(program);
    const { idUser } = await aSeller(program);
    const talent = await aLoggedInClient(program, idUser);
    const products = [];
    for (const type of studioTypes) products.push(await aProduct(program, idUser, type));
    const types = async () => (await listed(idUser)).map(({ productType }) => productType);

    await talent.post('/set-charity', { charity: { idCharityFund: fund, percent: 30 } });
    expect(await types()).toEqual(studioTypes.map((type) => `CH-${type}`));
    expect((await shown(products[0] ?? 0)).charity).toEqual({ idCharityFund: fund, name: 'Return Alive', percent: 30 });
    expect((await talent.get('/get-user-products')).body).toMatchObject({ charity: { percent: 30 } });
    expect(await program.catalogue.findOffer(products[0] ?? 0)).toMatchObject({
      charity: { idFund: fund, percent: 30 },
    });

    await talent.post('/set-charity', { charity: null });
    expect(await types()).toEqual([...studioTypes]);
  });

  it.each([0, 101, 12.5])('a share of %s %% is refused', async (percent) => {
    const talent = await aLoggedInClient(program, (await aSeller(program)).idUser);
    const answer = await talent.post('/set-charity', { charity: { idCharityFund: 1, percent } });
    expect(answer).toMatchObject({ status: 422, body: { error: 1008 } });
  });

  it('only a fund that there is can be chosen', async () => {
    const talent = await aLoggedInClient(program, (await aSeller(program)).idUser);
    expect(await talent.post('/set-charity', { charity: { idCharityFund: 999, percent: 5 } })).toMatchObject(missing);
  });

  it('the funds are named in the reader’s language', async () => {
    const here = await aProgram();
    await aFund(here, 'Voices');
    const { body } = await aClient(here).get('/get-charity-funds/uk');
    expect(body).toEqual([expect.objectContaining({ name: 'Voices (uk)', link: 'https://fund.example' })]);
  });
});

describe('fees', () => {
  it('are those of the day', async () => {
    const here = await aProgram();
    const later = new Date(here.clock.now().getTime() + days(30));
    await here.database.inTransaction((tx) =>
      tx
        .insertInto('fee_schedule')
        .values({
          version: 2,
          interaction: 12,
          support: 9,
          goods: 7,
          valid_from: later,
          announced_at: here.clock.now(),
        })
        .execute(),
    );
    const { feesAt } = here.catalogue;
    expect(await feesAt(here.clock.now())).toEqual({ version: 1, interaction: 15, support: 10, goods: 8 });
    expect(await feesAt(later)).toEqual({ version: 2, interaction: 12, support: 9, goods: 7 });
  });
});

describe('a portfolio', () => {
  it('is empty while nothing was delivered', async () => {
    const { idUser } = await aSeller(program);
    const { body } = await visitor.post(`/get-complete-products-short/${idUser}`);
    expect(body).toEqual({ items: [], totalPages: 0, currentPage: 0 });
  });

  it('of nobody is missing', async () => {
    expect(await visitor.post('/get-complete-products-short/999999')).toMatchObject(missing);
  });
});

describe('example texts', () => {
  it.each(['en', 'uk', 'ru'])('in %s are there for every type', async (language) => {
    const { body } = await visitor.post(`/get-placeholders/${language}`);
    expect(body).toHaveLength(14);
    for (const { name, about } of body as { name: string; about: string }[]) expect(name && about).not.toBe('');
  });

  it('come for the asked types only', async () => {
    const { body } = await visitor.post('/get-placeholders/uk', { productTypes: ['EVENT'] });
    expect(body).toEqual([expect.objectContaining({ productType: 'EVENT', name: 'Вечір у студії' })]);
  });
});

describe('a reminder', () => {
  const eventsOf = async (here: { database: typeof program.database }) =>
    (await here.database.pool.query(`select body from fact where type = 'product.reminded'`)).rows.map(
      ({ body }) => body,
    );

  it('of a product comes when asked for, once, however often one asks', async () => {
    const here = await aWorkingProgram();
    await here.settle();
    const { idUser } = await aSeller(here);
    const idProduct = await aProduct(here, idUser);
    const fan = await aUser(here);
    const client = await aLoggedInClient(here, fan.idUser);
    await client.post('/remind-after', { idProduct, hours: 2 });
    await client.post('/remind-after', { idProduct, hours: 5 });
    here.clock.advance(hours(3));
    await here.settle();
    expect(await eventsOf(here)).toEqual([]);
    here.clock.advance(hours(3));
    await here.settle();
    expect(await eventsOf(here)).toEqual([{ idProduct, idUser: fan.idUser }]);
  });

  it('of an event that was cancelled meanwhile does not come', async () => {
    const here = await aWorkingProgram();
    await here.settle();
    const { idUser } = await aSeller(here);
    const idProduct = await aProduct(here, idUser, 'EVENT');
    const client = await aLoggedInClient(here, (await aUser(here)).idUser);
    await client.post('/remind-after', { idProduct, hours: 2 });
    const talent = await aLoggedInClient(here, idUser);
    const idVariation = await aDate(here, idProduct);
    const cancelled = await talent.post('/cancel-event-date', { idVariation, reason: 'The hall is flooded' });
    expect(cancelled.status).toBe(200);
    here.clock.advance(hours(2));
    await here.settle();
    expect(await eventsOf(here)).toEqual([]);
  });

  it('of a talent is kept once', async () => {
    const { idUser } = await aSeller(program);
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    for (const _ of [1, 2]) expect((await client.post('/remind-after', { idUser })).status).toBe(200);
    expect((await sql('select from reminder where id_talent = $1', [idUser])).rowCount).toBe(1);
  });

  it('of what nobody can see is refused', async () => {
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    for (const body of [{ idProduct: 999_999 }, { idUser: 999_999 }]) {
      expect(await client.post('/remind-after', body)).toMatchObject(missing);
    }
    expect(await client.post('/remind-after', {})).toMatchObject({ status: 422 });
  });
});
