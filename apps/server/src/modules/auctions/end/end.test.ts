import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aBidder, anAuction, bidOn, infoOf } from '../../../../../../tests/support/auctions.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aSavedCard } from '../../../../../../tests/support/payments.ts';
import { payOn } from '../../../../../../tests/support/recurring.ts';
import { once, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();

/** With a card that can be saved, and is accepted or not when it is charged. */
const aPayer = async (card: { number: string } = testCards.success) => {
  const { idUser, client } = await aBidder(program);
  await program.database.pool.query('delete from saved_card where id_user = $1', [idUser]);
  await aSavedCard(program, card, idUser);
  return { idUser, client };
};
type Payer = Awaited<ReturnType<typeof aPayer>>;

const winOf = async ({ client }: Payer, idProduct: number) => (await client.get(`/get-auction-win/${idProduct}`)).body;
const screensOf = async ({ client }: Payer) =>
  ((await client.get('/get-user-full')).body as { screens: { screenType: string }[] }).screens.map(
    ({ screenType }) => screenType,
  );
const outcome = async ({ client }: Payer, idProduct: number) =>
  ((await client.get(`/get-auction/${idProduct}`)).body as { outcome: string }).outcome;

it('charges the winner’s saved card, asks where it goes, and it is an order like any other', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const [winner, loser] = [await aPayer(), await aPayer()];
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
  const bidder = await aPayer();
  await bidOn(bidder.client, below, 1_000);
  await moveClock(program, days(2));
  expect(await outcome(bidder, idProduct)).toBe('unsold');
  expect(await outcome(bidder, below)).toBe('unsold');
  expect(await screensOf(bidder)).toEqual([]);
  expect(await violationsIn(program)).toEqual([]);
});

it('waits a day for a winner whose card was refused, who pays otherwise', async () => {
  const { idProduct } = await anAuction(program);
  const winner = await aPayer(testCards.failsLater);
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
  const winner = await aPayer(testCards.failsLater);
  const others = [await aPayer(), await aPayer(), await aPayer(), await aPayer()];
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
