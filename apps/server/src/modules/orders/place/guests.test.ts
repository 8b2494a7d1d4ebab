import { beforeEach, describe, expect, it } from 'vitest';
import { aLimitedProduct, aPromoCode, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import {
  aPurchase,
  aShop,
  backOnCard,
  buy,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { database, clock } = program;
beforeEach(() => database.pool.query('delete from rate_limit'));

let guests = 0;
const anAddress = () => `guest-${++guests}@example.com`;
const toPay = { status: 200, body: { result: expect.stringContaining('/redirect/stripe-checkout?si=') } };

describe('what a guest writes as an address tells nothing about it', () => {
  const block = (idUser: number, idBlocked: number) =>
    database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
      idUser,
      idBlocked,
      clock.now(),
    ]);
  const blockAccount = (idUser: number) =>
    database.pool.query(
      `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'spam', $2)`,
      [idUser, clock.now()],
    );
  const addressOf = async (idUser: number) =>
    (await database.pool.query('select email from users where id = $1', [idUser])).rows[0].email as string;

  const whose: [string, 'processing' | 'refunded', (idTalent: number) => Promise<string>][] = [
    ['nobody’s', 'processing', async () => anAddress()],
    ['a fan’s', 'processing', async () => (await aUser(program)).email],
    ['the talent’s own', 'refunded', addressOf],
    [
      'of a person whom the talent blocked',
      'refunded',
      async (idTalent) => {
        const fan = await aUser(program);
        await block(idTalent, fan.idUser);
        return fan.email;
      },
    ],
    [
      'of a person whom the staff blocked',
      'refunded',
      async () => {
        const fan = await aUser(program);
        await blockAccount(fan.idUser);
        return fan.email;
      },
    ],
  ];
  it.each(whose)('when it is %s: the payment page opens, and what is paid is then %s', async (_whose, state, make) => {
    const shop = await aShop(program);
    const email = await make(shop.idTalent);
    const bought = await buy(aClient(program), await aPurchase(program, { ...shop, email }));
    expect(bought).toMatchObject(toPay);
    await payCard(program, bought);
    const order = await orderBy(program, receiptOf(bought));
    expect(order.state).toBe(state);
    const page = await aClient(program).post('/get-bought', { receipt: receiptOf(bought) });
    expect(page.body).toMatchObject({ state, refundReason: state === 'refunded' ? 'notForSale' : null });
    expect(await backOnCard(program, order.id)).toEqual(state === 'refunded' ? [1_500] : []);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('nor whether that person has used a promo code', async () => {
    const shop = await aShop(program);
    await aPromoCode(program, 'FIRST', { percent: 10, person_limit: 1 });
    const { email, client } = await userWith(program, { deposited: 2_000 });
    const body = await aPurchase(program, { ...shop, email, fields: { promoCode: 'FIRST' } });
    const reduced = { ...body, total: 1_350 };
    expect((await buy(client, { ...reduced, fromWallet: 1_350 })).body).toMatchObject({ result: 'success' });
    // A user who has used the code learns so. A stranger does not, and still cannot use it twice.
    const input = { code: 'FIRST', idProduct: shop.idProduct };
    expect((await client.post('/verify-promo-code', input)).body).toMatchObject({ error: 1045 });
    expect((await aClient(program).post('/verify-promo-code', input)).status).toBe(200);
    expect((await buy(client, reduced)).body).toMatchObject({ error: 1045 });
    const bought = await buy(aClient(program), reduced);
    expect(bought).toMatchObject(toPay);
    await payCard(program, bought);
    const page = await aClient(program).post('/get-bought', { receipt: receiptOf(bought) });
    expect(page.body).toMatchObject({ state: 'refunded', refundReason: 'codeUsed' });
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('guests who have not paid', () => {
  const mustLogIn = { status: 409, body: { error: 1028, reason: { kind: 'logIn' } } };
  const anEvening = async (places: number) => {
    const { idUser } = await aSeller(program);
    const { idProduct, idVariation } = await aLimitedProduct(program, idUser, places);
    const purchase = async (quantity: number) =>
      aPurchase(program, { idProduct, type: 'PHYSICAL', email: anAddress(), fields: { quantity } });
    const left = async () =>
      (await database.pool.query('select stock from variation where id = $1', [idVariation])).rows[0].stock;
    return { purchase, left };
  };

  it('hold at most half of what is left, however many addresses they invent, and those who logged in still buy', async () => {
    const { purchase, left } = await anEvening(28);
    expect((await buy(aClient(program), await purchase(10))).status).toBe(200);
    expect(await buy(aClient(program), await purchase(10))).toMatchObject(mustLogIn);
    expect((await buy(aClient(program), await purchase(4))).status).toBe(200);
    expect(await buy(aClient(program), await purchase(1))).toMatchObject(mustLogIn);
    expect(await left()).toBe(14);
    const { client } = await userWith(program);
    expect((await buy(client, await purchase(10))).status).toBe(200);
    expect(await left()).toBe(4);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('can still buy the last one, and what they do not pay for is free again', async () => {
    const { purchase, left } = await anEvening(1);
    expect((await buy(aClient(program), await purchase(1))).status).toBe(200);
    expect((await buy(aClient(program), await purchase(1))).body).toMatchObject({ error: 1048 });
    clock.advance(minutes(16));
    await program.settle();
    expect(await left()).toBe(1);
  });

  it('hold no more than half when all of them come at the same moment', async () => {
    const { purchase, left } = await anEvening(12);
    const bodies = await Promise.all(Array.from({ length: 12 }, () => purchase(1)));
    const answers = await Promise.all(bodies.map((body) => buy(aClient(program), body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await left()).toBe(6);
    expect(await violationsIn(program)).toEqual([]);
  });
});
