import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { hours } from '../../../../../../tests/support/clock.ts';
import { runAs } from '../../../../../../tests/support/ledger.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  detailFor,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
  siOf,
} from '../../../../../../tests/support/orders.ts';
import { payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { violationsIn } from '../../../../../../tests/support/wallet.ts';

it('lists what needs an action first, by role, partner and state', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 3000 });
  const one = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const two = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const unpaid = await buy(fan.client, await aPurchase(program, { ...(await aShop(program)), email: fan.email }));
  const waiting = await orderBy(program, receiptOf(unpaid));
  await two.talent.post('/decline-order', { idOrder: two.idOrder, reason: 'Away for long' });
  const list = async (client: typeof fan.client, body = {}) =>
    ((await client.post('/get-orders', body)).body as { items: { idOrder: number; needsYou: boolean }[] }).items;
  expect((await list(fan.client)).map(({ idOrder }) => idOrder)).toEqual([waiting.id, two.idOrder, one.idOrder]);
  expect(await list(fan.client, { partner: one.idTalent })).toMatchObject([{ idOrder: one.idOrder }]);
  expect(await list(fan.client, { state: 'declined' })).toMatchObject([{ idOrder: two.idOrder, needsYou: false }]);
  expect(await list(one.talent, { role: 'talent' })).toMatchObject([
    { idOrder: one.idOrder, needsYou: true, youReceive: 1275 },
  ]);
  expect(await list(fan.client, { role: 'talent' })).toEqual([]);
});

it('mails the link once more and ends the one before', async () => {
  const { program } = await aFanAtWork();
  const shop = await aShop(program);
  const email = 'once-more@example.com';
  const bought = await buy(aClient(program), await aPurchase(program, { ...shop, email }));
  const send = () => aClient(program).post('/send-order-link', { receipt: receiptOf(bought) });
  expect((await send()).status).toBe(404);
  await payCard(program, bought);
  const first = program.mailbox.tokenFor(email);
  expect((await send()).status).toBe(200);
  await program.settle();
  const second = program.mailbox.tokenFor(email);
  const read = (token: string) => aClient(program).post('/read-order-link', { token });
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
});

it('finds a guest’s orders once they log in with that address', async () => {
  const { program } = await aFanAtWork();
  const { idUser, email } = await aUser(program);
  const bought = await buy(aClient(program), await aPurchase(program, { ...(await aShop(program)), email }));
  await payCard(program, bought);
  const { items } = (await (await again(program, idUser)).post('/get-orders')).body as { items: object[] };
  expect(items).toHaveLength(1);
});

it('does not let anybody leave while an order is open', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1500 });
  const { talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  for (const client of [fan.client, talent]) {
    expect((await client.get('/get-deletion')).body).toMatchObject({ blockers: [{ kind: 'orders', count: 1 }] });
  }
});

it('is open to those of the staff who deal with orders, once they have shown the second factor', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1500 });
  const { idOrder } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const read = async (scope: 'support' | 'content', secondFactor = true) => {
    const { idUser } = await aUser(program, { role: 'ADMIN', scopes: [scope] });
    return (await (await aLoggedInClient(program, idUser, { secondFactor })).get(`/get-order/${idOrder}`)).status;
  };
  expect([await read('support'), await read('content'), await read('support', false)]).toEqual([200, 404, 404]);
});

it('shows a proposal to the talent once staff have let it through, and never one that they have not', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 100_000 });
  const [one, other] = [
    await aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 }),
    await aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 }),
  ];
  const seen = async ({ talent, idOrder }: typeof one) => [
    (await talent.get(`/get-order/${idOrder}`)).status,
    ((await talent.post('/get-orders', { role: 'talent' })).body as { items: object[] }).items.length,
  ];
  expect(await seen(one)).toEqual([404, 0]);
  const staff = await again(program, (await aUser(program, { role: 'ADMIN' })).idUser);
  await staff.post('/review-collaboration', { idOrder: one.idOrder, approve: true });
  await staff.post('/review-collaboration', { idOrder: other.idOrder, approve: false, reason: 'Not for this house' });
  expect([await seen(one), await seen(other)]).toEqual([
    [200, 1],
    [404, 0],
  ]);
});

