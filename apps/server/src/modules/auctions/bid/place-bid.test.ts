import { beforeEach, describe, expect, it } from 'vitest';
import { aBidder, anAuction, bidOn, makeBidder } from '../../../../../../tests/support/auctions.ts';
import { hours, minutes, seconds } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const refused = (name: string) => ({ status: 409, body: { name } });
const standing = async (idProduct: number) => (await aClient(program).get(`/get-auction/${idProduct}`)).body;
const amounts = async (idProduct: number) =>
  (
    (await aClient(program).post(`/get-bids/${idProduct}`, {})).body as {
      items: { bid: number; isAutomatic: boolean }[];
    }
  ).items.map(({ bid, isAutomatic }) => (isAutomatic ? `${bid} by itself` : bid));

describe('a bid', () => {
  it('leads from the starting bet on, and the next one rises by the step', async () => {
    const { idProduct } = await anAuction(program);
    const first = await aBidder(program);
    const second = await aBidder(program);
    expect(await bidOn(first.client, idProduct, 999)).toMatchObject(refused('wrongBid'));
    expect(await bidOn(first.client, idProduct, 1_000)).toMatchObject({
      status: 200,
      body: { currentBet: 1_000, nextBet: 1_100, leader: { idUser: first.idUser }, viewer: { standing: 'leading' } },
    });
    for (const bid of [1_000, 1_099])
      expect(await bidOn(second.client, idProduct, bid)).toMatchObject(refused('wrongBid'));
    expect(await bidOn(second.client, idProduct, 1_100)).toMatchObject({ body: { viewer: { standing: 'leading' } } });
    expect((await first.client.get(`/get-auction/${idProduct}`)).body).toMatchObject({
      participants: 2,
      viewer: { standing: 'outbid', ownBet: 1_000 },
    });
    expect(await violationsIn(program)).toEqual([]);
  });

  it.each([0, -1, 1.005, 1e12])('of %d is no amount', async (bid) => {
    const { idProduct } = await anAuction(program);
    const { client } = await aBidder(program);
    expect(await bidOn(client, idProduct, bid)).toMatchObject({ status: 422, body: { name: 'mandatoryFieldNull' } });
    expect(await standing(idProduct)).toMatchObject({ bids: 0, currentBet: null });
  });

  it('takes effect once, from however many tabs it is sent', async () => {
    const { idProduct } = await anAuction(program);
    const { client } = await aBidder(program);
    const answers = await Promise.all([1, 2, 3].map(() => bidOn(client, idProduct, 1_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await standing(idProduct)).toMatchObject({ bids: 1 });
  });

  it('is refused before the start and from the end on', async () => {
    const { idProduct, endsAt } = await anAuction(program);
    const { client } = await aBidder(program);
    const later = new Date(program.clock.now().getTime() + hours(1));
    await program.database.pool.query('update auction set starts_at = $2 where id_product = $1', [idProduct, later]);
    expect(await bidOn(client, idProduct, 1_000)).toMatchObject({
      status: 409,
      body: { reason: { kind: 'tooEarly', from: later.toISOString() } },
    });
    program.clock.advance(endsAt.getTime() - program.clock.now().getTime());
    expect(await bidOn(client, idProduct, 1_000)).toMatchObject(refused('auctionEnded'));
    expect(await standing(idProduct)).toMatchObject({ phase: 'ended', outcome: 'unsold', bids: 0 });
  });

  it('is judged by the latest clock, and never after the end was settled, however late a process believes it to be', async () => {
    const { idProduct, endsAt } = await anAuction(program);
    const [first, second] = [await aUser(program), await aUser(program)];
    const { pool } = program.database;
    const bidAt = async (idUser: number, price: number, now: Date) =>
      (
        await pool.query(`select answer from place_bid($1, $2, $3, false, false, 'device', $4)`, [
          idProduct,
          idUser,
          price,
          now,
        ])
      ).rows[0].answer;
    const near = new Date(endsAt.getTime() - hours(1));
    expect(await bidAt(first.idUser, 1_000, near)).toBe('leading');
    expect(await bidAt(second.idUser, 1_100, new Date(endsAt.getTime() - hours(2)))).toBe('leading');
    const { rows } = await pool.query('select distinct at from bid where id_product = $1', [idProduct]);
    expect(rows).toEqual([{ at: near }]);
    await pool.query(`update auction set state = 'settling', closed_at = ends_at where id_product = $1`, [idProduct]);
    expect(await bidAt(first.idUser, 1_200, near)).toBe('ended');
  });

  it('in the last two minutes leaves two minutes, for an hour at most', async () => {
    const { idProduct, endsAt } = await anAuction(program);
    const bidders = [await aBidder(program), await aBidder(program)];
    program.clock.advance(endsAt.getTime() - program.clock.now().getTime() - seconds(30));
    let bid = 1_000;
    for (let moved = 0; moved < 60; moved += 1) {
      const answer = await bidOn(bidders[moved % 2]?.client ?? aClient(program), idProduct, bid);
      const end = Math.min(program.clock.now().getTime() + minutes(2), endsAt.getTime() + hours(1));
      expect(answer).toMatchObject({ status: 200, body: { endDate: new Date(end).toISOString() } });
      bid = (answer.body as { nextBet: number }).nextBet;
      program.clock.advance(seconds(90));
      if (program.clock.now().getTime() >= endsAt.getTime() + hours(1)) break;
    }
    expect(await bidOn(bidders[0]?.client ?? aClient(program), idProduct, 90_000)).toMatchObject(
      refused('auctionEnded'),
    );
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('a maximum', () => {
  it('answers for its bidder, stays secret, and the earlier of two equal ones leads at its amount', async () => {
    const { idProduct } = await anAuction(program);
    const [first, second, third] = [await aBidder(program), await aBidder(program), await aBidder(program)];
    await bidOn(first.client, idProduct, 5_000, { isMaximum: true });
    expect(await standing(idProduct)).toMatchObject({ currentBet: 1_000, viewer: null });
    expect(JSON.stringify(await standing(idProduct))).not.toContain('5000');
    expect(await bidOn(second.client, idProduct, 2_000)).toMatchObject({
      status: 200,
      body: { currentBet: 2_100, viewer: { standing: 'outbid', ownBet: 2_000 } },
    });
    expect(await bidOn(third.client, idProduct, 5_000, { isMaximum: true })).toMatchObject({
      body: { currentBet: 5_000, leader: { idUser: first.idUser }, viewer: { standing: 'outbid' } },
    });
    expect(await amounts(idProduct)).toEqual(['5000 by itself', 5_000, '2100 by itself', 2_000, '1000 by itself']);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('of the leader is changed without a bid against themselves', async () => {
    const { idProduct } = await anAuction(program);
    const { client } = await aBidder(program);
    await bidOn(client, idProduct, 1_000);
    expect(await bidOn(client, idProduct, 2_000)).toMatchObject(refused('wrongBid'));
    expect(await bidOn(client, idProduct, 2_000, { isMaximum: true })).toMatchObject({
      body: { currentBet: 1_000, bids: 1, viewer: { ownMaximum: 2_000 } },
    });
  });

  it('that reaches the reserve bids the reserve', async () => {
    const { idProduct } = await anAuction(program, { reservePrice: 3_000 });
    const { client } = await aBidder(program);
    expect(await bidOn(client, idProduct, 2_000, { isMaximum: true })).toMatchObject({
      body: { currentBet: 1_000, reserveMet: false },
    });
    expect(await bidOn(client, idProduct, 4_000, { isMaximum: true })).toMatchObject({
      body: { currentBet: 3_000, reserveMet: true },
    });
    expect(await violationsIn(program)).toEqual([]);
  });
});

describe('who may bid:', () => {
  it('not without a checked card and a confirmed phone number', async () => {
    const { idProduct } = await anAuction(program);
    const { idUser } = await aUser(program);
    const client = await aLoggedInClient(program, idUser);
    expect((await client.get('/get-bidder-checks')).body).toEqual({ card: null, phone: null });
    expect(await bidOn(client, idProduct, 1_000)).toMatchObject({
      status: 409,
      body: { reason: { kind: 'bidderUnchecked', card: true, phone: true } },
    });
    await makeBidder(program, idUser);
    expect(await bidOn(client, idProduct, 1_000)).toMatchObject({ status: 200 });
  });

  it('not the owner, nor somebody whom the owner has blocked', async () => {
    const { idProduct, idOwner } = await anAuction(program);
    await makeBidder(program, idOwner);
    const owner = await aLoggedInClient(program, idOwner);
    expect(await bidOn(owner, idProduct, 1_000)).toMatchObject(refused('wrongBid'));
    const { idUser, client } = await aBidder(program);
    await program.database.pool.query('insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)', [
      idOwner,
      idUser,
      program.clock.now(),
    ]);
    expect(await bidOn(client, idProduct, 1_000)).toMatchObject(refused('userBlockedYou'));
    expect(await standing(idProduct)).toMatchObject({ bids: 0 });
  });

  it('who bids anonymously has one alias for all', async () => {
    const { idProduct } = await anAuction(program);
    const { client } = await aBidder(program);
    await bidOn(client, idProduct, 1_000, { isAnonymous: true });
    expect(await standing(idProduct)).toMatchObject({ leader: { idUser: null, name: '#1', isAlias: true } });
    const { items } = (await aClient(program).post(`/get-bids/${idProduct}`, {})).body as { items: object[] };
    expect(items).toEqual([
      expect.objectContaining({ bidder: { idUser: null, name: '#1', imageLink: null, isAlias: true } }),
    ]);
    expect((await client.get(`/get-auction/${idProduct}`)).body).toMatchObject({
      viewer: { alias: '#1', isAnonymous: true },
    });
  });
});

it('a hundred people who bid at the same moment leave one leader at every price', async () => {
  const { idProduct } = await anAuction(program);
  const bidders = await Promise.all(Array.from({ length: 100 }, () => aBidder(program)));
  const answers = await Promise.all(
    bidders.map(({ client }, at) => bidOn(client, idProduct, 1_000 + (at % 10) * 100, { isMaximum: at % 3 === 0 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await violationsIn(program)).toEqual([]);
});
