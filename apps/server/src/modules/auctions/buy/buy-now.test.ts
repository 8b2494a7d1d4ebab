import { testCards } from '@stagedoor/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuction, aPayer, bidOn, infoOf, makePayer } from '../../../../../../tests/support/auctions.ts';
import { days, minutes } from '../../../../../../tests/support/clock.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { answerBank } from '../../../../../../tests/support/payments.ts';
import { once, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const aBuyer = (card?: { number: string }) => aPayer(program, card);
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const buy = ({ client }: Buyer, idProduct: number) => once(client, '/buy-auction-now', { idProduct });
const shown = async ({ client }: Buyer, idProduct: number) => (await client.get(`/get-auction/${idProduct}`)).body;
const winOf = async ({ client }: Buyer, idProduct: number) => (await client.get(`/get-auction-win/${idProduct}`)).body;
const typesOf = async ({ idUser }: { idUser: number }) =>
  (await program.database.pool.query('select type from event_log where id_user = $1 order by id', [idUser])).rows.map(
    ({ type }) => type as string,
  );
const refused = { status: 409, body: { name: 'wrongBid' } };
const price = 9_000;

describe('an auction bought at once', () => {
  it('is held while the card is charged, then sold, and is an order like any other', async () => {
    const { idProduct, idOwner } = await anAuction(program, { buyNowPrice: price });
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    expect(await buy(buyer, idProduct)).toMatchObject({
      status: 200,
      body: { phase: 'inProgress', isBeingBought: true, nextBet: null, viewer: { standing: 'buying' } },
    });
    expect(await bidOn(other.client, idProduct, 1_000)).toMatchObject(refused);
    expect(await buy(other, idProduct)).toMatchObject(refused);
    await program.settle();

    expect(await shown(other, idProduct)).toMatchObject({
      phase: 'ended',
      outcome: 'sold',
      finalBet: price,
      isBeingBought: false,
    });
    expect(await winOf(buyer, idProduct)).toMatchObject({
      state: 'WAITING_FOR_INFO',
      standardRate: 0,
      finalBet: price,
    });
    expect(await typesOf({ idUser: idOwner })).toContain('AUCTION_ENDED_FOR_OWNER');
    const told = await buyer.client.post('/give-winner-info', { idProduct, info: infoOf('courier') });
    const { idOrder } = told.body as { idOrder: number };
    const { rows } = await program.database.pool.query('select state, total from orders where id = $1', [idOrder]);
    expect(rows).toEqual([{ state: 'processing', total: price }]);
    await moveClock(program, days(2));
    expect(await shown(other, idProduct)).toMatchObject({ outcome: 'sold', finalBet: price });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('goes on after a refused card, later by as long as it was held, and its buyer may bid and win', async () => {
    const { idProduct, endsAt } = await anAuction(program, { buyNowPrice: price });
    const buyer = await aBuyer(testCards.failsLater);
    await buy(buyer, idProduct);
    await program.settle();
    expect(await shown(buyer, idProduct)).toMatchObject({
      phase: 'inProgress',
      isBeingBought: false,
      buyNowPrice: price,
      nextBet: 1_000,
      endDate: endsAt.toISOString(),
      viewer: { standing: 'none' },
    });
    expect(await winOf(buyer, idProduct)).toMatchObject({ state: 'notBought' });
    expect(await typesOf(buyer)).toContain('AUCTION_NOT_BOUGHT');
    expect((await buyer.client.get('/get-user-full')).body).toMatchObject({ blocked: null, screens: [] });

    await makePayer(program, buyer.idUser);
    expect(await bidOn(buyer.client, idProduct, 1_000)).toMatchObject({ status: 200 });
    expect(await buy(buyer, idProduct)).toMatchObject(refused);
    await moveClock(program, days(2));
    expect(await winOf(buyer, idProduct)).toMatchObject({ state: 'WAITING_FOR_INFO', finalBet: 1_000 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is held for ten minutes while the bank asks, and what is paid later is refunded', async () => {
    const { idProduct, endsAt } = await anAuction(program, { buyNowPrice: price });
    const buyer = await aBuyer(testCards.threeDSecureAlways);
    await buy(buyer, idProduct);
    await program.settle();
    const win = (await winOf(buyer, idProduct)) as { state: string; si: string };
    expect(win).toMatchObject({ state: 'charging', si: expect.any(String) });
    await moveClock(program, minutes(9));
    expect(await shown(buyer, idProduct)).toMatchObject({ isBeingBought: true });
    const question = await program.payments.openCheckout(win.si);
    await moveClock(program, minutes(2));
    const { endDate } = (await shown(buyer, idProduct)) as { endDate: string };
    expect(new Date(endDate).getTime() - endsAt.getTime()).toBeGreaterThanOrEqual(minutes(10));
    expect(await shown(buyer, idProduct)).toMatchObject({ isBeingBought: false, nextBet: 1_000 });

    await answerBank(question);
    await program.payments.readPayment(win.si);
    await program.settle();
    expect(await shown(buyer, idProduct)).toMatchObject({ phase: 'inProgress', isBeingBought: false });
    const { rows } = await program.database.pool.query(
      `select orders.state from orders join auction_offer o on o.id_order = orders.id where o.id_product = $1`,
      [idProduct],
    );
    expect(rows).toEqual([{ state: 'expired' }]);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('cannot be bought without a price, before its start, or by its owner, nor cancelled meanwhile', async () => {
    const buyer = await aBuyer();
    const { idProduct: priceless } = await anAuction(program);
    expect(await buy(buyer, priceless)).toMatchObject(refused);
    const { idProduct } = await anAuction(program, { buyNowPrice: price });
    const later = new Date(program.clock.now().getTime() + minutes(5));
    await program.database.pool.query('update auction set starts_at = $2 where id_product = $1', [idProduct, later]);
    expect(await buy(buyer, idProduct)).toMatchObject({ status: 409, body: { reason: { kind: 'tooEarly' } } });
    await expect(
      program.database.pool.query(`update auction set id_buyer = id_owner, held_at = now() where id_product = $1`, [
        idProduct,
      ]),
    ).rejects.toThrow('auction_not_bought_by_owner');
    await moveClock(program, minutes(6));
    await buy(buyer, idProduct);
    await expect(
      program.database.pool.query(`update auction set state = 'unsold', closed_at = now() where id_product = $1`, [
        idProduct,
      ]),
    ).rejects.toThrow('held for');
    await program.settle();
  });
});

it('of a first bid and purchases at the same moment exactly one happens', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aBuyer()));
  for (let round = 0; round < 12; round += 1) {
    const { idProduct } = await anAuction(program, { buyNowPrice: price });
    const order = round % 2 === 0 ? people : people.toReversed();
    const answers = await Promise.all(
      order.map((person, at) => (at % 2 === 0 ? buy(person, idProduct) : bidOn(person.client, idProduct, 1_000))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await program.database.pool.query(
      `select (a.id_buyer is not null) <> (a.bids > 0) as one, (a.id_buyer is not null)::int as held,
         (select count(*)::int from auction_offer o where o.id_product = a.id_product) as offers
       from auction a where a.id_product = $1`,
      [idProduct],
    );
    expect(rows[0].one).toBe(true);
    expect(rows[0].offers).toBe(rows[0].held);
    await program.database.pool.query('delete from rate_limit');
  }
  await program.settle();
  expect(await violationsIn(program)).toEqual([]);
});
