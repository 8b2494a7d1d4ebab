import { expect, it } from 'vitest';
import { aFund, aLimitedProduct, anImage, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
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
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { balancesOf, violationsIn } from '../../../../../../tests/support/wallet.ts';

it('gives everything back when the talent declines: card, wallet, stock', async () => {
  const { program, fan } = await aFanAtWork({ bonus: 100, deposited: 200, earned: 500 });
  const { idUser } = await aSeller(program);
  const { idProduct } = await aLimitedProduct(program, idUser, 1);
  const bought = await buy(
    fan.client,
    await aPurchase(program, { idProduct, type: 'PHYSICAL', email: fan.email, fromWallet: 700 }),
  );
  await payCard(program, bought);
  const { id, total } = await orderBy(program, receiptOf(bought));
  const talent = await again(program, idUser);
  expect((await talent.post('/decline-order', { idOrder: id, reason: 'no' })).status).toBe(422);
  expect((await talent.post('/decline-order', { idOrder: id, reason: 'It broke on the way' })).status).toBe(200);
  await program.settle();
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 100, deposited: 200, earned: 500 });
  expect(await backOnCard(program, id)).toEqual([total - 700]);
  expect((await program.catalogue.findOffer(idProduct)).variation.stock).toBe(1);
  const order = await detailFor(fan.client, id);
  expect(order).toMatchObject({
    state: 'declined',
    history: [{}, {}, { actor: 'talent', reason: 'It broke on the way' }],
  });
  expect(program.mailbox.latest(fan.email).subject).toContain('We refund');
  expect((await talent.post('/decline-order', { idOrder: id, reason: 'Once more' })).status).toBe(409);
  expect(await violationsIn(program)).toEqual([]);
});

it('lets the fan regret for an hour, and no longer', async () => {
  const { program, fan } = await aFanAtWork();
  const [one, other] = [await aPaidOrder(program, fan), await aPaidOrder(program, fan)];
  program.clock.advance(minutes(59));
  expect((await fan.client.get(`/cancel-product/${one.idOrder}`)).status).toBe(200);
  program.clock.advance(minutes(1));
  expect(await fan.client.get(`/cancel-product/${other.idOrder}`)).toMatchObject({
    status: 409,
    body: { error: 1028 },
  });
  expect((await one.talent.get(`/cancel-product/${other.idOrder}`)).status).toBe(404);
  await program.settle();
  expect(await backOnCard(program, one.idOrder)).toEqual([1500]);
  expect(await violationsIn(program)).toEqual([]);
});

it('answers a repeated cancellation with a key as the first time, though it is a GET', async () => {
  const { program, fan } = await aFanAtWork();
  const [one, other] = [await aPaidOrder(program, fan), await aPaidOrder(program, fan)];
  const cancel = (idOrder: number, key?: string) =>
    fan.client.call('GET', `/cancel-product/${idOrder}`, {
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(one.idOrder, 'a-key')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await cancel(other.idOrder, 'a-key')).toMatchObject({ status: 409, body: { error: 1039 } });
  expect(await cancel(one.idOrder)).toMatchObject({ status: 409, body: { error: 1028 } });
  expect((await cancel(other.idOrder)).status).toBe(200);
  await program.settle();
  expect(await backOnCard(program, one.idOrder)).toEqual([1500]);
  expect(await violationsIn(program)).toEqual([]);
});

it('lets the fan take a message back after a day without answer', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan, 'MSG');
  await moveClock(program, hours(23));
  expect((await fan.client.get(`/cancel-product/${idOrder}`)).status).toBe(409);
  await moveClock(program, hours(1));
  expect((await fan.client.get(`/cancel-product/${idOrder}`)).status).toBe(200);
});

it('gives the money back by itself when nobody delivers for seven days', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan);
  await moveClock(program, days(7) - 1);
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'processing' });
  await moveClock(program, 1);
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'expired' });
  expect(await backOnCard(program, idOrder)).toEqual([1500]);
  expect(await violationsIn(program)).toEqual([]);
});

it('returns what express cost after two days and goes on at the usual price', async () => {
  const { program, fan } = await aFanAtWork({ bonus: 1000, deposited: 1000 });
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', {
    fields: { express: true },
    fromWallet: 1800,
  });
  await moveClock(program, hours(48));
  expect(await backOnCard(program, idOrder)).toEqual([700]);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 0, deposited: 500 });
  expect(await violationsIn(program)).toEqual([]);
  const idFile = await anImage(program, idTalent);
  expect((await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } })).status).toBe(200);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 1275 });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives back what is left of an express order that is late altogether', async () => {
  const { program, fan } = await aFanAtWork({ bonus: 1000, deposited: 1000 });
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields: { express: true }, fromWallet: 1800 });
  await moveClock(program, hours(48));
  await moveClock(program, days(5));
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state: 'expired' });
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 1000, deposited: 1000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('puts the money into the wallet at once where the fan chose so', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent } = await aPaidOrder(program, fan);
  expect((await fan.client.post('/refund-to-wallet', { idOrder })).status).toBe(200);
  expect((await fan.client.post('/refund-to-wallet', { idOrder })).status).toBe(409);
  await talent.post('/decline-order', { idOrder, reason: 'Not this week' });
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 1500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('lets the fan of a late charity order give it to the fund, for a day', async () => {
  const { program, fan } = await aFanAtWork();
  const idCharityFund = await aFund(program);
  const shops = [await aShop(program), await aShop(program)];
  const orders: number[] = [];
  for (const shop of shops) {
    await shop.talent.post('/set-charity', { charity: { idCharityFund, percent: 50 } });
    const bought = await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email }));
    await payCard(program, bought);
    orders.push((await orderBy(program, receiptOf(bought))).id);
  }
  const [given = 0, taken = 0] = orders;
  await moveClock(program, days(7));
  expect(await detailFor(fan.client, given)).toMatchObject({
    state: 'expired',
    can: expect.arrayContaining(['donateAnyway']),
  });
  expect(await violationsIn(program)).toEqual([]);
  expect((await fan.client.post('/donate-anyway', { idOrder: given })).status).toBe(200);
  await moveClock(program, days(1));
  expect((await detailFor(fan.client, given)).money.at(-1)).toMatchObject({
    kind: 'order.donated',
    amount: 1500,
    to: 'charity',
  });
  expect(await backOnCard(program, given)).toEqual([]);
  expect(await backOnCard(program, taken)).toEqual([1500]);
  expect((await fan.client.post('/donate-anyway', { idOrder: taken })).status).toBe(409);
  expect(await violationsIn(program)).toEqual([]);
});
