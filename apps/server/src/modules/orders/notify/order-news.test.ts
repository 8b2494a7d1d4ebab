import { beforeAll, describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { hours, minutes } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });
const staff = await someStaff(program);
const { mailbox } = program;

type Item = { id: number; type: string; idOrder: number | null; idPartner: number | null; sum: number | null };
type Order = Awaited<ReturnType<typeof aPaidOrder>>;

const aDelivery = async ({ idOrder, idTalent }: Order) => ({
  idOrder,
  delivery: { kind: 'image', idFile: await anImage(program, idTalent) },
});
const anOrder = (options: Parameters<typeof aPaidOrder>[3] = {}) =>
  aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500, ...options });

/** A user's notifications about an order, newest first. */
const notificationsOf = async (idUser: number, idOrder: number): Promise<Item[]> => {
  await program.settle();
  const client = await again(program, idUser);
  const { items } = (await client.post('/event-logs/true', { page: 0, size: 50 })).body as { items: Item[] };
  return items.filter((item) => item.idOrder === idOrder);
};
const typesOf = async (idUser: number, idOrder: number) =>
  (await notificationsOf(idUser, idOrder)).map(({ type }) => type);
const talentMails = async ({ idTalent }: Order) => {
  const { rows } = await program.database.pool.query('select email from users where id = $1', [idTalent]);
  return mailbox.mails.filter(({ to }) => to === rows[0].email).map(({ subject }) => subject);
};
const fanMails = () => mailbox.mails.filter(({ to }) => to === fan.email).map(({ subject }) => subject);

/** How often each side's screens are told to reload the order. */
const looksAgain = async (idOrder: number) => {
  await program.settle();
  const { rows } = await program.database.pool.query(
    `select id_user, count(*)::int as times from live_event
      where type = 'THREAD_UPDATED' and (body ->> 'idOrder')::bigint = $1 group by 1`,
    [idOrder],
  );
  return new Map(rows.map(({ id_user, times }) => [id_user, times]));
};

describe('the talent hears', () => {
  it('of a new order, with one email', async () => {
    const order = await anOrder();
    expect(await notificationsOf(order.idTalent, order.idOrder)).toMatchObject([
      { type: 'NEW_ORDER', idPartner: fan.idUser },
    ]);
    expect(await talentMails(order)).toHaveLength(1);
  });

  it('that the fan cancelled', async () => {
    const order = await anOrder();
    await fan.client.get(`/cancel-product/${order.idOrder}`);
    expect(await typesOf(order.idTalent, order.idOrder)).toEqual(['ORDER_CANCELLED', 'NEW_ORDER']);
    expect(await talentMails(order)).toHaveLength(2);
  });

  it('nothing of a collaboration that the fan cancels before our team has let it through', async () => {
    const order = await aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 });
    await fan.client.get(`/cancel-product/${order.idOrder}`);
    expect(await notificationsOf(order.idTalent, order.idOrder)).toEqual([]);
  });

  it.each([
    [true, 'EXTENSION_AGREED'],
    [false, 'EXTENSION_REFUSED'],
  ])('what the fan says to more time (%s)', async (agree, type) => {
    const order = await anOrder();
    await order.talent.post('/ask-extension', { idOrder: order.idOrder });
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['EXTENSION_ASKED']);
    await fan.client.post('/answer-extension', { idOrder: order.idOrder, agree });
    expect(await typesOf(order.idTalent, order.idOrder)).toEqual([type, 'NEW_ORDER']);
    expect(await talentMails(order)).toHaveLength(2);
  });

  it('that a fix is asked for, and the fan that it is there', async () => {
    const order = await anOrder();
    await order.talent.post('/deliver-order', await aDelivery(order));
    await notificationsOf(fan.idUser, order.idOrder);
    await (await again(program, fan.idUser)).post('/mark-events-read');
    await fan.client.post('/ask-redo', { idOrder: order.idOrder, reason: 'My name is Olena' });
    expect((await typesOf(order.idTalent, order.idOrder))[0]).toBe('REDO_ASKED');
    await order.talent.post('/deliver-order', await aDelivery(order));
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['ORDER_DELIVERED', 'ORDER_DELIVERED']);
  });
});

