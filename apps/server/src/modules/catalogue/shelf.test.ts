import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aProgram();
const sql = (text: string, values: unknown[] = []) => program.database.pool.query(text, values);
const size = limits.pages.shelf;

/** Copies of one product, each with one item in stock. */
const aFullShelf = async (count: number) => {
  const { idUser } = await aSeller(program);
  const first = await aProduct(program, idUser, 'AUTOGRAPH');
  const { rows } = await sql(
    `with copied as (
       insert into product (id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at)
       select id_owner, type, language,
         jsonb_build_object('en', 'Thing ' || n, 'uk', 'Thing ' || n, 'ru', 'Thing ' || n), short_about, about,
         decode(md5(n::text), 'hex'), created_at, updated_at
       from product, generate_series(1, $2::int) n where id = $1 returning id)
     insert into variation (id_product, "order", price, total, stock) select id, 0, 1500, 1, 1 from copied
     returning id_product, id`,
    [first, count - 1],
  );
  return { idUser, first, made: rows as { id_product: string; id: string }[] };
};

type Listed = { idProduct: number; productStatus: string }[];
const shelfOf = async (idUser: number) => {
  const all: Listed = [];
  for (let after = ''; ; after = `&after=${all.at(-1)?.idProduct}`) {
    const { body } = await aClient(program).get(`/get-active-user-products/${idUser}?language=en${after}`);
    all.push(...(body as Listed));
    if ((body as Listed).length < size) return all;
  }
};

it('is read in pages, each product once, what is sold out last', async () => {
  const { idUser, first, made } = await aFullShelf(2 * size + 5);
  const soldOut = made.slice(0, 3);
  await sql('update variation set stock = 0 where id = any($1)', [soldOut.map(({ id }) => id)]);
  const ids = (await shelfOf(idUser)).map(({ idProduct }) => idProduct);
  const onSale = [first, ...made.slice(3).map(({ id_product }) => Number(id_product))].toSorted((a, b) => a - b);
  expect(ids).toEqual([...onSale, ...soldOut.map(({ id_product }) => Number(id_product))]);

  const { body } = await aClient(program).get(`/get-user-profile-data/${idUser}/en`);
  expect(body).toMatchObject({ hasMoreProducts: true });
  expect((body as { products: Listed }).products.map(({ idProduct }) => idProduct)).toEqual(ids.slice(0, size));
});

it('of one’s own has what is on sale, then what rests, then what is over, in pages too', async () => {
  const { idUser, made } = await aFullShelf(size + 5);
  const talent = await aLoggedInClient(program, idUser);
  const [resting, over] = [Number(made[3]?.id_product), Number(made[4]?.id_product)];
  await talent.post('/deactivate-product', { idProduct: resting });
  await sql(`update variation set starts_at = $2 where id_product = $1`, [over, new Date('2020-01-01')]);
  type Studio = { products: { idProduct: number }[]; next: number | null };
  const read = async (query: string) => (await talent.get(`/get-user-products?language=en${query}`)).body as Studio;
  const page = await read('');
  const rest = await read(`&after=${page.next}`);
  expect(page.products).toHaveLength(size);
  expect(rest.next).toBeNull();
  const ids = [...page.products, ...rest.products].map(({ idProduct }) => idProduct);
  expect(new Set(ids).size).toBe(size + 5);
  expect(ids.slice(-2)).toEqual([resting, over]);
  expect(ids.slice(0, -2)).toEqual(ids.slice(0, -2).toSorted((a, b) => a - b));

  expect((await read(`&idProduct=${resting}`)).products).toMatchObject([{ idProduct: resting }]);
  const stranger = await aLoggedInClient(program, (await aSeller(program)).idUser);
  expect((await stranger.get(`/get-user-products?idProduct=${resting}`)).body).toMatchObject({ products: [] });
});

