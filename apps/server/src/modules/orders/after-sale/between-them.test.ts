import { describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder, detailFor, moveClock } from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, someStaff, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';

it('asks staff before a collaboration reaches the talent', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 150_000 });
  const staff = await someStaff(program);
  const buyOne = () => aPaidOrder(program, fan, 'COLLABORATION', { fromWallet: 50_000 });
  const [good, bad, forgotten] = [await buyOne(), await buyOne(), await buyOne()];
  const queue = (await staff.client.post('/get-collaborations')).body as { items: { idOrder: number }[] };
  expect(queue.items.map(({ idOrder }) => idOrder)).toEqual([good, bad, forgotten].map(({ idOrder }) => idOrder));
  const answer = { idOrder: good.idOrder, delivery: { kind: 'answer', text: 'Let us do it' } };
  expect((await good.talent.post('/deliver-order', answer)).status).toBe(404);
  const tooEarly = { idOrder: good.idOrder, text: 'Call me instead' };
  expect((await good.talent.post('/write-to-order', tooEarly)).status).toBe(404);
  const review = (body: object) => staff.client.post('/review-collaboration', body);
  expect((await review({ idOrder: good.idOrder, approve: true })).status).toBe(200);
  expect((await review({ idOrder: good.idOrder, approve: true })).status).toBe(409);
  expect((await review({ idOrder: bad.idOrder, approve: false, reason: 'Not serious' })).status).toBe(200);
  expect((await fan.client.post('/review-collaboration', { idOrder: bad.idOrder, approve: true })).status).toBe(404);
  expect((await good.talent.post('/deliver-order', answer)).status).toBe(200);
  await moveClock(program, hours(48));
  const states = await Promise.all(
    [good, bad, forgotten].map(async ({ idOrder }) => (await detailFor(fan.client, idOrder)).state),
  );
  expect(states).toEqual(['completed', 'rejected', 'expired']);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 100_000 });
  const { rows } = await program.database.pool.query(
    `select action from staff_action where subject like 'order %' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['collaboration.approved', 'collaboration.rejected']);
  expect(await violationsIn(program)).toEqual([]);
});

it('gives three days more where the fan agrees', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 3000 });
  const buyOne = () => aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const [patient, hurried] = [await buyOne(), await buyOne()];
  for (const [{ idOrder, talent }, agree] of [
    [patient, true],
    [hurried, false],
  ] as const) {
    expect((await talent.post('/ask-extension', { idOrder })).status).toBe(200);
    expect((await talent.post('/ask-extension', { idOrder })).status).toBe(409);
    expect((await fan.client.post('/answer-extension', { idOrder, agree })).status).toBe(200);
    expect((await fan.client.post('/answer-extension', { idOrder, agree })).status).toBe(409);
  }
  await moveClock(program, days(7));
  expect((await detailFor(fan.client, patient.idOrder)).state).toBe('processing');
  expect((await detailFor(fan.client, hurried.idOrder)).state).toBe('expired');
  await moveClock(program, days(3));
  expect((await detailFor(fan.client, patient.idOrder)).state).toBe('expired');
  expect(await violationsIn(program)).toEqual([]);
});

it('holds the money while something is wrong, until the talent or staff settle it', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 4500 });
  const staff = await someStaff(program);
  const buyOne = () => aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const [kind, right, wrong] = [await buyOne(), await buyOne(), await buyOne()];
  expect((await fan.client.post('/report-order-problem', { idOrder: kind.idOrder, text: 'Hm' })).status).toBe(409);
  program.clock.advance(hours(2));
  for (const { idOrder } of [kind, right, wrong]) {
    expect((await fan.client.post('/report-order-problem', { idOrder, text: 'Nobody answers me' })).status).toBe(200);
  }
  const answer = (order: typeof kind, giveBack: boolean) =>
    order.talent.post('/answer-order-problem', { idOrder: order.idOrder, text: 'I am sorry', giveBack });
  expect((await answer(kind, true)).status).toBe(200);
  expect((await answer(right, false)).status).toBe(200);
  const queue = (await staff.client.post('/get-order-problems')).body as { items: object[] };
  // The third talent still has time to answer.
  expect(queue.items).toMatchObject([{ idOrder: right.idOrder }]);
  const decide = (idOrder: number, refund: boolean) =>
    staff.client.post('/decide-order-problem', { idOrder, refund, reason: 'We looked into it' });
  expect((await decide(right.idOrder, false)).status).toBe(200);
  expect((await decide(wrong.idOrder, true)).status).toBe(200);
  const states = await Promise.all(
    [kind, right, wrong].map(async ({ idOrder }) => (await detailFor(fan.client, idOrder)).state),
  );
  expect(states).toEqual(['refunded', 'processing', 'refunded']);
  expect(await balancesOf(program, fan.idUser)).toMatchObject({ deposited: 3000 });
  await program.settle();
  expect(await violationsIn(program)).toEqual([]);
});

describe('two people with something between them', () => {
  const setUp = async () => {
    const { program, fan } = await aFanAtWork({ deposited: 1500 });
    const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
    const both = { fan: fan.client, talent: order.talent };
    const write = async () => {
      const answers = Object.values(both).map((client) =>
        client.post('/write-to-order', { idOrder: order.idOrder, text: 'Hello' }),
      );
      return (await Promise.all(answers)).map(({ body }) => (body as { error?: number }).error ?? null);
    };
    const shown = async () => Object.values(both).map((client) => detailFor(client, order.idOrder));
    const closed = async () => (await Promise.all(await shown())).map(({ messagingClosed }) => messagingClosed);
    return { program, fan, ...order, write, shown, closed };
  };

  it('do not write to each other when one has blocked the other, and can finish the order all the same', async () => {
    const { program, fan, talent, idOrder, idTalent, write, shown, closed } = await setUp();
    expect(await write()).toEqual([null, null]);
    expect(await closed()).toEqual([null, null]);
    await talent.post('/block-user', { idUser: fan.idUser, duration: 'day' });
    expect(await write()).toEqual([1023, 1023]);
    for (const order of await Promise.all(await shown())) {
      expect(order).toMatchObject({ messagingClosed: 'blocked', messages: [{}, {}] });
      expect(order.can).not.toContain('write');
    }
    const delivery = { kind: 'image', idFile: await anImage(program, idTalent) };
    expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
    expect((await fan.client.post('/report-order-problem', { idOrder, text: 'It is empty' })).status).toBe(200);
    program.clock.advance(days(1));
    expect(await write()).toEqual([null, null]);
  });

  it('do not write to each other while our team blocks one of them', async () => {
    const { program, fan, idTalent, write, closed } = await setUp();
    const block = (idUser: number) =>
      program.database.pool.query(
        `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'Rude', $2)`,
        [idUser, program.clock.now()],
      );
    await block(idTalent);
    expect(await write()).toEqual([1033, 1030]);
    await block(fan.idUser);
    expect(await write()).toEqual([1030, 1030]);
    expect(await closed()).toEqual(['blockedByStaff', 'blockedByStaff']);
  });

  it('do write to each other when the fan only keeps themselves from buying', async () => {
    const { fan, write, closed } = await setUp();
    expect((await fan.client.post('/block-self', { duration: 'day' })).status).toBe(200);
    expect(await write()).toEqual([null, null]);
    expect(await closed()).toEqual([null, null]);
  });
});

it('is written to by both sides, reacted to once and reviewed', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1500 });
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  expect((await fan.client.post('/set-score', { idOrder, score: 5, text: 'Early' })).status).toBe(409);
  await fan.client.post('/write-to-order', { idOrder, text: 'Any news?' });
  await talent.post('/write-to-order', { idOrder, text: 'Soon' });
  const { client: stranger } = await userWith(program);
  expect((await stranger.post('/write-to-order', { idOrder, text: 'Me too' })).status).toBe(404);
  const idFile = await anImage(program, idTalent);
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  expect((await fan.client.post('/react-to-order', { idOrder, reaction: 'love' })).status).toBe(200);
  expect((await fan.client.post('/react-to-order', { idOrder, reaction: 'wow' })).status).toBe(409);
  expect((await fan.client.post('/set-score', { idOrder, score: 4, text: 'Kind words' })).status).toBe(200);
  expect((await fan.client.post('/set-score', { idOrder, score: 5, text: 'Very kind words' })).status).toBe(200);
  expect((await stranger.post('/set-score', { idOrder, score: 1, text: '' })).status).toBe(404);
  const scores = (await aClient(program).get(`/get-scores/${idTalent}`)).body as { items: { idScore: number }[] };
  expect(scores).toMatchObject({
    totalScores: 1,
    averageScore: 5,
    items: [{ text: 'Very kind words', fanName: 'Lesia' }],
  });
  const idScore = scores.items[0]?.idScore;
  expect((await talent.post('/reply-to-score', { idScore, text: 'Thank you' })).status).toBe(200);
  expect((await talent.post('/reply-to-score', { idScore, text: 'Again' })).status).toBe(409);
  const order = await detailFor(fan.client, idOrder);
  expect(order).toMatchObject({
    reaction: 'love',
    score: { score: 5, reply: 'Thank you' },
    messages: [{ from: 'buyer' }, { from: 'talent' }],
  });
  program.clock.advance(days(30));
  const later = await again(program, fan.idUser);
  expect((await later.post('/set-score', { idOrder, score: 1, text: 'Changed my mind' })).status).toBe(409);
});
