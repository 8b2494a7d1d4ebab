import { expect, it } from 'vitest';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  orderBy,
  payCard,
  receiptOf,
  settleAll,
} from '../../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient } from '../../../../../../tests/support/program.ts';

it('lists what needs somebody first, by role, partner and state', async () => {
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
  await settleAll(program);
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
