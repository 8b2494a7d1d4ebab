import { beforeEach, describe, expect, it } from 'vitest';
import {
  aCallPair,
  anAgreedBooking,
  book,
  bookingFor,
  callFor,
  halfHourAfter,
  hangUp,
  joinAs,
  minutePrice,
  type Pair,
  start,
  talk,
} from '../../../../../../tests/support/calls.ts';
import { aProduct } from '../../../../../../tests/support/catalogue.ts';
import { days, hours, minutes, seconds } from '../../../../../../tests/support/clock.ts';
import { aPurchase, buy, detailFor, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram, payOnPage } from '../../../../../../tests/support/paying-program.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

const price = 10 * minutePrice;
const depositedOf = async (idUser: number) => (await balancesOf(program, idUser)).deposited;
const typesOf = async (idUser: number): Promise<string[]> =>
  (await pool.query('select type from event_log where id_user = $1 order by created_at, id', [idUser])).rows.map(
    ({ type }) => type,
  );
/** How often the talent's orders count as late or declined. */
const missedBy = async (idTalent: number) => {
  const { rows } = await pool.query(
    'select coalesce(sum(late), 0)::int as late, coalesce(sum(declined), 0)::int as declined from talent_record where id_talent = $1',
    [idTalent],
  );
  return rows[0];
};
const inHours = (count: number) => halfHourAfter(program.clock.now(), hours(count));
const untilTime = async (pair: Pair, idBooking: number, before = 0) => {
  const { at } = await bookingFor(pair.fan.client, idBooking);
  await moveClock(program, new Date(at).getTime() - before - program.clock.now().getTime());
};
/** The side comes and reports until the clock has moved so far. */
const wait = async (pair: Pair, side: 'fan' | 'talent', idBooking: number, long: number) => {
  for (let left = long; left > 0; left -= seconds(10)) {
    await joinAs(pair, side, idBooking);
    program.clock.advance(Math.min(seconds(10), left));
    await pool.query('delete from rate_limit');
  }
  await program.settle();
};
const mailsTo = async (idUser: number, words: string) => {
  const { rows } = await pool.query('select email from users where id = $1', [idUser]);
  return program.mailbox.mails.filter(({ to, subject }) => to === rows[0].email && subject.includes(words));
};

