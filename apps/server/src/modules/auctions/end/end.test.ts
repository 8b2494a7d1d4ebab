import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { anAuction, aPayer, bidOn, infoOf } from '../../../../../../tests/support/auctions.ts';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { aWallet, runAs } from '../../../../../../tests/support/ledger.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { payOn } from '../../../../../../tests/support/recurring.ts';
import { once, showAgain, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { lookAt } from './look-at-auction.ts';

const program = await aPayingProgram();

type Payer = Awaited<ReturnType<typeof aPayer>>;

const winOf = async ({ client }: Payer, idProduct: number) => (await client.get(`/get-auction-win/${idProduct}`)).body;
const screensOf = async ({ client }: Payer) =>
  ((await client.get('/get-user-full')).body as { screens: { screenType: string }[] }).screens.map(
    ({ screenType }) => screenType,
  );
const outcome = async ({ client }: Payer, idProduct: number) =>
  ((await client.get(`/get-auction/${idProduct}`)).body as { outcome: string }).outcome;

/** What was charged for an auction and kept, and by whom. */
const chargedFor = async (idProduct: number) => {
  const { rows } = await program.database.pool.query(
    `select y.id_user, y.amount - y.refunded as amount from payment y join orders o on y.purpose = 'order' and y.ref = o.id::text
     where o.id_product = $1 and y.captured > 0`,
    [idProduct],
  );
  return rows;
};
const offersOf = async (idProduct: number) =>
  (
    await program.database.pool.query(
      'select id_user, amount, state from auction_offer where id_product = $1 order by place',
      [idProduct],
    )
  ).rows;

it('charges the winner’s saved card, asks where it goes, and it is an order like any other', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const [winner, loser] = [await aPayer(program), await aPayer(program)];
  await bidOn(loser.client, idProduct, 1_000);
  await bidOn(winner.client, idProduct, 2_000);
  await moveClock(program, days(2));

  expect(await outcome(loser, idProduct)).toBe('sold');
  expect(await winOf(winner, idProduct)).toMatchObject({
    state: 'WAITING_FOR_INFO',
    auctionCheckout: 'PAID',
    standardRate: 0,
    finalBet: 2_000,
  });
  expect(await screensOf(winner)).toEqual(['AUCTION_PAID_NEED_INFO']);
  expect(await screensOf(loser)).toEqual([]);
  expect((await loser.client.get(`/get-auction-win/${idProduct}`)).status).toBe(404);

  const told = await winner.client.post('/give-winner-info', { idProduct, info: infoOf('courier') });
  expect(told).toMatchObject({ status: 200, body: { idOrder: expect.any(Number) } });
  expect(await screensOf(winner)).toEqual([]);
  const { idOrder } = told.body as { idOrder: number };
  const { rows } = await program.database.pool.query(
    'select state, total, talent, id_talent, fields from orders where id = $1',
    [idOrder],
  );
  expect(rows[0]).toMatchObject({
    state: 'processing',
    total: 2_000,
    talent: 1_840,
    id_talent: idOwner,
    fields: { fullName: 'Olena Teliha' },
  });
  expect(await violationsIn(program)).toEqual([]);
});

it('is unsold without a bid, and below its reserve', async () => {
  const { idProduct } = await anAuction(program);
  const { idProduct: below } = await anAuction(program, { reservePrice: 5_000 });
  const bidder = await aPayer(program);
  await bidOn(bidder.client, below, 1_000);
  await moveClock(program, days(2));
  expect(await outcome(bidder, idProduct)).toBe('unsold');
  expect(await outcome(bidder, below)).toBe('unsold');
  expect(await screensOf(bidder)).toEqual([]);
  expect(await violationsIn(program)).toEqual([]);
});

it('waits a day for a winner whose card was refused, who pays otherwise', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program, testCards.failsLater);
  await bidOn(winner.client, idProduct, 1_000);
  await moveClock(program, days(2));
  expect(await winOf(winner, idProduct)).toMatchObject({
    state: 'WAITING_FOR_PAYMENT',
    auctionCheckout: 'UNPAID',
    standardRate: 1_000,
    isOffer: false,
  });
  expect(await screensOf(winner)).toEqual(['AUCTION_UNPAID']);
  const { body } = await once(winner.client, '/pay-auction-win', { idProduct, language: 'en' });
  await payOn(program, (body as { result: string }).result);
  expect(await winOf(winner, idProduct)).toMatchObject({ state: 'WAITING_FOR_INFO', standardRate: 0 });
  expect(await violationsIn(program)).toEqual([]);
});

