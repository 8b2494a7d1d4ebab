import { describe, expect, it } from 'vitest';
import { aLimitedProduct, aProduct } from '../../../../../../tests/support/catalogue.ts';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  moveClock,
} from '../../../../../../tests/support/orders.ts';
import { once, someStaff } from '../../../../../../tests/support/wallet.ts';
import { sweepOrders } from '../index.ts';

const { program, fan } = await aFanAtWork({ deposited: 500_000 });

type Item = {
  type: string;
  idProduct: number | null;
  idPartner: number | null;
  sum: number | null;
  text: string | null;
};

/** A user's notifications about a product, newest first. */
const notificationsOf = async (idUser: number, idProduct: number): Promise<Item[]> => {
  await program.settle();
  const client = await again(program, idUser);
  const { items } = (await client.post('/event-logs/true', { page: 0, size: 50 })).body as { items: Item[] };
  return items.filter((item) => item.idProduct === idProduct);
};
const liveOf = async (idUser: number) => {
  const { rows } = await program.database.pool.query('select type from live_event where id_user = $1', [idUser]);
  return new Set(rows.map(({ type }) => type));
};
const sweep = async () => {
  await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepOrders, {}));
  await program.settle();
};

describe('the talent', () => {
  it('hears that the money of a parcel is theirs, and what the fan thought of it', async () => {
    const order = await aPaidOrder(program, fan, 'PHYSICAL', { fromWallet: 100_000 });
    const { idOrder, idTalent, idProduct } = order;
    const parcel = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450' };
    await order.talent.post('/deliver-order', { idOrder, delivery: parcel });
    expect(await notificationsOf(idTalent, idProduct)).toMatchObject([{ type: 'NEW_ORDER' }]);
    expect((await once(fan.client, '/confirm-receipt', { idOrder })).status).toBe(200);
    expect(await notificationsOf(idTalent, idProduct)).toMatchObject([
      { type: 'PHYSICAL_MONEY_RECEIVED', sum: expect.any(Number), idPartner: fan.idUser },
      { type: 'NEW_ORDER' },
    ]);
    await fan.client.post('/react-to-order', { idOrder, reaction: 'love' });
    expect((await notificationsOf(idTalent, idProduct))[0]).toMatchObject({
      type: 'NEW_PRODUCT_REACTION',
      text: 'love',
    });
    expect(await liveOf(idTalent)).toEqual(new Set(['THREAD_UPDATED', 'WALLET_UPDATED', 'EVENT_LOG_UPDATED']));
  });

  it('hears once that everything is sold, also when the last one is paid at once', async () => {
    const { idTalent } = await aShop(program);
    const { idProduct } = await aLimitedProduct(program, idTalent, 2);
    const purchase = async () => {
      const body = await aPurchase(program, { idProduct, type: 'PHYSICAL', email: fan.email, fromWallet: 100_000 });
      return buy(await again(program, fan.idUser), body);
    };
    expect((await purchase()).status).toBe(200);
    expect(await notificationsOf(idTalent, idProduct)).toMatchObject([{ type: 'NEW_ORDER' }]);
    expect((await purchase()).status).toBe(200);
    expect(await purchase()).toMatchObject({ status: 409, body: { error: 1048 } });
    const types = (await notificationsOf(idTalent, idProduct)).map(({ type }) => type);
    expect(types.toSorted()).toEqual(['EVERYTHING_SOLD', 'NEW_ORDER', 'NEW_ORDER']);
  });

  it('is reminded once of an order for which a day is left', async () => {
    const { idTalent, idProduct } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
    await sweep();
    expect(await notificationsOf(idTalent, idProduct)).toMatchObject([{ type: 'NEW_ORDER' }]);
    await moveClock(program, days(6));
    await sweep();
    await sweep();
    expect(await notificationsOf(idTalent, idProduct)).toMatchObject([
      { type: 'PRODUCT_REMIND' },
      { type: 'NEW_ORDER' },
    ]);
    const client = await again(program, idTalent);
    expect((await client.get('/new-events-count')).body).toMatchObject({ result: 1 });
  });
});

describe('the fan', () => {
  it('hears an hour before an event, once', async () => {
    const { idProduct } = await aPaidOrder(program, fan, 'EVENT', { fromWallet: 2000 });
    await moveClock(program, days(10) - hours(1) - 1);
    expect(await notificationsOf(fan.idUser, idProduct)).toEqual([]);
    await moveClock(program, 1);
    expect(await notificationsOf(fan.idUser, idProduct)).toMatchObject([{ type: 'EVENT_INFO' }]);
  });

  it('hears what staff decided about a collaboration', async () => {
    const staff = await someStaff(program);
    const order = () => aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 });
    const [good, bad] = [await order(), await order()];
    await staff.client.post('/review-collaboration', { idOrder: good.idOrder, approve: true });
    await staff.client.post('/review-collaboration', { idOrder: bad.idOrder, approve: false, reason: 'Not serious' });
    expect(await notificationsOf(fan.idUser, good.idProduct)).toMatchObject([
      { type: 'COLLABORATION_APPROVED', idPartner: good.idTalent },
    ]);
    expect(await notificationsOf(fan.idUser, bad.idProduct)).toMatchObject([{ type: 'COLLABORATION_REJECTED' }]);
    expect(await notificationsOf(good.idTalent, good.idProduct)).toMatchObject([{ type: 'NEW_ORDER' }]);
    expect(await notificationsOf(bad.idTalent, bad.idProduct)).toEqual([]);
  });

  it('hears that the money for a message without answer is back', async () => {
    const { idProduct, idTalent } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
    await moveClock(program, days(7));
    expect(await notificationsOf(fan.idUser, idProduct)).toMatchObject([
      { type: 'MONEY_BACK_MESSAGE', sum: 300, idPartner: idTalent },
    ]);
  });

  it('is reminded of a product they asked to be, and of a checkout they left', async () => {
    const shop = await aShop(program);
    const client = await again(program, fan.idUser);
    await client.post('/remind-after', { idProduct: shop.idProduct, hours: 2 });
    await moveClock(program, hours(2));
    expect(await notificationsOf(fan.idUser, shop.idProduct)).toMatchObject([{ type: 'PRODUCT_REMIND' }]);
    const other = await aShop(program);
    await buy(await again(program, fan.idUser), await aPurchase(program, { ...other, email: fan.email }));
    await moveClock(program, minutes(31));
    expect(await notificationsOf(fan.idUser, other.idProduct)).toMatchObject([{ type: 'PRODUCT_REMIND' }]);
  });

  it('hears of something new from a talent they bought from, and nobody else does', async () => {
    const { idTalent, idOrder, talent } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
    await talent.post('/deliver-order', { idOrder, delivery: { kind: 'answer', text: 'Here' } });
    const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH');
    expect(await notificationsOf(fan.idUser, idProduct)).toMatchObject([{ type: 'NEW_PRODUCT', idPartner: idTalent }]);
    const { rows } = await program.database.pool.query(
      `select from event_log where subject_type = 'product' and subject_id = $1`,
      [idProduct],
    );
    expect(rows).toHaveLength(1);
  });
});