describe('a call at a time', () => {
  it('is asked for, moved twice, agreed on, reminded of, and held by those who came', async () => {
    const pair = await aCallPair(program, price);
    const { status, body } = await book(pair, inHours(26));
    expect({ status, result: body.result }).toEqual({ status: 200, result: 'success' });
    const { idBooking } = body;
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(0);
    expect(await typesOf(pair.idTalent)).toEqual(['CALL_ASKED']);
    expect(await bookingFor(pair.talent, idBooking)).toMatchObject({
      state: 'asked',
      role: 'talent',
      turn: 1,
      isYourTurn: true,
      mayPropose: true,
      setAside: price,
      minutes: 10,
      calendarLink: null,
    });

    const [second, third] = [inHours(30), inHours(50)];
    expect((await pair.talent.post('/propose-call-time', { idBooking, turn: 1, at: second })).body).toMatchObject({
      turn: 2,
      isYourTurn: false,
      at: second,
    });
    // Agreeing to what was asked for first is no answer any more.
    expect((await pair.talent.post('/accept-call-time', { idBooking, turn: 1 })).status).toBe(409);
    expect((await pair.fan.client.post('/propose-call-time', { idBooking, turn: 2, at: third })).body).toMatchObject({
      turn: 3,
      isYourTurn: false,
    });
    expect((await pair.talent.post('/propose-call-time', { idBooking, turn: 3, at: second })).status).toBe(409);
    expect((await pair.fan.client.post('/accept-call-time', { idBooking, turn: 3 })).status).toBe(409);
    expect((await pair.talent.post('/accept-call-time', { idBooking, turn: 3 })).body).toMatchObject({
      state: 'agreed',
      at: third,
      mayCallOff: true,
    });
    await program.settle();

    const { calendarLink } = await bookingFor(pair.fan.client, idBooking);
    const file = await program.app.inject({ url: calendarLink ?? '' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain(`DTSTART:${third.replaceAll(/[-:]|\.\d+/g, '')}`);
    expect((await program.app.inject({ url: `${calendarLink}x` })).statusCode).toBe(404);
    const [mail] = await mailsTo(pair.fan.idUser, 'is agreed');
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([`stagedoor-call-${idBooking}.ics`]);

    await untilTime(pair, idBooking, hours(1));
    await untilTime(pair, idBooking, minutes(6));
    expect((await joinAs(pair, 'fan', idBooking)).body).toMatchObject({ error: 1028, reason: { kind: 'tooEarly' } });
    await untilTime(pair, idBooking, minutes(5));
    const reminded = ['CALL_AGREED', 'CALL_IN_AN_HOUR', 'CALL_SOON'];
    expect(await typesOf(pair.fan.idUser)).toEqual(['CALL_PROPOSED', ...reminded]);
    expect(await typesOf(pair.idTalent)).toEqual(['CALL_ASKED', 'CALL_PROPOSED', ...reminded]);

    expect((await joinAs(pair, 'fan', idBooking)).body).toMatchObject({ state: 'agreed', isPartnerHere: false });
    expect(await bookingFor(pair.talent, idBooking)).toMatchObject({ isPartnerHere: true });
    const { body: begun } = await joinAs(pair, 'talent', idBooking);
    expect(begun).toMatchObject({ state: 'over', end: 'held', idCall: expect.any(Number) });
    const { idCall } = begun as { idCall: number };
    expect((await joinAs(pair, 'fan', idBooking)).body).toMatchObject({ idCall });
    expect(await callFor(pair.fan.client, idCall, pair.fanKey)).toMatchObject({ state: 'talking', isHere: true });
    expect(await callFor(pair.talent, idCall, pair.talentKey)).toMatchObject({ heldSeconds: 600, isHere: true });
    const { idOrder } = await bookingFor(pair.talent, idBooking);
    for (const client of [pair.fan.client, pair.talent])
      expect((await client.post('/get-order-call', { idOrder })).body).toEqual({ idCall, idBooking });
    await talk(program, pair, idCall, 95);
    await hangUp(pair.fan.client, idCall);
    await program.settle();
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ end: 'hungUp', cost: 475 });
    expect(await depositedOf(pair.fan.idUser)).toBe(price - 475);
    expect(await missedBy(pair.idTalent)).toEqual({ late: 0, declined: 0 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is only for the two, and only on the ways they have', async () => {
    const pair = await aCallPair(program, price);
    const { idBooking } = (await book(pair, inHours(3))).body;
    const { client: other } = await userWith(program, {});
    for (const [path, more] of [
      ['/get-call-booking', {}],
      ['/accept-call-time', { turn: 1 }],
      ['/propose-call-time', { turn: 1, at: inHours(4) }],
      ['/call-off', {}],
      ['/join-call', { key: pair.fanKey }],
    ] as const)
      expect(await other.post(path, { idBooking, ...more })).toMatchObject({ status: 404, body: { error: 1058 } });
    expect((await pair.fan.client.post('/accept-call-time', { idBooking, turn: 1 })).status).toBe(409);
    expect((await joinAs(pair, 'fan', idBooking)).status).toBe(409);
    expect((await pair.fan.client.post('/get-call-bookings', {})).body).toMatchObject({ items: [{ idBooking }] });
    expect((await pair.talent.post('/get-call-bookings', { over: true })).body).toMatchObject({ items: [] });
    await pair.fan.client.post('/call-off', { idBooking });
    expect((await pair.talent.post('/get-call-bookings', { over: true })).body).toMatchObject({
      items: [{ idBooking, end: 'withdrawn', endedByYou: false }],
      totalPages: 1,
    });
    expect(await depositedOf(pair.fan.idUser)).toBe(price);
  });

  it('is refused to whom the talent has blocked since', async () => {
    const pair = await aCallPair(program, price);
    const idBooking = await anAgreedBooking(pair, inHours(3));
    await pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, now())', [
      pair.idTalent,
      pair.fan.idUser,
    ]);
    await untilTime(pair, idBooking);
    expect((await joinAs(pair, 'fan', idBooking)).body).toMatchObject({ error: 1023 });
    expect((await joinAs(pair, 'talent', idBooking)).body).toMatchObject({ error: 1023 });
    await moveClock(program, minutes(11));
    expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ end: 'notMet' });
    expect(await depositedOf(pair.fan.idUser)).toBe(price);
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('the times of a talent', () => {
  const timesFor = async (pair: Pair, long = 10): Promise<string[]> =>
    (
      (await pair.fan.client.post('/get-call-times', { idUser: pair.idTalent, minutes: long })).body as {
        times: string[];
      }
    ).times;

  it('are in their hours, an hour ahead, and end before the week does', async () => {
    const pair = await aCallPair(program, price);
    // Every day from 18:00 to 19:30 in Kyiv.
    const hoursOf = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 1_080, to: 1_170 }));
    await pair.talent.post('/set-call-settings', { answers: 'hours', timeZone: 'Europe/Kyiv', hours: hoursOf });
    const times = await timesFor(pair, 60);
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', timeStyle: 'short' });
    expect(new Set(times.map((at) => local.format(new Date(at))))).toEqual(new Set(['18:00', '18:30']));
    expect(times.length).toBeGreaterThanOrEqual(12);
    for (const at of times) {
      const ahead = new Date(at).getTime() - program.clock.now().getTime();
      expect(ahead).toBeGreaterThanOrEqual(hours(1));
      expect(ahead).toBeLessThanOrEqual(days(7));
    }
    const [first = ''] = times;
    const outside = new Date(new Date(first).getTime() + hours(2)).toISOString();
    expect((await book(pair, outside)).body).toMatchObject({ error: 1028, reason: { kind: 'timeTaken' } });
    expect((await book(pair, first)).status).toBe(200);
    // A talent proposes what they like.
    const [booking] = ((await pair.talent.post('/get-call-bookings', {})).body as { items: { idBooking: number }[] })
      .items;
    expect(
      (await pair.talent.post('/propose-call-time', { idBooking: booking?.idBooking, turn: 1, at: outside })).status,
    ).toBe(200);
  });

  it('that two fans ask for are agreed on with one of them, also at the same moment', async () => {
    const pair = await aCallPair(program, price);
    const rival: Pair = { ...pair, fan: await userWith(program, { deposited: price }) };
    const at = inHours(5);
    const [one, other] = [(await book(pair, at)).body.idBooking, (await book(rival, at, 10)).body.idBooking];
    const answers = await Promise.all(
      [one, other].map((idBooking) => pair.talent.post('/accept-call-time', { idBooking, turn: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: { kind: 'timeTaken' } });
    const third: Pair = { ...pair, fan: await userWith(program, { deposited: price }) };
    expect(await timesFor(third)).not.toContain(at);
    expect((await book(third, at)).body).toMatchObject({ reason: { kind: 'timeTaken' } });
    expect(await depositedOf(third.fan.idUser)).toBe(price);
  });

  it('keep other calls away while somebody is expected', async () => {
    const pair = await aCallPair(program, price);
    const idBooking = await anAgreedBooking(pair, inHours(3));
    const other: Pair = { ...pair, fan: await userWith(program, { deposited: price }) };
    await untilTime(pair, idBooking, minutes(2));
    expect((await start(other)).body).toMatchObject({ error: 1024 });
    expect(await depositedOf(other.fan.idUser)).toBe(price);
  });
});