it('passes an unpaid win on at each bidder’s own bid, three times, and blocks only who won it', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program, testCards.failsLater);
  const others = [await aPayer(program), await aPayer(program), await aPayer(program), await aPayer(program)];
  for (const [at, { client }] of others.entries()) await bidOn(client, idProduct, 1_000 + at * 100);
  await bidOn(winner.client, idProduct, 2_000);
  await moveClock(program, days(2));
  await moveClock(program, hours(25));

  expect(await winOf(winner, idProduct)).toMatchObject({ state: 'passed' });
  expect((await winner.client.get('/get-user-full')).body).toMatchObject({ blocked: { reason: expect.any(String) } });
  const [fourth, third, second, first] = others as [Payer, Payer, Payer, Payer];
  expect(await winOf(first, idProduct)).toMatchObject({ state: 'WAITING_FOR_PAYMENT', finalBet: 1_300, isOffer: true });
  expect((await first.client.post('/decline-auction-offer', { idProduct })).status).toBe(200);
  await program.settle();
  expect(await winOf(second, idProduct)).toMatchObject({ state: 'WAITING_FOR_PAYMENT', finalBet: 1_200 });
  await moveClock(program, hours(25));
  expect((await second.client.get('/get-user-full')).body).toMatchObject({ blocked: null });
  expect(await winOf(third, idProduct)).toMatchObject({ finalBet: 1_100 });
  await moveClock(program, hours(25));
  expect(await outcome(fourth, idProduct)).toBe('unsold');
  expect((await fourth.client.get(`/get-auction-win/${idProduct}`)).status).toBe(404);
  expect(await violationsIn(program)).toEqual([]);
});