describe('the fan hears', () => {
  it('of a delivery, with one email', async () => {
    const order = await anOrder();
    const before = fanMails().length;
    await order.talent.post('/deliver-order', await aDelivery(order));
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([
      { type: 'ORDER_DELIVERED', idPartner: order.idTalent },
    ]);
    expect(fanMails().slice(before)).toEqual([expect.stringContaining('is here')]);
  });

  it('that the talent declined, and how much is refunded', async () => {
    const order = await anOrder();
    const before = fanMails().length;
    await order.talent.post('/decline-order', { idOrder: order.idOrder, reason: 'Not this week' });
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([{ type: 'ORDER_DECLINED', sum: 1500 }]);
    expect(fanMails().slice(before)).toHaveLength(1);
  });

  it('that express was late, and that it was late altogether', async () => {
    const order = await anOrder({ fields: { express: true }, fromWallet: 2500 });
    await moveClock(program, hours(48));
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([{ type: 'EXPRESS_LATE', sum: 1000 }]);
    await moveClock(program, hours(5 * 24));
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([
      { type: 'ORDER_REFUNDED', sum: 1500 },
      { type: 'EXPRESS_LATE' },
    ]);
    expect((await typesOf(order.idTalent, order.idOrder))[0]).toBe('ORDER_EXPIRED');
  });
});

describe('of a problem', () => {
  const aProblem = async () => {
    const order = await anOrder();
    program.clock.advance(hours(2));
    const client = await again(program, fan.idUser);
    await client.post('/report-order-problem', { idOrder: order.idOrder, text: 'Nobody answers me' });
    return { ...order, talent: await again(program, order.idTalent) };
  };
  const answer = ({ idOrder, talent }: Order, giveBack: boolean) =>
    talent.post('/answer-order-problem', { idOrder, text: 'I am sorry', giveBack });
  const decide = async ({ idOrder }: Order, refund: boolean) =>
    (await again(program, staff.idUser)).post('/decide-order-problem', { idOrder, refund, reason: 'We looked' });

  it('each side hears what the other said, and both that nothing came of it', async () => {
    const order = await aProblem();
    expect(await typesOf(order.idTalent, order.idOrder)).toEqual(['PROBLEM_REPORTED', 'NEW_ORDER']);
    await answer(order, false);
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['PROBLEM_ANSWERED']);
    await decide(order, false);
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['PROBLEM_DISMISSED', 'PROBLEM_ANSWERED']);
    expect((await typesOf(order.idTalent, order.idOrder))[0]).toBe('PROBLEM_DISMISSED');
  });

  it('both hear that our team refunds it, the fan by one email', async () => {
    const order = await aProblem();
    const before = fanMails().length;
    await decide(order, true);
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['ORDER_REFUNDED']);
    expect((await typesOf(order.idTalent, order.idOrder))[0]).toBe('PROBLEM_REFUNDED');
    expect(fanMails().slice(before)).toHaveLength(1);
  });

  it('the fan hears once that the talent refunds it', async () => {
    const order = await aProblem();
    await answer(order, true);
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['ORDER_REFUNDED']);
  });
});

