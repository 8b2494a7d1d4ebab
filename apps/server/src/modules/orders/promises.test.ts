import { expect, it } from 'vitest';
import { copyOrder } from '../../../../../tests/support/copy-order.ts';
import { aFanAtWork, aPaidOrder } from '../../../../../tests/support/orders.ts';
import { aLoggedInClient } from '../../../../../tests/support/program.ts';
import { userWith } from '../../../../../tests/support/wallet.ts';

const { program, fan } = await aFanAtWork({ deposited: 20_000 });
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

it('is for a variation of a product of its talent, in every write, and what it names stays', async () => {
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const other = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  for (const column of ['id_talent', 'id_product', 'id_variation']) {
    const change = pool.query(
      `update orders o set ${column} = other.${column} from orders other where o.id = $1 and other.id = $2`,
      [idOrder, other.idOrder],
    );
    await expect(change).rejects.toMatchObject({ code: '23503' });
  }
  for (const unknown of ['fee_version = 99', 'id_buyer = 1']) {
    const change = pool.query(`update orders set ${unknown} where id = $1`, [idOrder]);
    await expect(change).rejects.toMatchObject({ code: '23503' });
  }
  // In the transaction in which it is placed, the payment may follow the order that names it.
  const unpaid = pool.query('update orders set id_payment = gen_random_uuid() where id = $1', [idOrder]);
  await expect(unpaid).rejects.toMatchObject({ constraint: 'orders_id_payment_fkey' });
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
  await expect(copyOrder(pool, idOrder, 'processing', 'buyer')).rejects.toThrow('cannot go');
  await expect(copyOrder(pool, idOrder, 'cancelled', 'system')).rejects.toThrow('cannot go');
  const history = await pool.query('select state, actor from order_event where id_order = $1 order by id', [idOrder]);
  expect(history.rows).toEqual([
    { state: 'awaitingPayment', actor: 'buyer' },
    { state: 'processing', actor: 'system' },
  ]);
});

it('has three device slots, in every write, and each can be revoked by the buyer', async () => {
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

  const { client: stranger } = await userWith(program);
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

it('has the dates of its state', async () => {
  const open = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const done = await aPaidOrder(program, fan, 'CALL_PACKAGE', { fromWallet: 9000 });
  const without = ({ idOrder }: { idOrder: number }, column: string) =>
    pool.query(`update orders set ${column} = null where id = $1`, [idOrder]);
  for (const change of [
    () => without(open, 'paid_at'),
    () => without(open, 'deadline_at'),
    () => without(done, 'paid_at'),
    () => without(done, 'delivered_at'),
    () => without(done, 'completed_at'),
  ]) {
    await expect(change()).rejects.toMatchObject({ constraint: 'orders_dates' });
  }
});
