import { testCards } from '@stagedoor/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../../../../tests/support/clock.ts';
import { aClub, aJoinedFan, aPlanForm, join, membershipsOf } from '../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aSavedCard } from '../../../../../tests/support/payments.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { payOn } from '../../../../../tests/support/recurring.ts';
import { once, userWith, violationsIn } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const freshOf = async (idUser: number) => again(program, idUser);
const noticesOf = async (idUser: number) =>
  (await program.database.pool.query('select type from event_log where id_user = $1 order by id', [idUser])).rows.map(
    ({ type }) => type,
  );

it('shows the plans of a talent to everybody, in their order, and to members how theirs stands', async () => {
  const { idTalent, plans } = await aClub(program, 1000, 2500);
  const [small = 0, large = 0] = plans;
  const seen = (await aClient(program).get(`/get-plans/${idTalent}`)).body as { plans: object[]; membership: unknown };
  expect(seen).toMatchObject({
    plans: [
      { idSubscription: small, price: 1000 },
      { idSubscription: large, price: 2500 },
    ],
  });
  expect(seen.membership).toBeNull();

  const fan = await aJoinedFan(program, small, 1000);
  expect((await fan.client.get(`/get-plan/${large}`)).body).toMatchObject({
    idUser: idTalent,
    membership: {
      idSubscription: small,
      state: 'active',
      hasAccess: true,
      nextPayment: { price: 1000 },
      card: { last4: '4242' },
      undoUntil: expect.any(String),
      credit: 1000,
    },
  });
  // Half of a month of 30 days later.
  await moveClock(program, days(15));
  const [{ credit } = {}] = await membershipsOf(await freshOf(fan.idUser));
  expect(credit).toBeGreaterThan(480);
  expect(credit).toBeLessThan(520);
});

it('lists a talent’s own plans with their members, and puts them in another order', async () => {
  const { idTalent, talent, plans } = await aClub(program, 1000, 2500, 700);
  const [first = 0, second = 0, third = 0] = plans;
  await aJoinedFan(program, second, 2500);
  const own = async () => (await talent.get('/get-own-plans')).body;
  expect(await own()).toMatchObject([
    { idSubscription: first, members: 0, idImage: null },
    { idSubscription: second, members: 1 },
    { idSubscription: third, members: 0 },
  ]);
  const move = (idSubscription: number, to: string) => talent.post('/move-plan', { idSubscription, to });
  expect((await move(first, 'up')).status).toBe(200);
  expect((await move(third, 'up')).status).toBe(200);
  expect((await move(first, 'down')).status).toBe(200);
  const order = [third, first, second].map((idSubscription) => ({ idSubscription }));
  expect(await own()).toMatchObject(order);
  expect((await aClient(program).get(`/get-plans/${idTalent}`)).body).toMatchObject({ plans: order });
  const stranger = await aClub(program, 500);
  expect((await stranger.talent.post('/move-plan', { idSubscription: first, to: 'up' })).body).toMatchObject({
    error: 1058,
  });
  expect((await aClient(program).get(`/get-user-profile-data/${idTalent}/en`)).body).toMatchObject({ plansFrom: 700 });
});

it('charges another saved card from then on, and no card of somebody else', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
  const [{ idMembership } = {}] = await membershipsOf(fan.client);
  await aSavedCard(program, testCards.failsLater, fan.idUser);
  const cards = (await fan.client.get('/get-cards')).body as { idCard: string; last4: string }[];
  const idCard = cards.find(({ last4 }) => last4 !== '4242')?.idCard ?? '';
  const foreign = await aSavedCard(program);
  const setCard = (id: string) => fan.client.post('/set-subscription-card', { idMembership, idCard: id });
  expect((await setCard(foreign.idCard)).body).toMatchObject({ error: 1058 });
  expect((await setCard(idCard)).status).toBe(200);
  expect(await membershipsOf(fan.client)).toMatchObject([{ card: { last4: testCards.failsLater.number.slice(-4) } }]);
});

