import { type Cents, cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { aFund } from '../../../../../../tests/support/catalogue.ts';
import {
  aPaidOrder,
  aPurchase,
  aShop,
  backOnCard,
  buy,
  orderBy,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aSavedCard } from '../../../../../../tests/support/payments.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

const drawDown = (idOrder: number, amount: Cents, ref: string) =>
  program.database.inTransaction((tx) => program.orders.escrow.drawDown(tx, { idOrder, amount, ref }));
const complete = async (idOrder: number) => {
  await program.database.inTransaction((tx) => program.orders.escrow.complete(tx, idOrder));
  await program.settle();
};
const rowOf = async (idOrder: number) =>
  (await program.database.pool.query('select * from orders where id = $1', [idOrder])).rows[0];

it('pays out what is earned minute by minute, to the cent, and gives the rest back', async () => {
  const fan = await userWith(program, { bonus: 500 });
  const { idCard } = await aSavedCard(program, undefined, fan.idUser);
  const shop = await aShop(program);
  const body = await aPurchase(program, { ...shop, email: fan.email, fromWallet: 500 });
  const bought = await buy(fan.client, { ...body, idCard });
  await program.settle();
  const { id } = await orderBy(program, receiptOf(bought));

  for (const [minute, amount] of [33, 34, 33, 250].entries()) await drawDown(id, cents(amount), `minute ${minute}`);
  await drawDown(id, cents(250), 'minute 3');
  await complete(id);

  const order = await rowOf(id);
  expect(order).toMatchObject({ state: 'completed', total: 1500, drawn: 350, returned: 1150 });
  expect(order.charity + order.platform + order.talent).toBe(350);
  expect(await balancesOf(program, shop.idTalent)).toMatchObject({ pending: order.talent });
  expect(await backOnCard(program, id)).toEqual([1000]);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 150 });
  expect(await violationsIn(program)).toEqual([]);
});

it('pays out all of it in parts, with the charity’s share', async () => {
  const fan = await userWith(program, { deposited: 1500 });
  const shop = await aShop(program);
  const fund = await aFund(program);
  await program.database.pool.query(
    'insert into talent_charity (id_user, id_fund, percent, since) values ($1, $2, 20, now())',
    [shop.idTalent, fund],
  );
  const body = await aPurchase(program, { ...shop, email: fan.email, fromWallet: 1500 });
  const { id, ...quoted } = await orderBy(program, receiptOf(await buy(fan.client, body)));
  const before = await rowOf(id);

  for (let part = 0; part < 7; part++) await drawDown(id, cents(part < 6 ? 214 : 216), `day ${part}`);
  await complete(id);

  const { charity, platform, talent, returned } = await rowOf(id);
  expect({ charity, platform, talent, returned }).toEqual({
    charity: before.charity,
    platform: before.platform,
    talent: before.talent,
    returned: 0,
  });
  expect(quoted.total).toBe(1500);
  expect(await violationsIn(program)).toEqual([]);
});

it('refuses more than there is, other words about the same part, and an order that does not run', async () => {
  const fan = await userWith(program, { deposited: 3000 });
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await drawDown(idOrder, cents(1000), 'first');

  await expect(drawDown(idOrder, cents(501), 'second')).rejects.toMatchObject({ name: 'notEnoughMoney' });
  await expect(drawDown(idOrder, cents(999), 'first')).rejects.toMatchObject({ name: 'incompleteRequest' });

  await complete(idOrder);
  await expect(drawDown(idOrder, cents(1), 'late')).rejects.toMatchObject({ name: 'incompleteRequest' });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives back what was not earned when the talent declines the rest', async () => {
  const fan = await userWith(program, { deposited: 1500 });
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await drawDown(idOrder, cents(400), 'first');

  const declined = await talent.call('POST', '/decline-order', {
    body: { idOrder, reason: 'I fell ill' },
    headers: { 'idempotency-key': `decline ${idOrder}` },
  });
  await program.settle();

  expect(declined.status).toBe(200);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 1100 });
  expect(await violationsIn(program)).toEqual([]);
});

it('draws a part once when it is requested twice at the same moment', async () => {
  const fan = await userWith(program, { deposited: 1500 });
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });

  await Promise.all([1, 2, 3].map(() => drawDown(idOrder, cents(400), 'same')));

  expect((await rowOf(idOrder)).drawn).toBe(400);
  expect(await violationsIn(program)).toEqual([]);
});