describe('in the order of its talent', () => {
  const aShelf = async (count: number) => {
    const { idUser, first, made } = await aFullShelf(count);
    const talent = await aLoggedInClient(program, idUser);
    const ids = [first, ...made.map(({ id_product }) => Number(id_product))].toSorted((a, b) => a - b);
    const move = (idProduct: number | undefined, to: string) => talent.post('/move-product', { idProduct, to });
    const publicIds = async () => (await shelfOf(idUser)).map(({ idProduct }) => idProduct);
    return { talent, ids, move, publicIds };
  };

  it('is moved up, down and to the front, for fans and in the studio, and stays so', async () => {
    const { talent, ids, move, publicIds } = await aShelf(4);
    const [a, b, c, d] = ids;
    await move(c, 'up');
    expect(await publicIds()).toEqual([a, c, b, d]);
    await move(a, 'down');
    expect(await publicIds()).toEqual([c, a, b, d]);
    await move(d, 'first');
    expect(await publicIds()).toEqual([d, c, a, b]);
    for (const [idProduct, to] of [
      [d, 'up'],
      [d, 'first'],
      [b, 'down'],
    ] as const)
      expect((await move(idProduct, to)).status).toBe(200);
    expect(await publicIds()).toEqual([d, c, a, b]);
    const { body } = await talent.get('/get-user-products');
    expect((body as { products: Listed }).products.map(({ idProduct }) => idProduct)).toEqual([d, c, a, b]);
  });

  it('is read in pages, each product once, however it was moved', async () => {
    const { ids, move, publicIds } = await aShelf(2 * size + 3);
    const last = ids.at(-1);
    await move(last, 'first');
    await move(ids[size - 1], 'down');
    const moved = [last, ...ids.slice(0, size - 1), ids[size], ids[size - 1], ...ids.slice(size + 1, -1)];
    expect(await publicIds()).toEqual(moved);
  });

  it('steps over what is paused, which is not beside it in the list', async () => {
    const { talent, ids, move, publicIds } = await aShelf(3);
    const [a, b, c] = ids;
    await talent.post('/deactivate-product', { idProduct: b });
    await move(c, 'up');
    expect(await publicIds()).toEqual([c, a]);
    await talent.post('/activate-product', { idProduct: b });
    expect(await publicIds()).toEqual([c, b, a]);
  });

  it('has each product once when many moves arrive at the same moment', async () => {
    const { ids, move, publicIds } = await aShelf(6);
    const ways = ['up', 'down', 'first'];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => move(ids[turn % ids.length], ways[turn % ways.length] ?? '')),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect((await publicIds()).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('gets a new product at its end', async () => {
    const { idUser } = await aSeller(program);
    const talent = await aLoggedInClient(program, idUser);
    const [a, b] = [await aProduct(program, idUser), await aProduct(program, idUser)];
    await talent.post('/move-product', { idProduct: b, to: 'up' });
    const c = await aProduct(program, idUser);
    expect((await shelfOf(idUser)).map(({ idProduct }) => idProduct)).toEqual([b, a, c]);
  });
});

it('shows as sold out what two people empty at the same moment', async () => {
  const { idUser } = await aSeller(program);
  const idProduct = await aProduct(program, idUser, 'PHYSICAL');
  await sql('update variation set total = 1, stock = 1 where id_product = $1', [idProduct]);
  const { rows } = await sql('select id from variation where id_product = $1 and not retired', [idProduct]);
  expect(rows.length).toBeGreaterThan(1);
  await Promise.all(rows.map(({ id }) => sql('update variation set stock = 0 where id = $1', [id])));
  expect(await shelfOf(idUser)).toMatchObject([{ idProduct, productStatus: 'SOLD_OUT' }]);
  await sql('update variation set stock = 1 where id = $1', [rows[0]?.id]);
  expect(await shelfOf(idUser)).toMatchObject([{ idProduct, productStatus: 'ACTIVE' }]);
});

it('that says something else than its variations is found by the auditor', async () => {
  const here = await aProgram();
  const { idUser } = await aSeller(here);
  const idProduct = await aProduct(here, idUser);
  expect(await violationsIn(here)).toEqual([]);
  await here.database.pool.query(`update product set in_stock_until = '-infinity' where id = $1`, [idProduct]);
  expect(await violationsIn(here)).toEqual(['shelves-are-true']);
});

it('starts at the lowest price of what can be bought now', async () => {
  const { idUser, first, made } = await aFullShelf(3);
  const [cheap, past] = made as [(typeof made)[number], (typeof made)[number]];
  // In a language of its own each, because visitors share an answer within a second.
  const fromPrice = async (language: string) => {
    const { body } = await aClient(program).get(`/get-user-profile-data/${idUser}/${language}`);
    return (body as { userDTO: { fromPrice: number | null } }).userDTO.fromPrice;
  };
  await sql('update variation set price = 900 where id = $1', [cheap.id]);
  await sql(`update variation set price = 100, starts_at = '2020-01-01' where id = $1`, [past.id]);
  expect(await fromPrice('en')).toBe(900);
  await sql('update variation set retired = true where id = $1', [cheap.id]);
  expect(await fromPrice('uk')).toBe(1500);
  await sql(`update product set shelf = 'INACTIVE' where id = $1`, [first]);
  expect(await fromPrice('ru')).toBeNull();
});
