import { beforeEach, describe, expect, it } from 'vitest';
import { aFund, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { aGift, anOfferForm, aTalentWithOffer, give, resultOf } from '../../../../../tests/support/gifts.ts';
import { backOnCard, orderBy, receiptOf } from '../../../../../tests/support/orders.ts';
import { aPayingProgram, payOnPage } from '../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { payOn } from '../../../../../tests/support/recurring.ts';
import { storedRows } from '../../../../../tests/support/stored-rows.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
// All givers of this file share one address.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const noticesOf = async (idUser: number) =>
  (await program.database.pool.query('select type from event_log where id_user = $1 order by id', [idUser])).rows.map(
    ({ type }) => type,
  );
const toPay = { status: 200, body: { result: expect.stringContaining('/redirect/stripe-checkout?si=') } };

it('takes a guest’s gift of their own amount by card, without an address, and pays the talent ninety percent', async () => {
  const { idTalent, talent, idProduct } = await aTalentWithOffer(program);
  const guest = aClient(program);
  const given = await give(guest, aGift(idProduct));
  expect(given).toMatchObject(toPay);
  await payOn(program, resultOf(given));

  expect(await orderBy(program, receiptOf(given))).toMatchObject({ state: 'completed', total: 500 });
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 450 });
  expect(await noticesOf(idTalent)).toEqual(['DONATION_RECEIVED']);
  expect((await talent.post('/get-received-gifts', {})).body).toMatchObject({
    items: [{ price: 500, earning: 450, text: 'For the new album', isMonthly: false, thankedAt: null }],
    next: null,
  });
  expect((await guest.post('/get-gift-thanks', { receipt: receiptOf(given) })).body).toMatchObject({
    idTalent,
    thanks: 'You keep the lights on. Thank you!',
    price: 500,
    isMonthly: false,
  });
  expect(await violationsIn(program)).toEqual([]);
});

it('leads back to where the giver came from, with the receipt after the payment', async () => {
  const { idProduct } = await aTalentWithOffer(program);
  const given = await give(aClient(program), aGift(idProduct));
  const page = await program.payments.openCheckout(resultOf(given).split('si=')[1] ?? '');
  const { headers } = await payOnPage(page);
  expect(headers.get('location')).toBe(`http://stagedoor.test/product-bought?pt=donation&o=${receiptOf(given)}`);
  const { rows } = await program.database.pool.query(
    'select cancel_path from payment order by created_at desc limit 1',
  );
  expect(rows[0].cancel_path).toBe('/donate/failed');
});

it('takes a suggested amount at its price', async () => {
  const { idProduct, variations } = await aTalentWithOffer(program, 700, 2_000);
  const fan = await userWith(program, { deposited: 5_000 });
  const body = aGift(idProduct, { variationId: variations[1]?.id, fromWallet: 2_000 });
  expect(await give(fan.client, body)).toMatchObject({ status: 200, body: { result: 'success' } });
  await program.settle();
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 3_000 });
  expect((await fan.client.get('/get-sent-gifts')).body).toMatchObject({ monthly: [], single: [{ price: 2_000 }] });
});

it('is paid by wallet and card together', async () => {
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program, { bonus: 200 });
  const given = await give(fan.client, aGift(idProduct, { fromWallet: 200 }));
  await payOn(program, resultOf(given));
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 0 });
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 450 });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives the fund its share, without a fee on it', async () => {
  const { idTalent, idProduct } = await aTalentWithOffer(program);
  await program.database.pool.query(
    'insert into talent_charity (id_user, id_fund, percent, since) values ($1, $2, 50, now())',
    [idTalent, await aFund(program)],
  );
  const given = await give(aClient(program), aGift(idProduct, { customPrice: 10 }));
  await payOn(program, resultOf(given));
  const order = await orderBy(program, receiptOf(given));
  expect(order).toMatchObject({ state: 'completed', charity: 500, platform: 50, talent: 450 });
  expect((await aClient(program).post('/get-bought', { receipt: receiptOf(given) })).body).toMatchObject({
    productType: 'CH-DONATION',
  });
  expect(await violationsIn(program)).toEqual([]);
});

