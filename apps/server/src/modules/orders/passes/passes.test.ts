import type { GuestList } from '@stagedoor/contract/schemas/guest';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  detailFor,
  moveClock,
  payCard,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, violationsIn } from '../../../../../../tests/support/wallet.ts';

type Passes = Extract<OrderDetail['delivered'], { kind: 'pass' }>;

/** Two tickets of a fan for an event of the talent. */
const twoTickets = async () => {
  const { program, fan } = await aFanAtWork();
  const order = await aPaidOrder(program, fan, 'EVENT', { fields: { quantity: 2 } });
  const passes = async (client = fan.client) => (await detailFor(client, order.idOrder)).delivered as Passes;
  const codes = (await passes()).passes.map(({ code }) => code ?? '');
  const checkIn = (body: object, client = order.talent) => client.post('/check-in-guest', body);
  const { rows } = await program.database.pool.query('select id_variation from orders where id = $1', [order.idOrder]);
  const idVariation: number = rows[0].id_variation;
  const guests = async (more: object = {}) =>
    (await order.talent.post('/get-guests', { idVariation, ...more })).body as GuestList;
  return { program, fan, ...order, passes, codes, checkIn, idVariation, guests };
};

it('gives each guest a code of their own, which admits one guest once', async () => {
  const { program, fan, idOrder, idTalent, passes, codes, checkIn } = await twoTickets();
  const [first = '', second = ''] = codes;
  expect(first).not.toBe(second);
  expect((await checkIn({ code: second })).body).toEqual({
    idOrder,
    number: 2,
    of: 2,
    name: null,
    buyer: 'Olena Teliha',
    checkedInAt: '2026-03-01T12:00:00.000Z',
    product: expect.any(String),
    startsAt: '2026-03-11T12:00:00.000Z',
    timeZone: 'Europe/Kyiv',
  });
  expect((await checkIn({ code: second })).body).toMatchObject({
    error: 1028,
    reason: { kind: 'alreadyCheckedIn', name: null, at: '2026-03-01T12:00:00.000Z' },
  });
  expect((await checkIn({ code: first })).body).toMatchObject({ number: 1, name: 'Olena Teliha' });
  expect((await passes()).passes.map(({ checkedInAt }) => checkedInAt)).toEqual([
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
  ]);

  await moveClock(program, days(10) - hours(1));
  expect(program.mailbox.latest(fan.email).subject).toContain('in an hour');
  await moveClock(program, hours(1));
  expect((await detailFor(await again(program, fan.idUser), idOrder)).state).toBe('completed');
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 3400 });
  expect(await violationsIn(program)).toEqual([]);
});

it('knows no made-up codes, no other number of an order, and nobody else’s guests', async () => {
  const { program, codes, idOrder, checkIn, idVariation } = await twoTickets();
  const [code = ''] = codes;
  const { talent: other } = await aShop(program);
  const madeUp = [`${code.slice(0, -1)}_`, code.replace('-1.', '-2.'), code.replace('-1.', '.'), ''];
  for (const wrong of madeUp) expect((await checkIn({ code: wrong })).status).toBe(404);
  expect((await checkIn({ idOrder, number: 3 })).status).toBe(404);
  expect((await checkIn({ code }, other)).status).toBe(404);
  expect((await checkIn({ idOrder, number: 1 }, other)).status).toBe(404);
  for (const missing of [idVariation, 999_999]) {
    expect((await other.post('/get-guests', { idVariation: missing })).status).toBe(404);
  }
});

it('lets one of ten who show the same code in at once, by code and by name alike', async () => {
  const { codes, idOrder, checkIn, guests } = await twoTickets();
  const tries = Array.from({ length: 10 }, (_, index) =>
    checkIn(index % 2 === 0 ? { code: codes[0] } : { idOrder, number: 1 }),
  );
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await guests()).toMatchObject({ tickets: 2, checkedIn: 1 });
});

it('leaves it to the database that a pass is used once, and that an order has as many as were paid for', async () => {
  const { program, codes, idOrder, checkIn } = await twoTickets();
  await checkIn({ code: codes[0] });
  const { pool } = program.database;
  const again = pool.query('update order_pass set checked_in_at = null where id_order = $1 and number = 1', [idOrder]);
  await expect(again).rejects.toMatchObject({ constraint: 'order_pass_used_once' });
  const more = pool.query('insert into order_pass (id_order, number) values ($1, 3)', [idOrder]);
  await expect(more).rejects.toThrow('permission denied');
});

it('still admits the guests of an old code for all of them, one after the other', async () => {
  const { program, idOrder, checkIn } = await twoTickets();
  const proof = program.secrets.hash('pass', String(idOrder)).subarray(0, 16).toString('base64url');
  const code = `${idOrder}.${proof}`;
  expect((await checkIn({ code })).body).toMatchObject({ number: 1 });
  expect((await checkIn({ code })).body).toMatchObject({ number: 2 });
  expect((await checkIn({ code })).status).toBe(409);
});