it('names the reader’s own transaction where the money passed through their wallet, and the order behind it', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 700 });
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 700 });
  const { money } = await detailFor(fan.client, idOrder);
  expect(money).toMatchObject([
    { from: 'wallet', amount: 700, transaction: expect.stringMatching(/^tx-\d+$/) },
    { from: 'card', amount: 800, transaction: null },
  ]);
  expect((await detailFor(talent, idOrder)).money.every(({ transaction }) => transaction === null)).toBe(true);
  const { body } = await fan.client.get(`/get-transaction/${money[0]?.transaction}`);
  const { productName: product, talentName: partner } = await detailFor(fan.client, idOrder);
  expect(body).toMatchObject({ kind: 'order.held', idOrder, order: { idOrder, product, partner, isOpen: true } });
});

it('names product and person in every line of a wallet: earned, pending and available', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1_500 });
  await program.database.pool.query(`update users set name = 'Olena Teliha' where id = $1`, [fan.idUser]);
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const { productName: product } = await detailFor(talent, idOrder);
  const order = { idOrder, product, partner: 'Olena Teliha', isOpen: false };
  const idFile = await anImage(program, idTalent);
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  expect((await talent.get('/get-wallet')).body).toMatchObject({ pending: [{ amount: 1_275, order }] });
  await moveClock(program, hours(48));
  const client = await again(program, idTalent);
  const { items } = (await client.post('/transaction-log', {})).body as { items: { kind: string }[] };
  expect(items).toMatchObject([
    { kind: 'earning.released', order },
    { kind: 'order.fulfilled', order },
  ]);
});

it('says where a parcel goes in words', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 5000 });
  const { idOrder, talent } = await aPaidOrder(program, fan, 'PHYSICAL', { fromWallet: 3000 });
  const { fields } = await detailFor(talent, idOrder);
  expect(fields).toContainEqual({ name: 'delivery', value: 'Svobody 28, Lviv, 79000, Ukraine' });
});

it('leads back to the card page as long as it is not paid', async () => {
  const { program, fan } = await aFanAtWork();
  const bought = await buy(fan.client, await aPurchase(program, { ...(await aShop(program)), email: fan.email }));
  const { id } = await orderBy(program, receiptOf(bought));
  expect(await detailFor(fan.client, id)).toMatchObject({ checkout: (bought.body as { result: string }).result });
  await payCard(program, bought);
  expect(await detailFor(fan.client, id)).toMatchObject({ checkout: null });
});

// Delays the handling of domain events by an hour.
const delayEvents = [
  `create function hold_back() returns trigger language plpgsql as
    'begin new.due_at := new.due_at + interval ''1 hour''; return new; end'`,
  'create trigger hold_back before insert on fact for each row execute function hold_back()',
];

it.each([
  ['AUTOGRAPH', 'processing'],
  ['COLLABORATION', 'reviewing'],
  ['AUTO_REPLY', 'completed'],
] as const)('says the same of %s on the page after paying and on the page of the order', async (type, state) => {
  const { program, fan } = await aFanAtWork();
  await runAs(program.ownerUrl, delayEvents);
  const bought = await buy(fan.client, await aPurchase(program, { ...(await aShop(program, type)), email: fan.email }));
  const receipt = receiptOf(bought);
  const { id } = await orderBy(program, receipt);
  expect((await detailFor(fan.client, id)).can).not.toContain('revokeDevice');
  await payOnPage(await program.payments.openCheckout(siOf(bought)));
  expect((await fan.client.post('/get-bought', { receipt })).body).toMatchObject({ state });
  const { can, state: shown } = await detailFor(fan.client, id);
  expect([shown, can.includes('pay')]).toEqual([state, false]);
  await moveClock(program, hours(1));
  expect(await detailFor(fan.client, id)).toMatchObject({ state });
  expect(await violationsIn(program)).toEqual([]);
});
