import { expect, it } from 'vitest';
import { aFanAtWork, aPaidOrder } from '../../../../../tests/support/orders.ts';
import { aLoggedInClient } from '../../../../../tests/support/program.ts';
import { somebodyWith } from '../../../../../tests/support/wallet.ts';
import { findOrder } from './orders.repo.ts';

const { program, fan } = await aFanAtWork({ deposited: 10_000 });
const { pool } = program.database;

it('lets nobody rewrite what happened to an order; only a reason can be forgotten', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  for (const change of [`state = 'completed'`, `actor = 'staff'`, 'at = now()', 'id_order = 1']) {
    const rewrite = pool.query(`update order_event set ${change} where id_order = $1`, [idOrder]);
    await expect(rewrite).rejects.toMatchObject({ code: '42501' });
  }
  await pool.query('update order_event set reason = null where id_order = $1', [idOrder]);
});

it('keeps a total that is the goods less the discount and the parcel', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const change = pool.query('update orders set discount = 1 where id = $1', [idOrder]);
  await expect(change).rejects.toMatchObject({ constraint: 'orders_total' });
});

it('is for a variation of a product of its talent, whoever writes it, and what it names stays', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const other = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  for (const column of ['id_talent', 'id_product', 'id_variation']) {
    const change = pool.query(
      `update orders o set ${column} = other.${column} from orders other where o.id = $1 and other.id = $2`,
      [idOrder, other.idOrder],
    );
    await expect(change).rejects.toMatchObject({ code: '23503' });
  }
  for (const nobody of ['fee_version = 99', 'id_buyer = 1']) {
    const change = pool.query(`update orders set ${nobody} where id = $1`, [idOrder]);
    await expect(change).rejects.toMatchObject({ code: '23503' });
  }
  for (const table of ['users', 'product', 'variation', 'orders', 'stock_hold']) {
    await expect(pool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
  }
});

it('takes stock by the one function that looks whether it is there', async () => {
  const hold = pool.query(`insert into stock_hold (ref, id_variation, quantity, state, until, created_at)
    select 'nobody', id, 1, 'committed', now(), now() from variation limit 1`);
  await expect(hold).rejects.toMatchObject({ code: '42501' });
});

it('begins in no state that payment does not lead to, and tells its whole history', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const columns = (
    await pool.query(`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'
      and column_name not in ('id', 'receipt', 'hold_ref', 'state', 'actor')`)
  ).rows[0].names;
  const copyAs = (state: string, actor: string) =>
    pool.query(
      `insert into orders (receipt, hold_ref, state, actor, ${columns})
       select gen_random_uuid(), gen_random_uuid(), $2, $3, ${columns} from orders where id = $1`,
      [idOrder, state, actor],
    );
  await expect(copyAs('processing', 'buyer')).rejects.toThrow('cannot go');
  await expect(copyAs('cancelled', 'system')).rejects.toThrow('cannot go');
  const history = await pool.query('select state, actor from order_event where id_order = $1 order by id', [idOrder]);
  expect(history.rows).toEqual([
    { state: 'awaitingPayment', actor: 'buyer' },
    { state: 'processing', actor: 'system' },
  ]);
});

it('has three places for devices, whoever writes them, and each can be closed by the buyer', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTO_REPLY', { fromWallet: 500 });
  const open = async (client = fan.client) => {
    await client.post('/open-secret-link', { idOrder });
    return look(client);
  };
  const look = async (client: typeof fan.client) => {
    const { delivered, can } = (await client.get(`/get-order/${idOrder}`)).body as {
      can: string[];
      delivered: { content: string | null; devicesLeft: number; devices: { slot: number; current: boolean }[] };
    };
    expect(can).toContain('revokeDevice');
    return delivered;
  };
  const others = await Promise.all([1, 2, 3].map(() => aLoggedInClient(program, fan.idUser)));
  expect(await open()).toMatchObject({ devicesLeft: 2, devices: [{ slot: 1, current: true }] });
  for (const other of others) await open(other);
  expect(await open(others[2])).toMatchObject({ content: null, devicesLeft: 0 });
  const fourth = (slot: number) =>
    pool.query('insert into order_device (id_order, device, slot, opened_at) values ($1, $2, $3, now())', [
      ...[idOrder, Buffer.from([slot]), slot],
    ]);
  await expect(fourth(4)).rejects.toMatchObject({ constraint: 'order_device_slots' });
  await expect(fourth(2)).rejects.toMatchObject({ constraint: 'order_device_slot' });

  const { client: stranger } = await somebodyWith(program);
  const revoke = (client: typeof stranger) => client.post('/revoke-order-device', { idOrder, slot: 2 });
  expect((await revoke(stranger)).status).toBe(404);
  expect((await revoke(fan.client)).status).toBe(200);
  expect((await revoke(fan.client)).status).toBe(404);
  expect(await open(others[2])).toMatchObject({ content: expect.stringContaining('https://'), devicesLeft: 0 });
  expect(await open(others[0])).toMatchObject({ content: null });
});

it('takes a score from nobody but the buyer of a completed order', async () => {
  const { idOrder, idTalent, talent } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
  const score = (idBuyer: number, idSeller: number) =>
    pool.query(
      `insert into score (id_order, id_buyer, id_talent, score, text, created_at) values ($1, $2, $3, 5, '', now())`,
      [idOrder, idBuyer, idSeller],
    );
  await expect(score(fan.idUser, idTalent)).rejects.toMatchObject({ code: '23514' });
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'answer', text: 'Here' } });
  await expect(score(idTalent, idTalent)).rejects.toMatchObject({ code: '23514' });
  await expect(score(fan.idUser, fan.idUser)).rejects.toMatchObject({ code: '23514' });
  await score(fan.idUser, idTalent);
  const move = pool.query('update score set id_order = id_order where id_order = $1', [idOrder]);
  await expect(move).rejects.toMatchObject({ code: '42501' });
});

it('is not read without a date that its state has', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await pool.query('update orders set deadline_at = null where id = $1', [idOrder]);
  const read = program.database.inTransaction((tx) => findOrder(tx, idOrder));
  await expect(read).rejects.toThrow(`order ${idOrder} is processing and has no deadline_at`);
});
