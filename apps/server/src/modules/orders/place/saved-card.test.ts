import { testCards } from '@stagedoor/sandbox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aLimitedProduct } from '../../../../../../tests/support/catalogue.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import {
  aPurchase,
  aShop,
  backOnCard,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { answerBank, aSavedCard, chargesFor } from '../../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { storedRows } from '../../../../../../tests/support/stored-rows.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

// All buyers of this file share one address.
beforeEach(() => program.database.pool.query('delete from rate_limit'));
afterEach(() => program.sandbox.faults.cause({}));

type Fan = Awaited<ReturnType<typeof userWith>>;

/** A fan with a saved card, and the purchase of an autograph with it. */
const aFanWithCard = async (card: { number: string } = testCards.success, pots = {}) => {
  const fan = await userWith(program, pots);
  const { idCard } = await aSavedCard(program, card, fan.idUser);
  const { deposited } = await balancesOf(program, fan.idUser);
  return { ...fan, idCard, deposited };
};
const bodyFor = async (fan: Fan & { idCard: string }, change: object = {}) => {
  const shop = await aShop(program);
  return { ...(await aPurchase(program, { ...shop, email: fan.email })), idCard: fan.idCard, ...change };
};
const boughtBy = async (client: Fan['client'], receipt: string) =>
  (await client.post('/get-bought?language=en', { receipt })).body as {
    state: string;
    checkout: string | null;
    charge: { state: string; problem: string | null } | null;
  };
const siIn = (checkout: string | null) => checkout?.split('si=')[1] ?? '';
const holdOf = async (receipt: string) =>
  (await program.database.pool.query('select state from stock_hold where ref = $1', [receipt])).rows[0]?.state;

it('charges a kept card after the purchase and leads to the page that says how it goes', async () => {
  const fan = await aFanWithCard();
  const bought = await buy(fan.client, await bodyFor(fan));

  expect(bought).toMatchObject({
    status: 200,
    body: { result: expect.stringContaining('/product-bought?pt=AUTOGRAPH&o=') },
  });
  const { state, checkout } = await boughtBy(fan.client, receiptOf(bought));
  // The job may have charged the card already.
  expect(['awaitingPayment', 'processing']).toContain(state);
  expect(checkout).toBeNull();
  await program.settle();

  const order = await orderBy(program, receiptOf(bought));
  expect(order.state).toBe('processing');
  expect(await boughtBy(fan.client, receiptOf(bought))).toMatchObject({ state: 'processing', charge: null });
  expect(await violationsIn(program)).toEqual([]);
});

it('takes a part from the wallet and the rest from a kept card, and gives both back', async () => {
  const fan = await aFanWithCard(testCards.success, { bonus: 500 });
  const bought = await buy(fan.client, await bodyFor(fan, { fromWallet: 500 }));
  await program.settle();
  const { id, state } = await orderBy(program, receiptOf(bought));
  expect(state).toBe('processing');
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 0 });

  await fan.client.get(`/cancel-product/${id}`);
  await program.settle();

  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 500 });
  expect(await backOnCard(program, id)).toEqual([1000]);
  expect(await violationsIn(program)).toEqual([]);
});

it('keeps a new card while buying, and offers the one that was used last first', async () => {
  const fan = await aFanWithCard();
  const body = await bodyFor(fan, { idCard: undefined, keepCard: true });
  await payCard(program, await buy(fan.client, body), testCards.dispute);
  const cards = async () =>
    ((await fan.client.get('/get-cards')).body as { last4: string }[]).map(({ last4 }) => last4);
  expect((await cards()).toSorted()).toEqual(['0259', '4242']);

  program.clock.advance(minutes(1));
  await buy(fan.client, await bodyFor(fan));
  await program.settle();

  expect(await cards()).toEqual(['4242', '0259']);
});

it('keeps no card that nobody asked to keep', async () => {
  const fan = await userWith(program);
  const shop = await aShop(program);
  await payCard(program, await buy(fan.client, await aPurchase(program, { ...shop, email: fan.email })));

  expect((await fan.client.get('/get-cards')).body).toEqual([]);
});