it('keeps plans out of the store and of the talent’s products', async () => {
  const { idTalent, talent, plans } = await aClub(program, 1000);
  expect((await aClient(program).get(`/get-active-user-products/${idTalent}`)).body).toEqual([]);
  expect((await talent.get('/get-user-products')).body).toMatchObject({ products: [] });
  for (const path of ['/deactivate-product', '/delete-product']) {
    expect((await talent.post(path, { idProduct: plans[0] })).body).toMatchObject({ error: 1058 });
  }
});

it('tells the talent of a new member, and mails the fan a receipt for each month', async () => {
  const { idTalent, plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
  expect(await noticesOf(idTalent)).toEqual(['PURCHASED_SUBSCRIPTION']);
  await moveClock(program, days(31));
  const receipts = program.mailbox.mails.filter(({ to, subject }) => to === fan.email && subject.includes('is paid'));
  expect(receipts).toHaveLength(2);
});

it.each([
  [
    'their own plan',
    async ({ talent, plans }: Awaited<ReturnType<typeof aClub>>) => join(talent, plans[0] ?? 0, 1000),
    1072,
  ],
  [
    'a plan of somebody who blocked them',
    async ({ idTalent, plans }: Awaited<ReturnType<typeof aClub>>) => {
      const fan = await userWith(program);
      const block = 'insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)';
      await program.database.pool.query(block, [idTalent, fan.idUser, program.clock.now()]);
      return join(fan.client, plans[0] ?? 0, 1000);
    },
    1023,
  ],
  [
    'a price that they were not shown',
    async ({ plans }: Awaited<ReturnType<typeof aClub>>) => join((await userWith(program)).client, plans[0] ?? 0, 900),
    1028,
  ],
  [
    'a plan that they have',
    async ({ plans }: Awaited<ReturnType<typeof aClub>>) =>
      join((await aJoinedFan(program, plans[0] ?? 0, 1000)).client, plans[0] ?? 0, 1000),
    1066,
  ],
])('lets nobody join %s', async (_what, attempt, error) => {
  const answer = await attempt(await aClub(program, 1000));
  expect(answer.body).toMatchObject({ error });
});

it('lets nobody who excluded themselves, or was blocked by staff, join', async () => {
  const { plans } = await aClub(program, 1000);
  for (const [blocker, error] of [
    ['self', 1022],
    ['admin', 1030],
  ] as const) {
    const fan = await userWith(program);
    const block = 'insert into account_block (id_user, blocker, reason, created_at) values ($1, $2, $3, $4)';
    const reason = blocker === 'admin' ? 'spam' : null;
    await program.database.pool.query(block, [fan.idUser, blocker, reason, program.clock.now()]);
    expect((await join(fan.client, plans[0] ?? 0, 1000)).body).toMatchObject({ error });
  }
});

it('answers a double press once', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await userWith(program);
  const press = () => once(fan.client, '/subscribe', { idSubscription: plans[0], total: 1000 }, 'same');
  const [one, two] = await Promise.all([press(), press()]);
  expect(one.body).toEqual(two.body);
});

it('has five plans at most, also when they are saved at the same moment', async () => {
  const { talent } = await aClub(program, 1000, 1100, 1200);
  const more = await Promise.all([1, 2, 3, 4].map((n) => talent.post('/save-plan', aPlanForm(2000 + n))));
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
});

it('stops in one call, and the stop can be taken back', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
  const [{ idMembership } = {}] = await membershipsOf(fan.client);
  await fan.client.post('/stop-subscription', { idMembership });
  const [stopped] = await membershipsOf(fan.client);
  expect(stopped).toMatchObject({ state: 'stopping', hasAccess: true, nextPayment: null, endsAt: stopped?.paidUntil });
  await fan.client.post('/resume-subscription', { idMembership });
  expect(await membershipsOf(fan.client)).toMatchObject([{ state: 'active', endsAt: null }]);
});

