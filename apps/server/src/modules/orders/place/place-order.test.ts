import { limits } from '@stagedoor/contract/limits';
import { isMadeOnRequest, ruleOf } from '@stagedoor/contract/product-types';
import { beforeEach, expect, it } from 'vitest';
import {
  aFund,
  aLimitedProduct,
  aProduct,
  aPromoCode,
  aSeller,
  studioTypes,
} from '../../../../../../tests/support/catalogue.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import {
  aPurchase,
  aShop,
  buy,
  filledIn,
  orderBy,
  payCard,
  receiptOf,
  siOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram, payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

// All buyers of this file share one address.
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const after = { AUTO_REPLY: 'completed', MESSAGE_PACKAGE: 'completed', CALL_PACKAGE: 'completed' };
const stateAfter = (type: string) =>
  type === 'COLLABORATION' ? 'reviewing' : ((after as Record<string, string>)[type] ?? 'processing');

let guests = 0;
const aGuest = () => ({ email: `guest-${++guests}@example.com`, client: aClient(program) });
const buyers = {
  new: async () => aGuest(),
  known: async () => ({ email: (await aUser(program)).email, client: aClient(program) }),
  loggedIn: async () => {
    const { idUser, email } = await aUser(program);
    return { email, client: await aLoggedInClient(program, idUser) };
  },
};

/** A call is bought by calling. */
const types = studioTypes.filter((type) => ruleOf(type).home === 'studio');
const table = types.flatMap((type) => (['new', 'known', 'loggedIn'] as const).map((kind) => [type, kind] as const));

it.each(table)(
  'sells %s to a buyer who is %s',
  async (type, kind) => {
    const { email, client } = await buyers[kind]();
    const shop = await aShop(program, type);
    const bought = await buy(client, await aPurchase(program, { ...shop, email }));
    expect(bought).toMatchObject({
      status: 200,
      body: { result: expect.stringContaining('/redirect/stripe-checkout?si=') },
    });
    const receipt = receiptOf(bought);
    // A buyer who returns to the finished card page is redirected to the page about this purchase.
    const payment = await client.post('/get-payment', { si: siOf(bought) });
    expect(payment.body).toMatchObject({ purpose: 'order', back: expect.stringContaining(`o=${receipt}`) });
    const before = (await client.post('/get-bought', { receipt })).body;
    expect(before).toMatchObject({ state: 'awaitingPayment', buyer: null, checkout: expect.any(String) });

    await payCard(program, bought);
    const order = await orderBy(program, receipt);
    expect(order).toMatchObject({
      state: stateAfter(type),
      buyer: kind,
      terms_version: limits.account.termsVersion,
    });
    const page = (await client.post('/get-bought', { receipt })).body;
    expect(page).toMatchObject({
      state: stateAfter(type),
      buyer: kind,
      idProduct: shop.idProduct,
      idOrder: kind === 'loggedIn' ? order.id : null,
    });

    const [mail] = program.mailbox.mails.filter(({ to }) => to === email);
    const isEvent = type === 'EVENT' || type === 'MUSEUM_TOUR';
    expect(mail?.subject).toContain(isEvent ? 'Your tickets' : 'paid');
    if (kind !== 'loggedIn') {
      const link = await aClient(program).post('/read-order-link', { token: program.mailbox.tokenFor(email) });
      const can = [...(isMadeOnRequest(type) ? ['editRequest'] : []), ...(isEvent ? ['nameGuests'] : [])];
      expect(link.body).toMatchObject({ idOrder: order.id, role: 'buyer', can });
    }
    expect(await violationsIn(program)).toEqual([]);
  },
  20_000,
);

it('sells no call by a form', async () => {
  const shop = await aShop(program, 'CALL');
  const { client, email } = aGuest();
  expect(await buy(client, await aPurchase(program, { ...shop, email }))).toMatchObject({
    status: 409,
    body: { error: 1072 },
  });
});

it.each(types)('names every mandatory field that %s lacks', async (type) => {
  const shop = await aShop(program, type);
  const { client, email } = aGuest();
  const whole = await aPurchase(program, { ...shop, email });
  for (const name of [...Object.keys(filledIn[type]), 'email']) {
    if (
      name === 'quantity' ||
      (type === 'AUTOGRAPH' && name === 'wishes') ||
      (name === 'fullName' && type !== 'PHYSICAL' && type !== 'COLLABORATION')
    )
      continue;
    const { [name]: _left, ...fields } = whole.fields;
    const answer = await buy(client, { ...whole, fields });
    expect(answer).toMatchObject({ status: 422, body: { error: 1008, fields: { [name]: expect.any(String) } } });
  }
});