it('says why a kept card was refused, and sets everything free', async () => {
  const fan = await aFanWithCard(testCards.failsLater, { bonus: 500 });
  const bought = await buy(fan.client, await bodyFor(fan, { fromWallet: 500 }));
  await program.settle();

  expect(await boughtBy(fan.client, receiptOf(bought))).toMatchObject({
    state: 'expired',
    checkout: null,
    charge: { state: 'failed', problem: 'rejected' },
  });
  expect(await holdOf(receiptOf(bought))).toBe('released');
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('pays once for a double click', async () => {
  const fan = await aFanWithCard();
  const body = await bodyFor(fan);

  const [one, two] = await Promise.all([buy(fan.client, body, 'same'), buy(fan.client, body, 'same')]);
  await program.settle();

  expect(one.body).toEqual(two.body);
  const { rows } = await program.database.pool.query('select id_payment from orders where id_buyer = $1', [fan.idUser]);
  expect(rows).toHaveLength(1);
  expect(await chargesFor(program, rows[0].id_payment)).toHaveLength(1);
});

it('sells the last one once to two tabs', async () => {
  const fan = await aFanWithCard();
  const shop = await aShop(program);
  const { idProduct } = await aLimitedProduct(program, shop.idTalent, 1);
  const body = {
    ...(await aPurchase(program, { ...shop, type: 'PHYSICAL', idProduct, email: fan.email })),
    idCard: fan.idCard,
  };

  const answers = await Promise.all([buy(fan.client, body), buy(fan.client, body)]);
  await program.settle();

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives up an order whose card was taken away before it was charged', async () => {
  const fan = await aFanWithCard();
  program.sandbox.faults.cause({ calls: { failedBefore: 1 } });
  const bought = await buy(fan.client, await bodyFor(fan));
  await program.settle();
  await fan.client.post('/remove-card', { idCard: fan.idCard });
  program.sandbox.faults.cause({});
  await moveClock(program, minutes(1));

  expect(await boughtBy(fan.client, receiptOf(bought))).toMatchObject({
    state: 'expired',
    charge: { state: 'failed' },
  });
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['another user’s', async () => (await aSavedCard(program)).idCard],
  [
    'removed',
    async (fan: Fan & { idCard: string }) => {
      await fan.client.post('/remove-card', { idCard: fan.idCard });
      await program.settle();
      return fan.idCard;
    },
  ],
  ['nobody’s', async () => crypto.randomUUID()],
])('takes nothing when the card is %s', async (_whose, cardOf) => {
  const fan = await aFanWithCard(testCards.success, { bonus: 500 });
  const body = await bodyFor(fan, { fromWallet: 500, idCard: await cardOf(fan) });
  await program.sandbox.webhooksDelivered();
  await program.settle();
  const before = await storedRows(program);

  expect(await buy(fan.client, body)).toMatchObject({ body: { error: 1058 } });

  expect(await storedRows(program)).toEqual(before);
});

it('lets no guest use the card of the address, or keep one for it', async () => {
  const fan = await aFanWithCard();
  const guest = aClient(program);
  const body = await bodyFor(fan);
  await program.sandbox.webhooksDelivered();
  await program.settle();
  const before = await storedRows(program);

  expect(await buy(guest, body)).toMatchObject({ body: { error: 1058 } });
  const { idCard, ...withoutCard } = body;
  expect(await buy(guest, { ...withoutCard, keepCard: true })).toMatchObject({ body: { error: 1028 } });

  expect(await storedRows(program)).toEqual(before);
});

it('waits for the bank’s question, where the buyer is led to', async () => {
  const fan = await aFanWithCard(testCards.threeDSecureAlways);
  const bought = await buy(fan.client, await bodyFor(fan));
  await program.settle();
  const receipt = await boughtBy(fan.client, receiptOf(bought));
  expect(receipt).toMatchObject({ state: 'awaitingPayment', charge: { state: 'needsAuthentication', problem: null } });

  const back = (await answerBank(await program.payments.openCheckout(siIn(receipt.checkout)))).headers.get('location');

  expect(back).toContain(`/product-bought?pt=AUTOGRAPH&o=${receiptOf(bought)}`);
  expect(await boughtBy(fan.client, receiptOf(bought))).toMatchObject({ state: 'processing' });
  await moveClock(program, minutes(2));
  expect(program.mailbox.mails.filter(({ subject }) => subject.includes('confirm'))).toEqual([]);
});

it('mails the bank’s question when nobody answers it on the screen', async () => {
  const fan = await aFanWithCard(testCards.threeDSecureAlways);
  const bought = await buy(fan.client, await bodyFor(fan));
  await program.settle();

  await moveClock(program, minutes(2));
  await moveClock(program, minutes(2));

  const mails = program.mailbox.mails.filter(({ to, subject }) => to === fan.email && subject.includes('confirm'));
  expect(mails).toHaveLength(1);
  const si = /\/pay\/([0-9a-f-]{36})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await answerBank(await program.payments.openCheckout(si));
  await program.sandbox.webhooksDelivered();
  await program.settle();
  expect((await orderBy(program, receiptOf(bought))).state).toBe('processing');
});

it('gives up an order whose bank’s question nobody answered in time', async () => {
  const fan = await aFanWithCard(testCards.threeDSecureAlways, { bonus: 500 });
  const bought = await buy(fan.client, await bodyFor(fan, { fromWallet: 500 }));
  await program.settle();

  await moveClock(program, minutes(16));
  await moveClock(program, minutes(1));

  expect((await orderBy(program, receiptOf(bought))).state).toBe('expired');
  expect(await holdOf(receiptOf(bought))).toBe('released');
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ bonus: 500 });
  expect(await violationsIn(program)).toEqual([]);
});

it('goes on with an order that was placed before the talent blocked the fan, as it does when it is paid on the card page', async () => {
  const fan = await aFanWithCard();
  program.sandbox.faults.cause({ calls: { failedBefore: 1 } });
  const shop = await aShop(program);
  const body = await aPurchase(program, { ...shop, email: fan.email });
  const byKept = await buy(fan.client, { ...body, idCard: fan.idCard });
  const byPage = await buy(fan.client, body);
  await program.database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
    shop.idTalent,
    fan.idUser,
    program.clock.now(),
  ]);
  program.sandbox.faults.cause({});

  await payCard(program, byPage);
  await moveClock(program, minutes(1));

  for (const bought of [byKept, byPage]) expect((await orderBy(program, receiptOf(bought))).state).toBe('processing');
  expect(await buy(fan.client, { ...body, idCard: fan.idCard })).toMatchObject({ body: { error: 1023 } });
  expect(await violationsIn(program)).toEqual([]);
});