it('is undone within the hour with a full refund', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
  const [{ idMembership } = {}] = await membershipsOf(fan.client);
  expect((await once(fan.client, '/undo-subscription', { idMembership })).status).toBe(200);
  await program.settle();
  expect(await membershipsOf(fan.client)).toMatchObject([{ state: 'ended', endedBy: 'undone', hasAccess: false }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('changes to a cheaper plan with the next payment, and takes that back', async () => {
  const { plans } = await aClub(program, 1000, 2500);
  const [small, large = 0] = plans;
  const fan = await aJoinedFan(program, large, 2500);
  const [{ idMembership } = {}] = await membershipsOf(fan.client);
  const change = (idSubscription?: number) =>
    once(fan.client, '/change-subscription', { idMembership, idSubscription });
  expect((await change(small)).body).toEqual({ result: null });
  expect(await membershipsOf(fan.client)).toMatchObject([{ idSubscription: large, nextPayment: { price: 1000 } }]);
  expect((await change(large)).body).toEqual({ result: null });
  expect(await membershipsOf(fan.client)).toMatchObject([{ nextPayment: { price: 2500 } }]);
  expect((await change(large)).body).toMatchObject({ error: 1066 });
  const { plans: others } = await aClub(program, 700);
  expect((await change(others[0])).body).toMatchObject({ error: 1072 });
});

it('mails who can put a declined renewal right, without log-in', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000, testCards.failsLater);
  await moveClock(program, days(31));
  const mail = program.mailbox.mails.findLast(({ to, subject }) => to === fan.email && subject.includes('couldn’t'));
  const si = /\/pay\/([0-9a-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? '';
  const client = await freshOf(fan.idUser);
  expect(await membershipsOf(client)).toMatchObject([{ state: 'retrying', hasAccess: true, owed: 1000 }]);
  await payOn(program, `si=${si}`);
  expect(await membershipsOf(client)).toMatchObject([{ state: 'active', card: { last4: '4242' } }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('says what a declined renewal costs, when that is not the price so far', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000, testCards.failsLater);
  await program.database.pool.query(
    `update recurring_agreement set next_product = id_product, next_amount = 1500, next_from = paid_until
     where id_user = $1`,
    [fan.idUser],
  );
  await moveClock(program, days(31));
  expect(await membershipsOf(await freshOf(fan.idUser))).toMatchObject([{ price: 1000, owed: 1500 }]);
  const mail = program.mailbox.mails.findLast(({ to }) => to === fan.email);
  expect(mail?.subject).toContain('$15.00');
});

it('raises the price for members after thirty days’ notice, and for others at once', async () => {
  const { talent, plans } = await aClub(program, 1000);
  const [idSubscription = 0] = plans;
  const fan = await aJoinedFan(program, idSubscription, 1000);
  expect((await talent.post('/save-plan', aPlanForm(1500, { idSubscription }))).body).toEqual({ idSubscription });
  await program.settle();
  expect(await noticesOf(fan.idUser)).toContain('SUBSCRIPTION_PRICE');
  expect((await join((await userWith(program)).client, idSubscription, 1500)).status).toBe(200);

  // The notice began a moment after the month did, so the next payment is still the old one.
  await program.database.pool.query(
    `update recurring_agreement set next_from = next_from + interval '2 days'
    where id_product = $1 and next_from is not null`,
    [idSubscription],
  );
  const paid = async () => {
    const { rows } = await program.database.pool.query(
      `select total from orders where id_buyer = $1 and state = 'completed' order by id`,
      [fan.idUser],
    );
    return rows.map(({ total }) => total);
  };
  await moveClock(program, days(31));
  expect(await paid()).toEqual([1000, 1000]);
  await moveClock(program, days(31));
  expect(await paid()).toEqual([1000, 1000, 1500]);
});

it('ends the memberships of a closed plan with a refund, and tells the members', async () => {
  const { talent, plans, idTalent } = await aClub(program, 1000);
  const [idSubscription = 0] = plans;
  const fan = await aJoinedFan(program, idSubscription, 1000);
  await moveClock(program, minutes(61));
  await talent.post('/close-plan', { idSubscription });
  await program.settle();

  expect(await membershipsOf(await freshOf(fan.idUser))).toMatchObject([{ state: 'ended', endedBy: 'closed' }]);
  expect(await noticesOf(fan.idUser)).toEqual(expect.arrayContaining(['SUBSCRIPTION_CLOSED', 'ORDER_REFUNDED']));
  expect((await aClient(program).get(`/get-plans/${idTalent}`)).body).toMatchObject({ plans: [] });
  expect((await join((await userWith(program)).client, idSubscription, 1000)).body).toMatchObject({ error: 1072 });
  expect(await violationsIn(program)).toEqual([]);
});