it('of two equal limits the earlier one wins and is charged', async () => {
  const { idProduct } = await anAuction(program);
  const [earlier, later] = [await aPayer(program), await aPayer(program)];
  await bidOn(earlier.client, idProduct, 5_000, { isMaximum: true });
  await bidOn(later.client, idProduct, 5_000, { isMaximum: true });
  await moveClock(program, days(2));
  expect(await offersOf(idProduct)).toEqual([{ id_user: earlier.idUser, amount: 5_000, state: 'paid' }]);
  expect(await chargedFor(idProduct)).toEqual([{ id_user: earlier.idUser, amount: 5_000 }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges once, however often and late the end is looked at, and where it was killed before it charged', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program);
  await bidOn(winner.client, idProduct, 1_000);
  program.clock.advance(days(3));
  const killed = lookAt({ ...program.bidding, payments: { chargeNow: async () => {} } });
  await killed({ idProduct });
  const look = lookAt(program.bidding);
  await Promise.all([1, 2, 3].map(() => look({ idProduct })));
  expect(await chargedFor(idProduct)).toEqual([]);
  await moveClock(program, minutes(1));
  await look({ idProduct });
  expect(await offersOf(idProduct)).toEqual([{ id_user: winner.idUser, amount: 1_000, state: 'paid' }]);
  expect(await chargedFor(idProduct)).toEqual([{ id_user: winner.idUser, amount: 1_000 }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('charges once where the answer of the charge is lost', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program);
  await bidOn(winner.client, idProduct, 1_000);
  for (let attempt = 0; attempt < 3; attempt++) program.sandbox.faults.next('lostAnswer', 'POST /v1/payment_intents');
  await moveClock(program, days(2));
  await moveClock(program, minutes(30));
  expect(await winOf(winner, idProduct)).toMatchObject({ state: 'WAITING_FOR_INFO' });
  expect(await chargedFor(idProduct)).toEqual([{ id_user: winner.idUser, amount: 1_000 }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('returns what a winner pays by card after they have paid from the wallet', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program, testCards.failsLater);
  await aWallet({ ...program, at: program.clock.now() }, winner.idUser, { deposited: 1_000 });
  await bidOn(winner.client, idProduct, 1_000);
  await moveClock(program, days(2));
  const onPage = await once(winner.client, '/pay-auction-win', { idProduct, language: 'en' });
  const wallet = { idProduct, language: 'en', fromWallet: 1_000 };
  expect((await once(winner.client, '/pay-auction-win', wallet)).body).toMatchObject({ result: 'success' });
  await payOn(program, (onPage.body as { result: string }).result);
  expect(await winOf(winner, idProduct)).toMatchObject({ state: 'WAITING_FOR_INFO' });
  expect(await chargedFor(idProduct)).toEqual([{ id_user: winner.idUser, amount: 0 }]);
  const { rows } = await program.database.pool.query('select state from orders where id_product = $1 order by id', [
    idProduct,
  ]);
  expect(rows).toEqual([{ state: 'expired' }, { state: 'processing' }]);
  expect(await violationsIn(program)).toEqual([]);
});

it('takes a payment that came in time, though it hears of it only after the deadline', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(program, testCards.failsLater);
  await bidOn(winner.client, idProduct, 1_000);
  await moveClock(program, days(2));
  const { body } = await once(winner.client, '/pay-auction-win', { idProduct, language: 'en' });
  await runAs(program.ownerUrl, [
    `create function hear_late() returns trigger language plpgsql as
       'begin new.due_at := new.due_at + interval ''25 hours''; return new; end'`,
    `create trigger hear_late before insert on fact for each row when (new.type = 'order.paid') execute function hear_late()`,
  ]);
  await payOn(program, (body as { result: string }).result);
  await runAs(program.ownerUrl, ['drop function hear_late cascade']);
  program.clock.advance(hours(25));
  await lookAt(program.bidding)({ idProduct });
  await program.settle();
  expect(await offersOf(idProduct)).toEqual([{ id_user: winner.idUser, amount: 1_000, state: 'paid' }]);
  expect((await winner.client.get('/get-user-full')).body).toMatchObject({ blocked: null });
  expect(await violationsIn(program)).toEqual([]);
});

it('lets nobody leave who leads, and passes over a runner-up who left', async () => {
  const { idProduct } = await anAuction(program);
  const [winner, left, other] = [
    await aPayer(program, testCards.failsLater),
    await aPayer(program),
    await aPayer(program),
  ];
  await bidOn(other.client, idProduct, 1_000);
  await bidOn(left.client, idProduct, 1_100);
  await bidOn(winner.client, idProduct, 2_000);
  for (const { idUser } of [winner, left]) await showAgain(program, idUser);
  expect((await winner.client.remove('/delete-user?forfeit=true')).body).toMatchObject({
    reason: { kind: 'openObligations', kinds: ['auctions'] },
  });
  expect((await left.client.remove('/delete-user?forfeit=true')).status).toBe(200);
  await moveClock(program, days(2));
  await moveClock(program, hours(25));
  expect(await offersOf(idProduct)).toEqual([
    { id_user: winner.idUser, amount: 2_000, state: 'expired' },
    { id_user: other.idUser, amount: 1_000, state: 'open' },
  ]);
  expect(await violationsIn(program)).toEqual([]);
});

it('is unsold, without a charge or a strike, where the talent was blocked while it ran', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const bidder = await aPayer(program);
  await bidOn(bidder.client, idProduct, 1_000);
  await program.database.pool.query(
    `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'spam', $2)`,
    [idOwner, program.clock.now()],
  );
  expect((await bidOn(bidder.client, idProduct, 2_000)).status).toBe(404);
  await moveClock(program, days(2));
  await moveClock(program, hours(25));
  const { rows } = await program.database.pool.query('select state from auction where id_product = $1', [idProduct]);
  expect(rows).toEqual([{ state: 'unsold' }]);
  expect(await chargedFor(idProduct)).toEqual([]);
  expect(await screensOf(bidder)).toEqual([]);
  expect((await bidder.client.get('/get-user-full')).body).toMatchObject({ blocked: null });
  expect(await violationsIn(program)).toEqual([]);
});

it.each(['AUTOGRAPH', 'VIDEO_GREETING'] as const)(
  'what is sold as %s is made for whom its winner names, as an order of that type',
  async (sells) => {
    const { idProduct, idOwner } = await anAuction(program, { sells, deliveryMethods: [] });
    const winner = await aPayer(program);
    await bidOn(winner.client, idProduct, 2_000);
    await moveClock(program, days(2));
    expect(await winOf(winner, idProduct)).toMatchObject({ state: 'WAITING_FOR_INFO', sells });
    const { rows: placed } = await program.database.pool.query(
      'select id, type, talent, deadline_at from orders where id_product = $1',
      [idProduct],
    );
    const [order] = placed as { id: number; type: string; talent: number; deadline_at: Date }[];
    const idOrder = order?.id ?? 0;
    expect(order).toMatchObject({ type: sells });

    const owner = await aLoggedInClient(program, idOwner);
    // Nobody works on what has no request yet.
    expect((await owner.post('/begin-order', { idOrder })).status).toBe(409);
    const give = (body: object) => winner.client.post('/give-winner-info', { idProduct, ...body });
    expect((await give({ info: infoOf('courier') })).status).toBe(422);
    expect((await give({})).status).toBe(422);
    expect((await give({ request: { recipientName: '' } })).status).toBe(422);
    await moveClock(program, hours(5));
    const request = { recipientName: 'Maria', wishes: 'Best wishes for the first night' };
    expect(await give({ request })).toMatchObject({ status: 200, body: { idOrder } });
    expect(await screensOf(winner)).toEqual([]);
    expect((await owner.post('/begin-order', { idOrder })).status).toBe(200);
    const { rows } = await program.database.pool.query('select fields, deadline_at from orders where id = $1', [
      idOrder,
    ]);
    expect(rows[0].fields).toMatchObject(request);
    expect(rows[0].deadline_at.getTime() - (order?.deadline_at.getTime() ?? 0)).toBeGreaterThanOrEqual(hours(5));
    expect(await violationsIn(program)).toEqual([]);
  },
);