describe('what was agreed on', () => {
  it('can be called off: by the fan until an hour before, by the talent until it opens, who is then marked', async () => {
    const pair = await aCallPair(program, price * 2);
    const first = await anAgreedBooking(pair, inHours(3));
    await untilTime(pair, first, minutes(61));
    expect((await pair.fan.client.post('/call-off', { idBooking: first })).body).toMatchObject({
      end: 'calledOff',
      endedByYou: true,
    });
    await program.settle();
    expect(await typesOf(pair.idTalent)).toContain('CALL_CALLED_OFF');
    expect(await missedBy(pair.idTalent)).toEqual({ late: 0, declined: 0 });
    const second = await anAgreedBooking(pair, inHours(3));
    await untilTime(pair, second, minutes(59));
    expect(await bookingFor(pair.fan.client, second)).toMatchObject({ mayCallOff: false });
    expect((await pair.fan.client.post('/call-off', { idBooking: second })).status).toBe(409);
    expect((await pair.talent.post('/call-off', { idBooking: second })).status).toBe(200);
    await program.settle();
    expect(await missedBy(pair.idTalent)).toEqual({ late: 0, declined: 1 });
    expect(await depositedOf(pair.fan.idUser)).toBe(price * 2);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('and missed by the talent comes back whole, and counts on their record', async () => {
    const pair = await aCallPair(program, price);
    const idBooking = await anAgreedBooking(pair, inHours(3));
    await untilTime(pair, idBooking);
    await wait(pair, 'fan', idBooking, minutes(2));
    await moveClock(program, minutes(9));
    expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ state: 'over', end: 'talentAway', paid: 0 });
    expect(await depositedOf(pair.fan.idUser)).toBe(price);
    expect(await missedBy(pair.idTalent)).toEqual({ late: 1, declined: 0 });
    expect(await typesOf(pair.fan.idUser)).toContain('MONEY_BACK_CALL');
    expect(await typesOf(pair.idTalent)).toContain('CALL_TALENT_AWAY');
    expect(await violationsIn(program)).toEqual([]);
  });

  it('and missed by the fan pays a talent who waited to the end for three minutes', async () => {
    const pair = await aCallPair(program, price);
    const idBooking = await anAgreedBooking(pair, inHours(3));
    await untilTime(pair, idBooking);
    await wait(pair, 'talent', idBooking, minutes(10) + seconds(5));
    expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ end: 'fanAway', paid: 3 * minutePrice });
    expect(await depositedOf(pair.fan.idUser)).toBe(price - 3 * minutePrice);
    const received = 3 * minutePrice * 0.85;
    expect(await balancesOf(program, pair.idTalent)).toMatchObject({ pending: received });
    const { idOrder } = await bookingFor(pair.fan.client, idBooking);
    expect(await detailFor(pair.fan.client, idOrder)).toMatchObject({ state: 'completed' });
    expect(await missedBy(pair.idTalent)).toEqual({ late: 0, declined: 0 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('and left by the talent too early, or missed by both, comes back whole', async () => {
    for (const long of [minutes(5), 0]) {
      const pair = await aCallPair(program, price);
      const idBooking = await anAgreedBooking(pair, inHours(3));
      await untilTime(pair, idBooking);
      await wait(pair, 'talent', idBooking, long);
      await moveClock(program, minutes(11));
      expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ end: 'notMet', paid: 0 });
      expect(await depositedOf(pair.fan.idUser)).toBe(price);
      expect(await missedBy(pair.idTalent)).toEqual({ late: 0, declined: 0 });
    }
    expect(await violationsIn(program)).toEqual([]);
  });

  it('begins once, however often and at once both come', async () => {
    const pair = await aCallPair(program, price);
    const idBooking = await anAgreedBooking(pair, inHours(3));
    await untilTime(pair, idBooking);
    const sides = ['fan', 'talent', 'fan', 'talent', 'fan', 'talent'] as const;
    const answers = await Promise.all(sides.map((side) => joinAs(pair, side, idBooking)));
    expect(answers.map(({ status }) => status)).toEqual(sides.map(() => 200));
    const { rows } = await pool.query('select id from call where id_fan = $1', [pair.fan.idUser]);
    expect(rows).toHaveLength(1);
    await hangUp(pair.talent, Number(rows[0].id));
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(price);
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('what nobody agrees on', () => {
  it('ends within the week, and counts where it was the talent’s turn', async () => {
    for (const [isMoved, late] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const pair = await aCallPair(program, price);
      const { idBooking } = (await book(pair, inHours(30))).body;
      if (isMoved) await pair.talent.post('/propose-call-time', { idBooking, turn: 1, at: inHours(40) });
      await moveClock(program, days(7) - hours(4));
      expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ state: 'over', end: 'expired' });
      expect(await depositedOf(pair.fan.idUser)).toBe(price);
      expect(await missedBy(pair.idTalent)).toEqual({ late, declined: 0 });
    }
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is declined when its talent takes no calls any more', async () => {
    const pair = await aCallPair(program, price * 2);
    const agreed = await anAgreedBooking(pair, inHours(5));
    const { idBooking } = (await book(pair, inHours(3))).body;
    await pair.talent.post('/update-user', { settings: { calls: false } });
    await program.settle();
    expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ end: 'declined' });
    expect(await bookingFor(pair.fan.client, agreed)).toMatchObject({ state: 'agreed' });
    expect(await depositedOf(pair.fan.idUser)).toBe(price);
  });
});