describe('a message', () => {
  const write = async (idUser: number, idOrder: number) => {
    const client = await again(program, idUser);
    expect((await client.post('/write-to-order', { idOrder, text: 'Any news?' })).status).toBe(200);
  };

  it('rings the other side’s bell and is mailed, and nobody hears of their own', async () => {
    const order = await anOrder();
    const before = fanMails().length;
    await write(order.idTalent, order.idOrder);
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([
      { type: 'ORDER_MESSAGE', idPartner: order.idTalent },
    ]);
    expect(fanMails().slice(before)).toEqual([expect.stringContaining('sent a message about')]);
    await write(fan.idUser, order.idOrder);
    expect(await typesOf(order.idTalent, order.idOrder)).toEqual(['ORDER_MESSAGE', 'NEW_ORDER']);
    expect(await typesOf(fan.idUser, order.idOrder)).toEqual(['ORDER_MESSAGE']);
  });

  it('after a message that is not read yet renews it, and is mailed again only after an hour', async () => {
    const order = await anOrder();
    const before = fanMails().length;
    await write(order.idTalent, order.idOrder);
    const [first] = await notificationsOf(fan.idUser, order.idOrder);
    program.clock.advance(minutes(10));
    await write(order.idTalent, order.idOrder);
    await write(order.idTalent, order.idOrder);
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([
      { id: first?.id, createdDate: program.clock.now().toISOString(), read: false },
    ]);
    expect(fanMails().slice(before)).toHaveLength(1);
    program.clock.advance(minutes(61));
    await write(order.idTalent, order.idOrder);
    expect(await notificationsOf(fan.idUser, order.idOrder)).toHaveLength(1);
    expect(fanMails().slice(before)).toHaveLength(2);
    await (await again(program, fan.idUser)).post('/mark-events-read');
    await write(order.idTalent, order.idOrder);
    expect(await notificationsOf(fan.idUser, order.idOrder)).toMatchObject([
      { read: false },
      { id: first?.id, read: true },
    ]);
  });

  it('reaches a guest by email, with the way to the order', async () => {
    const email = 'guest.of.the.evening@example.com';
    const shop = await aShop(program);
    const bought = await buy(aClient(program), await aPurchase(program, { ...shop, email }));
    await payCard(program, bought);
    const { id } = await orderBy(program, receiptOf(bought));
    await write(shop.idTalent, id);
    await program.settle();
    const mail = mailbox.latest(email);
    expect(mail.subject).toContain('sent a message about');
    const token = /\/order\/(\S+)/.exec(mail.text)?.[1] ?? '';
    const read = await aClient(program).post('/read-order-link', { token });
    expect(read.body).toMatchObject({ idOrder: id, messages: [{ from: 'talent' }] });
  });
});

describe('the screens of both sides', () => {
  const changes: [string, (order: Order) => Promise<unknown>][] = [
    ['write to it', ({ talent, idOrder }) => talent.post('/write-to-order', { idOrder, text: 'Soon' })],
    ['ask for more time', ({ talent, idOrder }) => talent.post('/ask-extension', { idOrder })],
    ['hand it over', async (order) => order.talent.post('/deliver-order', await aDelivery(order))],
    ['react', ({ idOrder }) => fan.client.post('/react-to-order', { idOrder, reaction: 'love' })],
    ['keep it hidden', ({ idOrder }) => fan.client.post('/change-keep-hidden', { idOrder, keepHidden: true })],
    ['review it', ({ idOrder }) => fan.client.post('/set-score', { idOrder, score: 5, text: 'Very kind words' })],
  ];
  let order: Order;
  beforeAll(async () => {
    fan.client = await again(program, fan.idUser);
    order = await anOrder();
  });

  it.each(changes)('look again when they %s', async (_what, change) => {
    const before = await looksAgain(order.idOrder);
    expect(await change(order)).toMatchObject({ status: 200 });
    const after = await looksAgain(order.idOrder);
    for (const idUser of [fan.idUser, order.idTalent]) {
      expect((after.get(idUser) ?? 0) - (before.get(idUser) ?? 0)).toBeGreaterThan(0);
    }
  });
});

it('is shown in the preferences as what it is: emails that always come are on, whatever one chooses', async () => {
  const client = await again(program, fan.idUser);
  const change = { types: { ORDER_DELIVERED: { email: false }, ORDER_MESSAGE: { email: false } } };
  await client.post('/update-notification-preferences', change);
  const { types } = (await client.get('/get-notification-preferences')).body as {
    types: Record<string, { email: boolean }>;
  };
  expect([types.ORDER_DELIVERED?.email, types.ORDER_MESSAGE?.email]).toEqual([true, false]);
  const order = await anOrder();
  const before = fanMails().length;
  await order.talent.post('/write-to-order', { idOrder: order.idOrder, text: 'Soon' });
  await order.talent.post('/deliver-order', await aDelivery(order));
  await program.settle();
  expect(fanMails().slice(before)).toEqual([expect.stringContaining('is here')]);
});