it('needs no email of a logged-in user, and a valid one if given', async () => {
  const { client } = await userWith(program);
  const shop = await aShop(program);
  const { email: _, ...fields } = (await aPurchase(program, { ...shop, email: '' })).fields;
  const body = { ...(await aPurchase(program, { ...shop, email: '' })), fields };
  expect((await buy(client, body)).status).toBe(200);
  expect(await buy(client, { ...body, fields: { ...fields, email: 'nobody' } })).toMatchObject({
    status: 422,
    body: { fields: { email: 'invalid' } },
  });
});

it.each([0, -1, 21])('refuses a quantity of %i', async (quantity) => {
  const shop = await aShop(program, 'PHYSICAL');
  const body = await aPurchase(program, { ...shop, email: 'q@example.com' });
  const answer = await buy(aClient(program), { ...body, fields: { ...body.fields, quantity } });
  expect(answer).toMatchObject({ status: 422, body: { fields: { quantity: expect.any(String) } } });
});

it('says the new price when it has changed since the form was shown', async () => {
  const shop = await aShop(program);
  const body = await aPurchase(program, { ...shop, email: 'p@example.com' });
  expect(await buy(aClient(program), { ...body, total: 1400 })).toMatchObject({
    status: 409,
    body: { error: 1028, reason: { kind: 'priceChanged', total: 1500 } },
  });
});

it('does not sell what is hidden, missing or one’s own', async () => {
  const { client, email } = await userWith(program);
  const shop = await aShop(program);
  const body = await aPurchase(program, { ...shop, email });
  expect(await buy(client, { ...body, idProduct: 999_999 })).toMatchObject({ status: 404, body: { error: 1058 } });
  expect((await buy(shop.talent, body)).body).toMatchObject({ error: 1072 });

  await shop.talent.post('/deactivate-product', { idProduct: shop.idProduct });
  expect((await buy(aClient(program), body)).body).toMatchObject({ error: 1072 });
  await program.database.pool.query(`update users set status = 'HIDDEN' where id = $1`, [shop.idTalent]);
  expect((await buy(aClient(program), body)).body).toMatchObject({ error: 1058 });
});

it('makes one order of a double click', async () => {
  const { client, email, idUser } = await userWith(program);
  const body = await aPurchase(program, { ...(await aShop(program)), email });
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(client, body, 'the same')));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
  const { rows } = await program.database.pool.query('select from orders where id_buyer = $1', [idUser]);
  expect(rows).toHaveLength(1);
});

it('sells the last items to as many as there are, however many come at once', { timeout: 60_000 }, async () => {
  const { idUser } = await aSeller(program);
  const { idProduct } = await aLimitedProduct(program, idUser, 3);
  const fans = await Promise.all(Array.from({ length: 30 }, () => userWith(program)));
  const { email } = aGuest();
  const body = await aPurchase(program, { idProduct, type: 'PHYSICAL', email });
  const answers = await Promise.all(fans.map(({ client }) => buy(client, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => (body as { error?: number }).error === 1048)).toHaveLength(27);
  expect(await violationsIn(program)).toEqual([]);
});

it('takes a part from the wallet and the rest from the card', async () => {
  const { client, email, idUser } = await userWith(program, { bonus: 200, deposited: 300 });
  const shop = await aShop(program);
  const bought = await buy(client, await aPurchase(program, { ...shop, email, fromWallet: 500 }));
  expect(await balancesOf(program, idUser)).toMatchObject({ bonus: 0, deposited: 0 });
  await payCard(program, bought);
  const { id } = await orderBy(program, receiptOf(bought));
  const { money, price } = (await client.get(`/get-order/${id}`)).body as { money: object[]; price: object };
  expect(price).toMatchObject({ total: 1500, fromWallet: 500 });
  expect(money).toMatchObject([
    { kind: 'order.held', amount: 500, from: 'wallet', to: 'escrow' },
    { kind: 'order.paid', amount: 1000, from: 'card', to: 'escrow' },
  ]);
  expect(await violationsIn(program)).toEqual([]);
});

it('needs no card when the wallet pays all, and refuses when it cannot', async () => {
  const { client, email } = await userWith(program, { earned: 1500 });
  const shop = await aShop(program);
  const body = await aPurchase(program, { ...shop, email, fromWallet: 1500 });
  const bought = await buy(client, body);
  expect(bought.body).toMatchObject({ result: 'success' });
  expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'processing' });
  expect((await buy(client, body)).body).toMatchObject({ error: 1025 });
  expect((await buy(aClient(program), body)).body).toMatchObject({ error: 1025 });
  await program.settle();
  expect(await violationsIn(program)).toEqual([]);
});