it('is given once for a double press, and twice for two gifts', async () => {
  const { idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program, { deposited: 5_000 });
  const body = aGift(idProduct, { fromWallet: 500 });
  const [one, two] = await Promise.all([give(fan.client, body, 'same'), give(fan.client, body, 'same')]);
  expect(one.body).toEqual(two.body);
  await Promise.all([give(fan.client, body), give(fan.client, body)]);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 3_500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('goes back to the card when the offer was switched off while the payment page was open', async () => {
  const { talent, idProduct, variations } = await aTalentWithOffer(program);
  const fan = await userWith(program);
  const given = await give(fan.client, aGift(idProduct, { regular: true }));
  await talent.post('/save-gift-offer', anOfferForm([], { variations, isOn: false }));
  await payOn(program, resultOf(given));
  const order = await orderBy(program, receiptOf(given));
  expect(order.state).toBe('refunded');
  expect(await backOnCard(program, order.id)).toEqual([500]);
  expect(await violationsIn(program)).toEqual([]);
});

it('is thanked for once', async () => {
  const { talent, idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program, { deposited: 500 });
  const { id: idOrder } = await orderBy(
    program,
    receiptOf(await give(fan.client, aGift(idProduct, { fromWallet: 500 }))),
  );
  await program.settle();
  await Promise.all([talent.post('/thank-for-gift', { idOrder }), talent.post('/thank-for-gift', { idOrder })]);
  await talent.post('/thank-for-gift', { idOrder });
  expect(await noticesOf(fan.idUser)).toEqual(['ORDER_PAID', 'GIFT_THANKED']);
  expect((await talent.post('/get-received-gifts', {})).body).toMatchObject({
    items: [{ idOrder, thankedAt: expect.any(String) }],
  });
});

it('pages through what was received, newest first', async () => {
  const { talent, idProduct } = await aTalentWithOffer(program);
  const fan = await userWith(program, { deposited: 600 });
  for (const customPrice of [1, 2, 3]) {
    await give(fan.client, aGift(idProduct, { customPrice, fromWallet: customPrice * 100 }));
  }
  type Page = { items: { price: number }[]; next: number | null };
  const first = (await talent.post('/get-received-gifts', { size: 2 })).body as Page;
  expect(first.items.map(({ price }) => price)).toEqual([300, 200]);
  const second = (await talent.post('/get-received-gifts', { size: 2, before: first.next })).body as Page;
  expect(second).toMatchObject({ items: [{ price: 100 }], next: null });
});

const other = await aTalentWithOffer(program);

describe('bad input takes nothing', () => {
  const invalid = { status: 422 };
  it.each<[string, object, object]>([
    ['0', { customPrice: 0 }, invalid],
    ['2001', { customPrice: 2_001 }, invalid],
    ['"1e3"', { customPrice: '1e3' }, invalid],
    ['"12abc"', { customPrice: '12abc' }, invalid],
    ['-5', { customPrice: -5 }, invalid],
    ['1.5', { customPrice: 1.5 }, invalid],
    ['99999', { customPrice: 99_999 }, invalid],
    ['no amount', { customPrice: undefined }, invalid],
    ['two amounts', { customPrice: 5, variationId: other.variations[0]?.id }, invalid],
    ['another talent’s amount', { variationId: other.variations[0]?.id }, { status: 409 }],
    ['a text of 501', { text: 'a'.repeat(501) }, invalid],
    ['a foreign successURL', { successURL: 'https://elsewhere.example/' }, invalid],
    ['a foreign cancelURL', { cancelURL: '//elsewhere.example/' }, invalid],
    ['an address that is none', { email: 'nobody' }, { status: 422 }],
    ['a monthly gift from the wallet', { regular: true, fromWallet: 500 }, invalid],
    ['a product that is no offer', { idProduct: 999_999 }, { status: 409 }],
  ])('%s', async (_what, change, refusal) => {
    const { idProduct } = await aTalentWithOffer(program);
    const fan = await userWith(program, { deposited: 5_000 });
    await program.settle();
    const before = await storedRows(program);
    const answer = await give(fan.client, aGift(idProduct, change));
    expect(answer).toMatchObject(refusal);
    expect(await storedRows(program)).toEqual(before);
  });

  it('one’s own offer', async () => {
    const { talent, idProduct } = await aTalentWithOffer(program);
    for (const regular of [false, true]) {
      expect(await give(talent, aGift(idProduct, { regular }))).toMatchObject({ status: 409 });
    }
  });

  it('an amount that the talent has just changed', async () => {
    const { talent, idProduct, variations } = await aTalentWithOffer(program);
    await talent.post('/save-gift-offer', anOfferForm([900]));
    const fan = await userWith(program);
    const answer = await give(fan.client, aGift(idProduct, { variationId: variations[0]?.id }));
    expect(answer).toMatchObject({ status: 409 });
  });

  it('a wallet that is empty, and a guest who names one', async () => {
    const { idProduct } = await aTalentWithOffer(program);
    const fan = await userWith(program);
    const body = aGift(idProduct, { fromWallet: 500 });
    expect(await give(fan.client, body)).toMatchObject({ body: { name: 'notEnoughMoney' } });
    expect(await give(aClient(program), body)).toMatchObject({ body: { name: 'notEnoughMoney' } });
  });

  it('a product of another kind', async () => {
    const { idUser } = await aSeller(program);
    const idProduct = await aProduct(program, idUser);
    expect(await give((await userWith(program)).client, aGift(idProduct))).toMatchObject({ status: 409 });
  });
});
