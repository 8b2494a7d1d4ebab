import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { aFanAtWork, aPaidOrder, detailFor } from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';

const { program, fan } = await aFanAtWork();

const aDeliveredAutograph = async (fields: object = {}) => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields });
  const deliver = async () => {
    const delivery = { kind: 'image', idFile: await anImage(program, order.idTalent) };
    return order.talent.post('/deliver-order', { idOrder: order.idOrder, delivery });
  };
  await deliver();
  await program.settle();
  const isShown = async () => {
    const { body } = await aClient(program).post(`/get-complete-products-short/${order.idTalent}`);
    const url = `/media/portfolio/${order.idOrder}`;
    const { statusCode } = await program.app.inject({ method: 'GET', url });
    const listed = (body as { items: object[] }).items.length === 1;
    expect(statusCode).toBe(listed ? 200 : 404);
    return listed;
  };
  return { ...order, isShown, deliver };
};

it('shows nothing of an order unless its buyer agreed, and only as long as they do', async () => {
  const { idOrder, isShown } = await aDeliveredAutograph();
  expect((await detailFor(fan.client, idOrder)).keepHidden).toBe(true);
  expect(await isShown()).toBe(false);
  await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: false });
  expect(await isShown()).toBe(true);
  await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: true });
  expect(await isShown()).toBe(false);
});

it('shows nothing of which its buyer reported a problem, however that was decided', async () => {
  const { idOrder, isShown } = await aDeliveredAutograph({ keepHidden: false });
  expect(await isShown()).toBe(true);
  await fan.client.post('/report-order-problem', { idOrder, text: 'It is for somebody else' });
  expect(await isShown()).toBe(false);
  const { client } = await someStaff(program);
  await client.post('/decide-order-problem', { idOrder, refund: false, reason: 'We looked into it' });
  await program.settle();
  expect((await detailFor(fan.client, idOrder)).state).toBe('completed');
  expect(await isShown()).toBe(false);
});

it('shows nothing that is being done again', async () => {
  const { idOrder, isShown, deliver } = await aDeliveredAutograph({ keepHidden: false });
  await fan.client.post('/ask-redo', { idOrder, reason: 'The name is spelled wrong' });
  expect(await isShown()).toBe(false);
  await deliver();
  await program.settle();
  expect(await isShown()).toBe(true);
});

it('shows nothing whose payment is in dispute, unless the bank decided for us', async () => {
  const { idOrder, isShown } = await aDeliveredAutograph({ keepHidden: false });
  const { pool } = program.database;
  await pool.query(
    `insert into dispute (id, id_payment, amount, seized, opened_at)
     select 'of ' || id, id_payment, total, 0, $2 from orders where id = $1`,
    [idOrder, program.clock.now()],
  );
  expect(await isShown()).toBe(false);
  await pool.query(`update dispute set state = 'won' where id = $1`, [`of ${idOrder}`]);
  expect(await isShown()).toBe(true);
});