it('asks for no payment when a code makes it free, and refuses a code that is used up', async () => {
  const shop = await aShop(program);
  await aPromoCode(program, 'GIFT', { percent: 100, total_limit: 1 });
  const body = await aPurchase(program, { ...shop, email: 'gift@example.com', fields: { promoCode: 'GIFT' } });
  const bought = await buy(aClient(program), { ...body, total: 0 });
  expect(bought.body).toMatchObject({ result: 'success' });
  const again = { ...body, total: 0, fields: { ...body.fields, email: 'gift-2@example.com' } };
  expect(await buy(aClient(program), again)).toMatchObject({ status: 422, body: { error: 1045 } });
  const { id } = await orderBy(program, receiptOf(bought));
  expect((await shop.talent.post('/decline-order', { idOrder: id, reason: 'Cannot sign now' })).status).toBe(200);
  expect((await buy(aClient(program), again)).body).toMatchObject({ result: 'success' });
  await program.settle();
  expect(await violationsIn(program)).toEqual([]);
});

it('releases stock, promo code and wallet when nobody pays', async () => {
  const { client, email, idUser } = await userWith(program, { bonus: 100, earned: 300 });
  const { idUser: idSeller } = await aSeller(program);
  const { idProduct } = await aLimitedProduct(program, idSeller, 1);
  const bought = await buy(client, await aPurchase(program, { idProduct, type: 'PHYSICAL', email, fromWallet: 350 }));
  expect(bought.status).toBe(200);
  program.clock.advance(minutes(16));
  await program.settle();
  expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state: 'expired' });
  expect(await balancesOf(program, idUser)).toMatchObject({ bonus: 100, earned: 300 });
  expect((await program.catalogue.findOffer(idProduct)).variation.stock).toBe(1);
  expect(await violationsIn(program)).toEqual([]);
});

it.each(['is still there', 'is gone'])('when a payment comes after its time and the item %s', async (how) => {
  const { idUser: idSeller } = await aSeller(program);
  const { idProduct } = await aLimitedProduct(program, idSeller, 1);
  const email = `late-${how.length}@example.com`;
  const bought = await buy(aClient(program), await aPurchase(program, { idProduct, type: 'PHYSICAL', email }));
  const si = String((bought.body as { result: string }).result.split('si=')[1]);
  const page = await program.payments.openCheckout(si);
  await payOnPage(page);
  // The hold expires before we learn of the payment.
  await program.database.pool.query(`update stock_hold set state = 'released' where ref = $1`, [receiptOf(bought)]);
  await program.database.pool.query('update variation set stock = $1, total = $1 where id_product = $2', [
    how === 'is gone' ? 0 : 1,
    idProduct,
  ]);
  await program.payments.readPayment(si);
  await program.settle();
  const state = how === 'is gone' ? 'refunded' : 'processing';
  expect(await orderBy(program, receiptOf(bought))).toMatchObject({ state });
  if (how === 'is gone') expect(program.mailbox.latest(email).subject).toContain('We refund');
  expect(await violationsIn(program)).toEqual([]);
});

it('keeps the charity’s share in the order', async () => {
  const shop = await aShop(program);
  const idCharityFund = await aFund(program);
  await shop.talent.post('/set-charity', { charity: { idCharityFund, percent: 30 } });
  const bought = await buy(aClient(program), await aPurchase(program, { ...shop, email: 'ch@example.com' }));
  const page = await aClient(program).post('/get-bought', { receipt: receiptOf(bought) });
  expect(page.body).toMatchObject({ productType: 'CH-AUTOGRAPH', charity: { percent: 30 } });
  await payCard(program, bought);
  expect(await orderBy(program, receiptOf(bought))).toMatchObject({ charity: 450, platform: 158, talent: 892 });
});

it('has several sizes and asks which', async () => {
  const { idUser } = await aSeller(program);
  const idProduct = await aProduct(program, idUser, 'PHYSICAL');
  const body = await aPurchase(program, { idProduct, type: 'PHYSICAL', email: 's@example.com' });
  const { idVariation: _none, ...fields } = body.fields;
  expect(await buy(aClient(program), { ...body, fields })).toMatchObject({
    status: 422,
    body: { fields: { idVariation: 'required' } },
  });
});