describe('with a card', () => {
  const byCard = { payment: { by: 'card', total: price } };
  const siOf = (result: string) => String(result.split('si=')[1]);

  it('asks the talent once it is paid, and returns to the card what is not talked', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await book(pair, inHours(3), 10, byCard);
    expect(await bookingFor(pair.fan.client, body.idBooking)).toMatchObject({ state: 'paying' });
    expect(await typesOf(pair.idTalent)).toEqual([]);
    await payOnPage(await program.payments.openCheckout(siOf(body.result)));
    await program.payments.readPayment(siOf(body.result));
    await program.settle();
    expect(await typesOf(pair.idTalent)).toEqual(['CALL_ASKED']);
    const { idBooking } = body;
    expect((await pair.talent.post('/accept-call-time', { idBooking, turn: 1 })).status).toBe(200);
    await untilTime(pair, idBooking);
    await joinAs(pair, 'fan', idBooking);
    const { idCall } = (await joinAs(pair, 'talent', idBooking)).body as { idCall: number };
    await talk(program, pair, idCall, 100);
    await hangUp(pair.talent, idCall);
    await program.settle();
    const [intent] = (await program.stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({ amount: price, amount_received: price });
    const refunds = (await program.stripe.refunds.list()).data;
    expect(refunds.map(({ amount }) => amount)).toEqual([price - 500]);
    expect(await balancesOf(program, pair.idTalent)).toMatchObject({ pending: 500 - 75 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('that is not charged asks nobody, and one that pays too late gets its money back', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await book(pair, inHours(3), 10, byCard);
    const page = await program.payments.openCheckout(siOf(body.result));
    expect((await pair.fan.client.post('/call-off', { idBooking: body.idBooking })).status).toBe(200);
    await payOnPage(page);
    await program.payments.readPayment(siOf(body.result));
    await program.settle();
    expect(await bookingFor(pair.fan.client, body.idBooking)).toMatchObject({ end: 'withdrawn' });
    const { idBooking } = (await book(pair, inHours(3), 10, byCard)).body;
    await moveClock(program, hours(1));
    expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ state: 'over', end: 'unpaid' });
    expect(await typesOf(pair.idTalent)).toEqual([]);
    const charged = (await program.stripe.paymentIntents.list()).data.map(({ amount_received }) => amount_received);
    const back = (await program.stripe.refunds.list()).data.map(({ amount }) => amount);
    expect(back[0]).toBe(charged.find((amount) => amount === price));
    expect(await violationsIn(program)).toEqual([]);
  });
});

it('takes the seconds of a pack, and gives back what is not used', async () => {
  const pair = await aCallPair(program, 10_000);
  const idProduct = await aProduct(program, pair.idTalent, 'CALL_PACKAGE');
  const pack = { idProduct, type: 'CALL_PACKAGE', email: pair.fan.email, fromWallet: 10_000 } as const;
  expect((await buy(pair.fan.client, await aPurchase(program, pack))).status).toBe(200);
  await program.settle();
  const left = async () =>
    ((await pair.fan.client.get(`/get-call-offer/${pair.idTalent}`)).body as { packSeconds: number }).packSeconds;
  const before = await left();
  const withPack = { payment: { by: 'pack', total: 0 } };
  const idBooking = await anAgreedBooking(pair, inHours(3), 10, withPack);
  expect(await left()).toBe(before - 600);
  expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ fromPack: true, setAside: 0 });
  await untilTime(pair, idBooking);
  await wait(pair, 'talent', idBooking, minutes(10) + seconds(5));
  expect(await bookingFor(pair.fan.client, idBooking)).toMatchObject({ end: 'fanAway' });
  expect(await left()).toBe(before - 180);
  const { idBooking: second } = (await book(pair, inHours(3), 10, withPack)).body;
  await pair.talent.post('/call-off', { idBooking: second });
  await program.settle();
  expect(await left()).toBe(before - 180);
  expect(await violationsIn(program)).toEqual([]);
});
