import { randomUUID } from 'node:crypto';
import { testCards } from '@stagedoor/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aCallInTalk,
  aCallPair,
  answer,
  beatFan,
  beatTalent,
  callFor,
  hangUp,
  minutePrice,
  start,
  talk,
} from '../../../../../tests/support/calls.ts';
import { aProduct } from '../../../../../tests/support/catalogue.ts';
import { seconds } from '../../../../../tests/support/clock.ts';
import { aPurchase, buy, detailFor, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram, payOnPage } from '../../../../../tests/support/paying-program.ts';
import { balancesOf, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

const depositedOf = async (idUser: number) => (await balancesOf(program, idUser)).deposited;
const typesOf = async (idUser: number) =>
  (await pool.query('select type from event_log where id_user = $1 order by created_at, id', [idUser])).rows.map(
    ({ type }) => type,
  );

describe('a call from the wallet', () => {
  it('sets minutes aside, rings, is answered, counts what is talked, and returns the rest', async () => {
    const pair = await aCallPair(program, 3_000);
    const { status, body } = await start(pair);
    expect({ status, result: body.result }).toEqual({ status: 200, result: 'success' });
    const { idCall } = body;
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(0);
    expect(await callFor(pair.talent, idCall)).toMatchObject({
      state: 'ringing',
      role: 'talent',
      status: 'incoming',
      isCalling: true,
      isHere: false,
      rate: minutePrice,
      heldSeconds: 600,
      partner: { idUser: pair.fan.idUser },
    });
    expect(await typesOf(pair.idTalent)).toEqual(['CALL_INCOMING']);

    expect(await answer(pair, idCall)).toMatchObject({ status: 200, body: { state: 'talking', isHere: true } });
    await talk(program, pair, idCall, 95);
    expect(await callFor(pair.fan.client, idCall, pair.fanKey)).toMatchObject({
      state: 'talking',
      talkedSeconds: 95,
      isRunning: true,
      cost: 475,
      isHere: true,
    });
    expect(await hangUp(pair.fan.client, idCall)).toMatchObject({
      status: 200,
      body: { state: 'over', end: 'hungUp', talkedSeconds: 95, cost: 475, parnterEndCall: false },
    });
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(3_000 - 475);
    const received = 475 - Math.round(475 * 0.15);
    expect(await callFor(pair.talent, idCall)).toMatchObject({ end: 'hungUp', parnterEndCall: true, received });
    expect(await balancesOf(program, pair.idTalent)).toMatchObject({ pending: received });
    const { idOrder } = await callFor(pair.fan.client, idCall);
    expect(await detailFor(pair.fan.client, idOrder)).toMatchObject({
      state: 'completed',
      total: 3_000,
      returned: 3_000 - 475,
    });
    expect(await violationsIn(program)).toEqual([]);
  });

  it.each([
    ['missed', 'missed', 'missed'],
    ['denied', 'denied', 'denied'],
    ['cancelled', 'cancelled', 'missed'],
  ] as const)('that is %s returns everything at once', async (end, ofFan, ofTalent) => {
    const pair = await aCallPair(program, 3_000);
    const { idCall } = (await start(pair)).body;
    if (end === 'denied') expect((await pair.talent.post('/deny-call', { idCall })).status).toBe(200);
    else if (end === 'cancelled') expect((await hangUp(pair.fan.client, idCall)).status).toBe(200);
    else await moveClock(program, seconds(46));
    await program.settle();
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ state: 'over', end, status: ofFan, cost: 0 });
    expect(await callFor(pair.talent, idCall)).toMatchObject({ status: ofTalent });
    expect(await depositedOf(pair.fan.idUser)).toBe(3_000);
    expect(await typesOf(pair.fan.idUser)).toContain('MONEY_BACK_CALL');
    expect(await answer(pair, idCall)).toMatchObject({ status: 409 });
    expect((await start(pair)).status).toBe(200);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('costs nothing when it drops within a minute, and what was talked when it drops later', async () => {
    for (const [talked, cost] of [
      [30, 0],
      [90, 450],
    ] as const) {
      const pair = await aCallPair(program, 3_000);
      const idCall = await aCallInTalk(pair);
      await talk(program, pair, idCall, talked);
      await moveClock(program, seconds(29));
      expect(await callFor(pair.fan.client, idCall)).toMatchObject({ state: 'talking', isRunning: false });
      await moveClock(program, seconds(2));
      expect(await callFor(pair.fan.client, idCall)).toMatchObject({ end: 'dropped', talkedSeconds: talked, cost });
      expect(await depositedOf(pair.fan.idUser)).toBe(3_000 - cost);
    }
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is over when all is used that was set aside, unless the fan has set more aside', async () => {
    const pair = await aCallPair(program, 8 * minutePrice);
    const idCall = await aCallInTalk(pair, 3);
    await talk(program, pair, idCall, 170);
    const more = { idCall, minutes: 5, payment: { by: 'wallet', total: 5 * minutePrice }, language: 'en' };
    expect(
      (await pair.fan.client.call('POST', '/extend-call', { body: more, headers: { 'idempotency-key': randomUUID() } }))
        .status,
    ).toBe(200);
    expect(await callFor(pair.talent, idCall)).toMatchObject({ heldSeconds: 480 });
    await talk(program, pair, idCall, 305);
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ state: 'talking', talkedSeconds: 475 });
    await talk(program, pair, idCall, 10);
    await program.settle();
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({
      state: 'over',
      end: 'spent',
      talkedSeconds: 480,
      cost: 8 * minutePrice,
    });
    expect(await depositedOf(pair.fan.idUser)).toBe(0);
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('a call by card', () => {
  const byCard = (minutes: number, idCard?: string) => ({
    payment: { by: 'card', total: minutes * minutePrice, ...(idCard && { idCard }) },
  });
  const siOf = ({ result }: { result: string }) => String(result.split('si=')[1]);

  it('rings once the card has authorised it, and captures only what was talked', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await start(pair, 10, byCard(10));
    const { idCall, result } = body;
    expect(await callFor(pair.talent, idCall)).toMatchObject({ state: 'paying', heldSeconds: 0 });
    expect((await answer(pair, idCall)).status).toBe(409);
    await payOnPage(await program.payments.openCheckout(siOf({ result })));
    await program.payments.readPayment(siOf({ result }));
    await program.settle();
    expect(await callFor(pair.talent, idCall)).toMatchObject({ state: 'ringing', heldSeconds: 600 });
    await answer(pair, idCall);
    await talk(program, pair, idCall, 100);
    await hangUp(pair.talent, idCall);
    await program.settle();
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ end: 'hungUp', cost: 500 });
    const intents = (await program.stripe.paymentIntents.list()).data;
    expect(intents[0]).toMatchObject({ amount: 3_000, amount_received: 500, status: 'succeeded' });
    const { idOrder } = await callFor(pair.fan.client, idCall);
    expect(await detailFor(pair.fan.client, idOrder)).toMatchObject({
      state: 'completed',
      total: 3_000,
      returned: 2_500,
    });
    expect(await balancesOf(program, pair.idTalent)).toMatchObject({ pending: 500 - 75 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('that is missed releases the card, and one that is never paid rings never', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await start(pair, 10, byCard(10));
    await payOnPage(await program.payments.openCheckout(siOf(body)));
    await program.payments.readPayment(siOf(body));
    await program.settle();
    await moveClock(program, seconds(46));
    expect(await callFor(pair.fan.client, body.idCall)).toMatchObject({ end: 'missed', cost: 0 });
    const [intent] = (await program.stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({ amount_received: 0, status: 'canceled' });

    const { idCall } = (await start(pair, 10, byCard(10))).body;
    await moveClock(program, seconds(3_600));
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ end: 'unpaid', cost: 0 });
    expect(await typesOf(pair.idTalent)).toEqual(['CALL_INCOMING', 'CALL_MISSED']);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('that is paid after it was given up is released, and does not ring', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await start(pair, 10, byCard(10));
    const page = await program.payments.openCheckout(siOf(body));
    await hangUp(pair.fan.client, body.idCall);
    await payOnPage(page);
    await program.payments.readPayment(siOf(body));
    await program.settle();
    expect(await callFor(pair.fan.client, body.idCall)).toMatchObject({ state: 'over', end: 'cancelled' });
    const [intent] = (await program.stripe.paymentIntents.list()).data;
    expect(intent).toMatchObject({ amount_received: 0, status: 'canceled' });
    expect(await typesOf(pair.idTalent)).toEqual([]);
    expect(await violationsIn(program)).toEqual([]);
  });
  it('of a card that fails when it is captured pays nobody, and is never charged', async () => {
    const pair = await aCallPair(program, 0);
    const { body } = await start(pair, 10, byCard(10));
    await payOnPage(await program.payments.openCheckout(siOf(body)), testCards.success);
    await program.payments.readPayment(siOf(body));
    await program.settle();
    await answer(pair, body.idCall);
    await talk(program, pair, body.idCall, 100);
    // The bank withdraws what it had authorised.
    const [intent] = (await program.stripe.paymentIntents.list()).data;
    await program.stripe.paymentIntents.cancel(intent?.id ?? '');
    await hangUp(pair.fan.client, body.idCall);
    await program.settle();
    expect(await callFor(pair.talent, body.idCall)).toMatchObject({ end: 'hungUp', received: null });
    expect(await balancesOf(program, pair.idTalent)).toMatchObject({ pending: 0 });
    const { idOrder } = await callFor(pair.fan.client, body.idCall);
    expect(await detailFor(pair.fan.client, idOrder)).toMatchObject({ state: 'expired' });
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('a call with minutes of a pack', () => {
  it('uses its seconds, returns the rest to it, and ends with it', async () => {
    const pair = await aCallPair(program, 10_000);
    const idPack = await aProduct(program, pair.idTalent, 'CALL_PACKAGE');
    const purchase = await aPurchase(program, {
      idProduct: idPack,
      type: 'CALL_PACKAGE',
      email: pair.fan.email,
      fromWallet: 10_000,
    });
    expect((await buy(pair.fan.client, purchase)).status).toBe(200);
    await program.settle();
    const offer = async () => (await pair.fan.client.get(`/get-call-offer/${pair.idTalent}`)).body;
    const { packSeconds } = (await offer()) as { packSeconds: number };
    expect(packSeconds % 60).toBe(0);
    const before = await depositedOf(pair.fan.idUser);
    const withPack = { payment: { by: 'pack', total: 0 } };

    const first = (await start(pair, 120, withPack)).body.idCall;
    expect(await callFor(pair.fan.client, first)).toMatchObject({
      heldSeconds: packSeconds,
      holds: [{ seconds: packSeconds, rate: 0, fromPack: true }],
      rate: 0,
    });
    await answer(pair, first);
    await talk(program, pair, first, 95);
    await hangUp(pair.fan.client, first);
    await program.settle();
    expect(await offer()).toMatchObject({ packSeconds: packSeconds - 95 });

    const second = (await start(pair, 120, withPack)).body.idCall;
    await answer(pair, second, randomUUID());
    await hangUp(pair.talent, second);
    expect(await offer()).toMatchObject({ packSeconds: packSeconds - 95 });
    expect(await depositedOf(pair.fan.idUser)).toBe(before);
    await program.settle();
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('while a call is prepared or runs', () => {
  const aBoughtPack = async () => {
    const pair = await aCallPair(program, 10_000);
    const idPack = await aProduct(program, pair.idTalent, 'CALL_PACKAGE');
    const pack = { idProduct: idPack, type: 'CALL_PACKAGE', email: pair.fan.email, fromWallet: 10_000 } as const;
    expect((await buy(pair.fan.client, await aPurchase(program, pack))).status).toBe(200);
    await program.settle();
    return pair;
  };

  it('a talent who takes no calls any more returns the rest of a pack once it is over, all of it', async () => {
    const pair = await aBoughtPack();
    const before = await depositedOf(pair.fan.idUser);
    const { idCall } = (await start(pair, 120, { payment: { by: 'pack', total: 0 } })).body;
    await answer(pair, idCall);
    await pair.talent.post('/update-user', { settings: { calls: false } });
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(before);
    await talk(program, pair, idCall, 90);
    await hangUp(pair.fan.client, idCall);
    await program.settle();
    // A pack of 60 minutes for $90.00, of which one and a half were talked.
    const back = (await depositedOf(pair.fan.idUser)) - before;
    expect(back).toBeGreaterThanOrEqual(9_000 - 225 - 2);
    expect(back).toBeLessThanOrEqual(9_000 - 225);
    expect(await violationsIn(program)).toEqual([]);
  });

  it.each([
    [
      'blocks the fan',
      (idTalent: number, idFan: number) =>
        ['insert into user_block (id_user, id_blocked, created_at) values ($1, $2, now())', [idTalent, idFan]] as const,
    ],
    [
      'is not to be disturbed',
      (idTalent: number) =>
        [`insert into call_settings values ($1, 'never', 'Europe/Kyiv', '[]')`, [idTalent]] as const,
    ],
  ])('a talent who %s until the card is authorised is not rung at', async (_what, change) => {
    const pair = await aCallPair(program, 0);
    const { body } = await start(pair, 10, { payment: { by: 'card', total: 10 * minutePrice } });
    const [text, values] = change(pair.idTalent, pair.fan.idUser);
    await pool.query(text, [...values]);
    const si = String(body.result.split('si=')[1]);
    await payOnPage(await program.payments.openCheckout(si));
    await program.payments.readPayment(si);
    await program.settle();
    expect(await callFor(pair.fan.client, body.idCall)).toMatchObject({ state: 'over', end: 'missed', cost: 0 });
    expect(await typesOf(pair.idTalent)).not.toContain('CALL_INCOMING');
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('who', () => {
  it('is in a call, calls nobody and is called by nobody', async () => {
    const pair = await aCallPair(program);
    const other = { ...pair, fan: await userWith(program, { deposited: 10_000 }) };
    const { idCall } = (await start(pair)).body;
    expect(await start(other)).toMatchObject({ status: 409, body: { error: 1024 } });
    await hangUp(pair.fan.client, idCall);
    const answers = await Promise.all([start(pair), start(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await program.settle();
    expect(await violationsIn(program)).toEqual([]);
  });

  it('answers on two devices at once, answers on one', async () => {
    const pair = await aCallPair(program);
    const { idCall } = (await start(pair)).body;
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map((key) => answer(pair, idCall, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const here = await Promise.all(keys.map((key) => callFor(pair.talent, idCall, key)));
    expect(here.filter(({ isHere }) => isHere)).toHaveLength(1);
  });

  it('hangs up at the same moment as the other, ends it once', async () => {
    const pair = await aCallPair(program, 3_000);
    const idCall = await aCallInTalk(pair);
    await talk(program, pair, idCall, 60);
    const answers = await Promise.all([hangUp(pair.fan.client, idCall), hangUp(pair.talent, idCall)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await program.settle();
    expect(await depositedOf(pair.fan.idUser)).toBe(3_000 - 300);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is neither of the two, neither sees it, nor reports, nor signals, nor ends it', async () => {
    const pair = await aCallPair(program);
    const idCall = await aCallInTalk(pair);
    const { client } = await userWith(program);
    for (const [path, body] of [
      ['/get-call', {}],
      ['/end-call', {}],
      ['/beat-call', { key: pair.fanKey }],
      ['/signal-call', { key: pair.fanKey, signal: '{}' }],
      ['/answer-call', { key: pair.talentKey }],
      ['/deny-call', {}],
    ] as const) {
      expect(await client.post(path, { idCall, ...body })).toMatchObject({ status: 404 });
      if (!('key' in body)) continue;
      // One of the two, on a device that is not in it.
      expect(await pair.fan.client.post(path, { idCall, ...body, key: randomUUID() })).toMatchObject({ status: 404 });
    }
    expect(await callFor(pair.fan.client, idCall)).toMatchObject({ state: 'talking', talkedSeconds: 0 });
  });
});

it('is not billed for reports of one side, or after the other fell silent', async () => {
  const pair = await aCallPair(program, 3_000);
  const idCall = await aCallInTalk(pair);
  await talk(program, pair, idCall, 70);
  for (let report = 0; report < 5; report++) {
    program.clock.advance(seconds(5));
    await beatFan(pair, idCall);
  }
  program.clock.advance(seconds(4));
  await beatTalent(pair, idCall);
  expect(await callFor(pair.fan.client, idCall)).toMatchObject({ state: 'talking', talkedSeconds: 70 });
  await moveClock(program, seconds(40));
  expect(await callFor(pair.fan.client, idCall)).toMatchObject({ end: 'dropped', cost: 350 });
  expect(await violationsIn(program)).toEqual([]);
});

it('lists the calls of both, the latest first', async () => {
  const pair = await aCallPair(program);
  const ids = [];
  for (let calls = 0; calls < 3; calls++) {
    const { idCall } = (await start(pair)).body;
    await hangUp(pair.fan.client, idCall);
    ids.unshift(idCall);
  }
  for (const client of [pair.fan.client, pair.talent]) {
    const { body } = await client.post('/get-calls', { size: 2 });
    expect(body).toMatchObject({ totalPages: 2, currentPage: 0, items: ids.slice(0, 2).map((idCall) => ({ idCall })) });
  }
  const { body } = await pair.fan.client.post('/get-calls', { idUser: pair.idTalent + 1_000_000 });
  expect(body).toMatchObject({ items: [] });
});
