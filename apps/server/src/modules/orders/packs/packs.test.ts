import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { runAs } from '../../../../../../tests/support/ledger.ts';
import { manyOrders } from '../../../../../../tests/support/many-orders.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  backOnCard,
  buy,
  detailFor,
  moveClock,
  orderBy,
  receiptOf,
  siOf,
} from '../../../../../../tests/support/orders.ts';
import { payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, violationsIn } from '../../../../../../tests/support/wallet.ts';
import type { Channel } from './use-entitlement.ts';

const { program, fan } = await aFanAtWork({ deposited: 50_000 });
const { entitlements } = program.orders;

const use = (idTalent: number, units: number, kind: Channel = 'messages') =>
  program.database.inTransaction((tx) => entitlements.use(tx, { idUser: fan.idUser, idTalent, kind, units }));
const leftOf = async (idOrder: number) => {
  const { delivered } = await detailFor(await again(program, fan.idUser), idOrder);
  return delivered?.kind === 'entitlement' ? delivered.left : null;
};
const giveBack = (idTalent: number, kind?: Channel) =>
  program.database.inTransaction((tx) => entitlements.refundUnusedUnits(tx, { idTalent, ...(kind && { kind }) }));

it('is used up one by one, and says so when nothing is left', async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'MESSAGE_PACKAGE', { fromWallet: 2500 });
  await use(idTalent, 1);
  expect(await leftOf(idOrder)).toBe(9);
  await expect(use(idTalent, 10)).rejects.toMatchObject({ code: 1070 });
  await expect(use(idTalent, 1, 'seconds')).rejects.toMatchObject({ code: 1070 });
  expect(await leftOf(idOrder)).toBe(9);
});

it('gives no more messages than were bought, though twenty are sent at once', async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'MESSAGE_PACKAGE', { fromWallet: 2500 });
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => use(idTalent, 1)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await leftOf(idOrder)).toBe(0);
});

it('gives back what the unused rest cost, once, from the talent’s pending part', async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'MESSAGE_PACKAGE', { fromWallet: 2500 });
  await use(idTalent, 7);
  const { deposited } = await balancesOf(program, fan.idUser);
  await giveBack(idTalent, 'seconds');
  expect(await leftOf(idOrder)).toBe(3);
  await Promise.all([giveBack(idTalent), giveBack(idTalent)]);
  await program.settle();
  // Three tenths of 2125 and of 375, each rounded down.
  expect((await balancesOf(program, fan.idUser)).deposited).toBe(deposited + 637 + 112);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 2125 - 637 });
  expect(await leftOf(idOrder)).toBe(0);
  await expect(use(idTalent, 1)).rejects.toMatchObject({ code: 1070 });
  const mail = program.mailbox.mails.findLast(({ to }) => to === fan.email);
  expect(mail?.text).toContain('7.49');
  expect(await violationsIn(program)).toEqual([]);
});

it('gives it back to the card when the talent leaves, also after they were paid', { timeout: 60_000 }, async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'CALL_PACKAGE');
  await use(idTalent, 15 * 60, 'seconds');
  await moveClock(program, days(3));
  const { earned } = await balancesOf(program, idTalent);
  await giveBack(idTalent);
  await program.settle();
  const [back = 0] = await backOnCard(program, idOrder);
  const { price } = await detailFor(await again(program, fan.idUser), idOrder);
  const rest = (share: number) => Math.floor((share * 45) / 60);
  expect(back).toBe(rest(price.talent) + rest(price.platform));
  expect(await balancesOf(program, idTalent)).toMatchObject({ earned });
  expect(await violationsIn(program)).toEqual([]);
});

it('is granted also when it is paid after its checkout had lapsed', async () => {
  const shop = await aShop(program, 'MESSAGE_PACKAGE');
  const bought = await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email }));
  const page = await program.payments.openCheckout(siOf(bought));
  const { id } = await orderBy(program, receiptOf(bought));
  await program.database.inTransaction((tx) => program.orders.abandon(tx, id));
  await payOnPage(page);
  await program.payments.readPayment(siOf(bought));
  await program.settle();
  expect((await orderBy(program, receiptOf(bought))).state).toBe('completed');
  expect(await leftOf(id)).toBe(10);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives back the rests of any number of packs, a batch at a time', async () => {
  const { idOrder, idTalent } = await aPaidOrder(program, fan, 'MESSAGE_PACKAGE', { fromWallet: 2500 });
  await manyOrders(program, idOrder, { completed: 250 });
  // They cost nothing: the test only counts that each is reached.
  await runAs(program.ownerUrl, [
    'alter table orders disable trigger user',
    `update orders set unit_price = 0, subtotal = 0, discount = 0, delivery = 0, total = 0, charity = 0, platform = 0,
      talent = 0, from_wallet = 0 where id_talent = ${idTalent} and id > ${idOrder}`,
    'alter table orders enable trigger user',
    `insert into entitlement (id_order, id_user, id_talent, kind, total, "left", valid_until)
      select o.id, e.id_user, e.id_talent, e.kind, e.total, e."left", e.valid_until
      from orders o, entitlement e where e.id_order = ${idOrder} and o.id_talent = ${idTalent} and o.id > ${idOrder}`,
  ]);
  await giveBack(idTalent);
  await program.settle();
  const { rows } = await program.database.pool.query(
    'select count(*) as packs, sum("left") as "left" from entitlement where id_talent = $1',
    [idTalent],
  );
  expect(rows).toEqual([{ packs: 251, left: 0 }]);
});
