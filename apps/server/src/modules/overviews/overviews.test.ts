import type { StaffOverview, StudioOverview } from '@stagedoor/contract/schemas/overview';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { describe, expect, it } from 'vitest';
import { anImage } from '../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  aPurchase,
  aShop,
  buy,
  moveClock,
  orderBy,
  receiptOf,
} from '../../../../../tests/support/orders.ts';
import type { PayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { type aClient, aLoggedInClient, aProgram, type TestProgram } from '../../../../../tests/support/program.ts';
import { earned, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

type Client = ReturnType<typeof aClient>;

const studioOf = async (client: Client, timeZone = 'UTC') =>
  (await client.get(`/get-studio-overview?language=en&timeZone=${encodeURIComponent(timeZone)}`))
    .body as StudioOverview;

const staffWith = async (program: TestProgram, scopes: readonly StaffScope[]) => {
  const { idUser } = await aUser(program, { role: 'ADMIN', scopes });
  const client = await aLoggedInClient(program, idUser);
  return { client, show: async () => (await client.get('/get-staff-overview')).body as StaffOverview };
};

/** A talent with a product, a fan with money in the wallet, and purchases with it. */
const setUp = async (type: Parameters<typeof aShop>[1] = 'AUTOGRAPH') => {
  const { program, fan } = await aFanAtWork({ deposited: 100_000 });
  const shop = await aShop(program, type);
  const order = async (who = fan, fields = {}): Promise<number> => {
    const basket = { ...shop, email: who.email, fields };
    const purchase = await aPurchase(program, basket);
    const bought = await buy(who.client, { ...purchase, fromWallet: purchase.total });
    await program.settle();
    return (await orderBy(program, receiptOf(bought))).id;
  };
  const deliver = async (idOrder: number) => {
    const delivery = { kind: 'image', idFile: await anImage(program, shop.idTalent) };
    expect((await shop.talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
    await program.settle();
  };
  return { program, fan, shop, order, deliver };
};

const moveTo = (program: PayingProgram, moment: string) =>
  moveClock(program, new Date(moment).getTime() - program.clock.now().getTime());

describe('the studio’s overview', () => {
  it('tells a new talent what to do first', async () => {
    const program = await aProgram();
    const { client } = await userWith(program);
    const { waiting, steps, income, fans, followers } = await studioOf(client);
    expect(waiting).toEqual({ count: 0, nearest: [] });
    expect(steps).toEqual([{ kind: 'firstProduct' }, { kind: 'picture' }]);
    expect(followers).toBe(0);
    expect(income).toHaveLength(6);
    expect(fans).toHaveLength(12);
    expect(income.every(({ amount }) => amount === 0)).toBe(true);
  });

  it('puts the order first that is due first: express before an older one, and counts all', async () => {
    const { program, shop, order } = await setUp();
    const older = await order();
    await moveClock(program, hours(1));
    const quick = await order(undefined, { express: true });
    const { waiting } = await studioOf(shop.talent);
    expect(waiting.count).toBe(2);
    expect(waiting.nearest).toMatchObject([
      { idOrder: quick, wants: 'deliver', express: true, fanName: 'Lesia Horova' },
      { idOrder: older, wants: 'deliver', express: false },
    ]);
    await moveClock(program, hours(49));
    // The surcharge was refunded: the standard deadline applies.
    expect((await studioOf(shop.talent)).waiting.nearest).toMatchObject([
      { idOrder: older },
      { idOrder: quick, express: false },
    ]);
  });

  it('asks to answer a reported problem and to put a mistake right', async () => {
    const { fan, shop, order, deliver } = await setUp();
    const [wrong, blurry] = [await order(), await order()];
    await deliver(wrong);
    await deliver(blurry);
    await fan.client.post('/ask-redo', { idOrder: blurry, reason: 'The name is spelled wrong' });
    await fan.client.post('/report-order-problem', { idOrder: wrong, text: 'This is not what I bought at all' });
    const { nearest, count } = (await studioOf(shop.talent)).waiting;
    expect(count).toBe(2);
    expect(nearest).toMatchObject([
      { idOrder: wrong, wants: 'answerProblem', due: expect.any(String) },
      { idOrder: blurry, wants: 'redo', due: null },
    ]);
  });

  it('counts income by the months of where the talent is, and not what was taken back', async () => {
    const program = await aProgram();
    // Half past eleven in the evening in UTC is the next month in Kyiv, and still the same one in New York.
    program.clock.advance(new Date('2026-03-31T23:30:00Z').getTime() - program.clock.now().getTime());
    const { idUser, client } = await userWith(program);
    const later = new Date('2027-01-01T00:00:00Z');
    await earned(program, idUser, 700, later);
    program.clock.advance(hours(1));
    // Half past midnight; in New York still half past eight in the evening before.
    await earned(program, idUser, 50, later);
    const lastTwo = async (timeZone: string) =>
      (await studioOf(client, timeZone)).income.slice(-2).map(({ from, amount }) => [from, amount]);
    program.clock.advance(days(3));
    expect(await lastTwo('UTC')).toEqual([
      ['2026-03-01', 700],
      ['2026-04-01', 50],
    ]);
    expect(await lastTwo('Europe/Kyiv')).toEqual([
      ['2026-03-01', 0],
      ['2026-04-01', 750],
    ]);
    expect(await lastTwo('America/New_York')).toEqual([
      ['2026-03-01', 750],
      ['2026-04-01', 0],
    ]);
    expect(await lastTwo('Asia/Kathmandu')).toEqual([
      ['2026-03-01', 0],
      ['2026-04-01', 750],
    ]);
    expect((await client.get('/get-studio-overview?timeZone=Mars')).status).toBe(422);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('takes back from the month what the fan got back', async () => {
    const { program, fan, shop, order, deliver } = await setUp();
    const staff = await staffWith(program, ['moderation']);
    const idOrder = await order();
    await deliver(idOrder);
    expect((await studioOf(shop.talent)).income.at(-1)?.amount).toBe(1275);
    await fan.client.post('/report-order-problem', { idOrder, text: 'This is not what I bought at all' });
    await moveClock(program, hours(49));
    const verdict = { idOrder, refund: true, reason: 'The fan is right about this' };
    expect((await staff.client.post('/decide-order-problem', verdict)).status).toBe(200);
    await program.settle();
    expect((await studioOf(shop.talent)).income.at(-1)?.amount).toBe(0);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('counts a buyer once, in the week of the first order, and followers by when they began', async () => {
    const { program, fan, shop, order } = await setUp();
    await moveTo(program, '2026-03-04T10:00:00Z');
    await order();
    const other = await userWith(program, { deposited: 5_000 });
    await moveTo(program, '2026-03-11T10:00:00Z');
    await order();
    await order(other);
    for (const { client } of [fan, other]) await client.post('/follow-user', { idUser: shop.idTalent });
    await other.client.post('/unfollow-user', { idUser: shop.idTalent });
    const { fans, followers } = await studioOf(shop.talent);
    expect(fans.slice(-2)).toEqual([
      { from: '2026-03-02', buyers: 1, followers: 0 },
      { from: '2026-03-09', buyers: 1, followers: 1 },
    ]);
    expect(followers).toBe(1);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('says what can be withdrawn, until it was asked for', async () => {
    const program = await aProgram();
    const { client } = await userWith(program, { earned: 5_000 });
    expect((await studioOf(client)).steps).toContainEqual({ kind: 'withdraw', amount: 5_000 });
    const poor = await userWith(program, { earned: 500 });
    expect((await studioOf(poor.client)).steps.map(({ kind }) => kind)).not.toContain('withdraw');
  });
});

describe('the back office’s overview', () => {
  it('shows the queues and figures of one’s scopes alone', async () => {
    const program = await aProgram();
    const namesFor = async (...scopes: StaffScope[]) => {
      const { queues, orders, money } = await (await staffWith(program, scopes)).show();
      return { queues: queues.map(({ name }) => name), orders: orders !== null, money: money !== null };
    };
    expect(await namesFor('support')).toEqual({ queues: ['problems', 'support'], orders: true, money: false });
    expect(await namesFor('finance')).toEqual({ queues: ['withdrawals'], orders: true, money: true });
    expect(await namesFor('staff')).toEqual({ queues: ['jobs'], orders: false, money: false });
    expect(await namesFor('content')).toEqual({ queues: [], orders: false, money: false });
    expect((await namesFor('moderation')).queues).toEqual([
      'applications',
      'collaborations',
      'problems',
      'reports',
      'appeals',
      'reviews',
    ]);
  });

  it('says how many wait and since when', async () => {
    const program = await aProgram();
    const { show } = await staffWith(program, ['support']);
    const fan = await userWith(program);
    const message = { email: 'ann@example.com', language: 'en', topic: 'ORDER', text: 'Where is my order?' };
    const since = program.clock.now().toISOString();
    await fan.client.post('/contact-support', message);
    program.clock.advance(hours(5));
    await fan.client.post('/contact-support', message);
    expect((await show()).queues).toContainEqual({ name: 'support', count: 2, oldest: since });
  });

  it('counts orders, refunds and money held by the day, the same before and after a day is closed', async () => {
    const { program, fan, order, deliver } = await setUp();
    const { client, show } = await staffWith(program, ['finance']);
    await moveTo(program, '2026-03-04T10:00:00Z');
    const [kept, cancelled] = [await order(), await order()];
    await fan.client.call('GET', `/cancel-product/${cancelled}`, {});
    await moveTo(program, '2026-03-05T09:00:00Z');
    await order();
    await deliver(kept);
    await client.post('/audit-books');
    await program.settle();
    const expected = [
      { day: '2026-03-04', sales: 3_000, refunds: 1, refunded: 1_500, held: 1_500 },
      { day: '2026-03-05', sales: 1_500, refunds: 0, refunded: 0, held: 1_500 },
    ];
    const before = await show();
    expect(before.money?.held?.amount).toBe(1_500);
    expect(before.money?.days.slice(-2)).toEqual(expected);
    expect(before.orders?.slice(-2).map(({ count }) => count)).toEqual([2, 1]);
    expect(before.money?.days).toHaveLength(30);
    await program.overviews.closeDays();
    await program.overviews.closeDays();
    const closed = await program.database.pool.query(
      'select day::text, orders from business_day order by day desc limit 1',
    );
    expect(closed.rows).toEqual([{ day: '2026-03-04', orders: 2 }]);
    expect((await show()).money?.days).toEqual(before.money?.days);
  });
});
