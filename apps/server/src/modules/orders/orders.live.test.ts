import { orderTopic } from '@stagedoor/contract/live/orders';
import { topicOf } from '@stagedoor/contract/live-destinations';
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
} from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { aStompClient, type StompClient } from '../../../../../tests/support/stomp.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });

type Session = { device: string; token(): string | undefined };

const aSocket = async (session?: Session) => {
  const client = await aStompClient(program.url);
  await client.connect(session ? { authorization: `Bearer ${session.token()}`, 'x-device-id': session.device } : {});
  return client;
};
const watch = (client: StompClient, idOrder: number, key?: string) =>
  client.subscribe(topicOf(orderTopic, idOrder), key === undefined ? {} : { key });
const typesOf = (client: StompClient) => client.events().map(({ eventType }) => eventType);
const write = (session: { post(path: string, body: object): Promise<{ status: number }> }, idOrder: number) =>
  session.post('/write-to-order', { idOrder, text: 'Thinking of it' });

/** A guest's order and the token of its mailed link. */
const aGuestsOrder = async () => {
  const shop = await aShop(program, 'AUTOGRAPH');
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const bought = await buy(aClient(program), await aPurchase(program, { ...shop, email }));
  await payCard(program, bought);
  await program.settle();
  const { id } = await orderBy(program, receiptOf(bought));
  return { ...shop, idOrder: id, token: program.mailbox.tokenFor(email), receipt: receiptOf(bought) };
};

it('is watched by the two it is between and by who has its link, with one row for all of them', async () => {
  const { idOrder, talent, token } = await aGuestsOrder();
  const other = await aGuestsOrder();
  const stranger = await again(program, (await aUser(program)).idUser);
  const [byLink, byTalent] = [await aSocket(), await aSocket(talent)];
  const refused = [await aSocket(), await aSocket(), await aSocket(stranger), await aSocket(stranger)];
  await watch(byLink, idOrder, token);
  await watch(byTalent, idOrder);
  await watch(refused[0] as StompClient, idOrder);
  await watch(refused[1] as StompClient, idOrder, other.token);
  await watch(refused[2] as StompClient, idOrder);
  await watch(refused[3] as StompClient, 999_999_999);
  expect((await write(talent, idOrder)).status).toBe(200);
  await program.settle();
  for (const client of [byLink, byTalent]) {
    await client.until(() => client.events().length === 1, 'an event');
    expect(client.events()).toEqual([{ eventType: 'ORDER_UPDATED', date: expect.any(String) }]);
  }
  for (const client of refused) expect(typesOf(client)).toEqual(['TOPIC_CLOSED']);
  const { rows } = await program.database.pool.query(
    'select count(*)::int as count from topic_event where topic = $1 and at >= $2',
    [`order/${idOrder}`, byLink.events()[0]?.date],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('is watched no longer by a link that was replaced, and still by the talent', async () => {
  const { idOrder, talent, token, receipt } = await aGuestsOrder();
  const [byLink, byTalent] = [await aSocket(), await aSocket(talent)];
  await watch(byLink, idOrder, token);
  await watch(byTalent, idOrder);
  expect((await aClient(program).post('/send-order-link', { receipt })).status).toBe(200);
  await byLink.until(() => byLink.events().length === 1, 'the end of the subscription');
  await write(talent, idOrder);
  await program.settle();
  await byTalent.until(() => byTalent.events().length === 1, 'an event');
  expect([typesOf(byLink), typesOf(byTalent)]).toEqual([['TOPIC_CLOSED'], ['ORDER_UPDATED']]);
});

it('is neither watched by the talent nor sent to them while it is a proposal that staff have not approved', async () => {
  const { idOrder, idTalent, talent } = await aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 });
  const socket = await aSocket(talent);
  await watch(socket, idOrder);
  expect(typesOf(socket)).toEqual(['TOPIC_CLOSED']);
  const { rows } = await program.database.pool.query(
    `select 1 from live_event where type = 'THREAD_UPDATED' and id_user = $1`,
    [idTalent],
  );
  expect(rows).toEqual([]);
});