it('writes the names of guests on their tickets until the event starts, not on those already used', async () => {
  const { program, fan, idOrder, passes, checkIn } = await twoTickets();
  const name = (guests: object[], client = fan.client) => client.post('/name-guests', { idOrder, guests });
  expect((await name([{ number: 2, name: '  Olha Kobylianska ' }])).status).toBe(200);
  expect((await passes()).passes).toMatchObject([{ name: 'Olena Teliha' }, { name: 'Olha Kobylianska' }]);
  expect((await checkIn({ idOrder, number: 2 })).body).toMatchObject({ name: 'Olha Kobylianska' });
  await name([
    { number: 1, name: 'Lesia Ukrainka' },
    { number: 2, name: 'Somebody else' },
  ]);
  expect((await passes()).passes).toMatchObject([{ name: 'Lesia Ukrainka' }, { name: 'Olha Kobylianska' }]);
  await name([{ number: 1, name: '' }]);
  expect((await passes()).passes[0]).toMatchObject({ name: 'Olena Teliha' });
  expect((await name([{ number: 1, name: 'A\nB' }])).status).toBe(422);

  await moveClock(program, days(10));
  const late = await name([{ number: 1, name: 'Lesia Ukrainka' }], await again(program, fan.idUser));
  expect(late).toMatchObject({ status: 409, body: { reason: { kind: 'notPossibleNow' } } });
});

it('lets a guest without an account name who comes, by the link from the mail', async () => {
  const { program } = await aFanAtWork();
  const [shop, email] = [await aShop(program, 'EVENT'), 'guest@example.com'];
  await payCard(program, await buy(aClient(program), await aPurchase(program, { ...shop, email })));
  const token = program.mailbox.tokenFor(email);
  const guest = aClient(program);
  const read = async () => (await guest.post('/read-order-link', { token })).body as OrderDetail;
  expect((await read()).can).toEqual(['nameGuests']);
  expect((await guest.post('/name-guests', { token, guests: [{ number: 1, name: 'Olha' }] })).status).toBe(200);
  expect((await read()).delivered).toMatchObject({ passes: [{ name: 'Olha' }] });
});

it('lists and finds guests by their name or the buyer’s, and counts who is in', async () => {
  const { program, fan, talent, idProduct, idOrder, idVariation, guests, checkIn } = await twoTickets();
  await fan.client.post('/name-guests', { idOrder, guests: [{ number: 2, name: 'Андрій Ґудзь' }] });
  const guest = { idProduct, type: 'EVENT' as const, email: 'guest@example.com', fields: { fullName: '100% Lesia' } };
  await payCard(program, await buy(aClient(program), await aPurchase(program, guest)));
  await checkIn({ idOrder, number: 2 });
  expect(await guests()).toMatchObject({
    items: [
      { name: '100% Lesia', number: 1, of: 1, checkedInAt: null },
      { name: 'Olena Teliha', number: 1, of: 2, checkedInAt: null },
      { name: 'Андрій Ґудзь', number: 2, of: 2, checkedInAt: expect.any(String) },
    ],
    totalPages: 1,
    tickets: 3,
    checkedIn: 1,
  });
  const found = async (search: string) => (await guests({ search })).items.map(({ name }) => name);
  expect(await found('ґудзь')).toEqual(['Андрій Ґудзь']);
  expect(await found('TELIHA')).toEqual(['Olena Teliha', 'Андрій Ґудзь']);
  expect(await found('%')).toEqual(['100% Lesia']);
  expect(await found('nobody')).toEqual([]);
  expect(await guests({ page: 1, size: 2 })).toMatchObject({ items: [{ number: 2 }], totalPages: 2, tickets: 3 });

  const dates = async () => (await talent.get('/get-event-dates')).body;
  expect(await dates()).toMatchObject({
    dates: [{ idVariation, startsAt: '2026-03-11T12:00:00.000Z', timeZone: 'Europe/Kyiv', tickets: 3, checkedIn: 1 }],
  });
});

it('takes the code away with the order, admits nobody with it and shows no such guest', async () => {
  const { fan, talent, idOrder, codes, passes, checkIn, guests } = await twoTickets();
  expect((await talent.post('/decline-order', { idOrder, reason: 'The hall is flooded' })).status).toBe(200);
  expect((await passes()).passes).toMatchObject([{ code: null }, { code: null }]);
  expect((await detailFor(fan.client, idOrder)).can).not.toContain('nameGuests');
  expect((await checkIn({ code: codes[0] })).body).toMatchObject({
    reason: { kind: 'passNotValid', state: 'declined' },
  });
  expect(await guests()).toMatchObject({ items: [], tickets: 0 });
});

it('greets a guest who left no name in the form by the name of the account', async () => {
  const { program, fan, idOrder, codes, checkIn } = await twoTickets();
  await program.database.pool.query(`update orders set fields = fields - 'fullName' where id = $1`, [idOrder]);
  await program.database.pool.query(`update users set name = 'Olha Kobylianska' where id = $1`, [fan.idUser]);
  expect((await checkIn({ code: codes[0] })).body).toMatchObject({ name: 'Olha Kobylianska' });
});
