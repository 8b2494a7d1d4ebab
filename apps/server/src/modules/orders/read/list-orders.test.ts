import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { manyOrders } from '../../../../../../tests/support/many-orders.ts';
import { aFanAtWork, aPaidOrder, aPurchase, aShop, buy, detailFor } from '../../../../../../tests/support/orders.ts';
import { orderIds } from './list-orders.repo.ts';

type Key = { needsYou: boolean; idOrder: number };
type Listed = { items: { idOrder: number; needsYou: boolean }[]; next: Key | null };

const { program, fan } = await aFanAtWork({ deposited: 100_000 });

type Client = typeof fan.client;
const page = async (client: Client, body: object) => (await client.post('/get-orders', body)).body as Listed;

const pages = async (client: Client, body: object) => {
  const all: Listed['items'] = [];
  let before: Key | null | undefined;
  for (let turn = 0; turn < 50 && before !== null; turn++) {
    const { items, next } = await page(client, { ...body, ...(before && { before }) });
    all.push(...items);
    before = next;
  }
  return all;
};

it('goes on where the page before ended, through all of them once', async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await manyOrders(program, order.idOrder, { completed: 7, declined: 2, processing: 3 });
  const list = await pages(order.talent, { role: 'talent', size: 3 });
  expect(list).toHaveLength(13);
  expect(new Set(list.map(({ idOrder }) => idOrder)).size).toBe(13);
  expect(list.map(({ needsYou }) => needsYou)).toEqual([...Array(4).fill(true), ...Array(9).fill(false)]);
  const rest = list.slice(4).map(({ idOrder }) => idOrder);
  expect(rest).toEqual(rest.toSorted((one, other) => other - one));
  expect(await pages(order.talent, { role: 'talent', size: 3, state: 'declined' })).toHaveLength(2);
  expect(await pages(order.talent, { role: 'talent', size: 5, partner: fan.idUser })).toHaveLength(13);
  expect(await pages(fan.client, { partner: order.idTalent, size: 4 })).toHaveLength(13);
});

type Node = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Node[] };

const rowsRead = ({ Plans: below = [], ...node }: Node): number =>
  node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + below.reduce((all, one) => all + rowsRead(one), 0);

it('reads no more rows for a page in the depth than for the first', async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await manyOrders(program, idOrder, { completed: 4_000, declined: 100, processing: 400 });
  const talent = { role: 'talent', idUser: idTalent, size: 20 } as const;
  const buyer = { role: 'buyer', idUser: fan.idUser, size: 20 } as const;
  const before = { needsYou: false, idOrder: idOrder + 2_000 };
  for (const input of [
    talent,
    { ...talent, before },
    { ...talent, state: 'declined' as const },
    { ...talent, state: 'completed' as const, before },
    buyer,
    { ...buyer, before },
  ]) {
    const read = await program.database.inTransaction(async (tx) => {
      const [{ 'QUERY PLAN': plans } = {}] = await orderIds(tx, input).explain('json', sql`analyze`);
      return rowsRead(plans[0].Plan);
    });
    // A page and one more, once by the index and once by the limit.
    expect(read).toBe(2 * 21);
  }
});

it('puts first exactly what the rules say needs an action', async () => {
  const talked = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const needs = async () => {
    const [asTalent] = (await page(talked.talent, { role: 'talent' })).items;
    const [asBuyer] = (await page(fan.client, { partner: talked.idTalent })).items;
    const { rows } = await program.database.pool.query('select needs_buyer, needs_talent from orders where id = $1', [
      talked.idOrder,
    ]);
    expect({ needs_buyer: asBuyer?.needsYou, needs_talent: asTalent?.needsYou }).toEqual(rows[0]);
    return [asBuyer?.needsYou, asTalent?.needsYou];
  };
  expect(await needs()).toEqual([false, true]);
  await talked.talent.post('/ask-extension', { idOrder: talked.idOrder });
  expect(await needs()).toEqual([true, true]);
  await fan.client.post('/answer-extension', { idOrder: talked.idOrder, agree: true });
  expect(await needs()).toEqual([false, true]);
});

it('does not ask a talent to do anything for tickets that were sold', async () => {
  const { talent } = await aPaidOrder(program, fan, 'EVENT', { fromWallet: 4000 });
  expect((await page(talent, { role: 'talent' })).items).toMatchObject([{ needsYou: false }]);
  expect((await talent.get('/new-events-count')).body).toMatchObject({ result: 0 });
});

it('asks a fan to pay what is not paid', async () => {
  const shop = await aShop(program);
  await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email }));
  expect((await page(fan.client, { partner: shop.idTalent })).items).toMatchObject([{ needsYou: true }]);
});

it('shows the newest messages with the order and the older ones by key, to those who read the order', async () => {
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await program.database.pool.query(
    `insert into order_message (id_order, actor, text, at)
      select $1, 'buyer', 'Line ' || n, $2 from generate_series(1, 120) n`,
    [idOrder, program.clock.now()],
  );
  const { messages, olderMessages } = await detailFor(talent, idOrder);
  expect([messages.length, messages[0]?.text, messages.at(-1)?.text]).toEqual([50, 'Line 71', 'Line 120']);
  type Older = { items: { text: string }[]; next: number | null };
  const older = async (client: Client, before: number | null) =>
    (await client.post('/get-order-messages', { idOrder, before })).body as Older;
  const second = await older(talent, olderMessages);
  expect([second.items[0]?.text, second.items.at(-1)?.text]).toEqual(['Line 70', 'Line 21']);
  const third = await older(fan.client, second.next);
  expect([third.items.length, third.items.at(-1)?.text, third.next]).toEqual([20, 'Line 1', null]);
  const stranger = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  expect(await stranger.talent.post('/get-order-messages', { idOrder })).toMatchObject({ status: 404 });
});
