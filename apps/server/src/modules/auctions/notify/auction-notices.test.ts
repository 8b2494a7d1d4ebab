import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { aBidder, anAuction, anAuctionForm, aPayer, bidOn } from '../../../../../../tests/support/auctions.ts';
import { aSeller } from '../../../../../../tests/support/catalogue.ts';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

type Item = { type: string; sum: number | null };
/** What somebody was told about auctions, oldest first. */
const told = async (idUser: number) =>
  (
    await pool.query<Item>(
      `select type, sum from event_log where id_user = $1 and subject_type = 'auction' order by created_at, id`,
      [idUser],
    )
  ).rows;
const typesOf = async (idUser: number) => (await told(idUser)).map(({ type }) => type);
const bid = async (client: Awaited<ReturnType<typeof aPayer>>['client'], idProduct: number, amount: number) => {
  const answer = await bidOn(client, idProduct, amount);
  expect(answer).toMatchObject({ status: 200 });
  await program.settle();
};

it('the owner is told of the start, the first bid, further bids together, and the sale', async () => {
  const { idUser: idOwner } = await aSeller(program);
  const idProduct = await program.auctions.save(idOwner, await anAuctionForm(program, idOwner));
  await program.settle();
  expect(await typesOf(idOwner)).toEqual([]);
  await moveClock(program, minutes(2));
  expect(await typesOf(idOwner)).toEqual(['AUCTION_STARTED_FOR_OWNER']);
  const [one, other] = [await aPayer(program), await aPayer(program)];
  for (const [at, amount] of [1_000, 1_100, 1_200, 1_300].entries())
    await bid((at % 2 === 0 ? one : other).client, idProduct, amount);
  expect(await told(idOwner)).toEqual([
    { type: 'AUCTION_STARTED_FOR_OWNER', sum: null },
    { type: 'FIRST_BID', sum: 1_000 },
    // The first of them and two more.
    { type: 'NEW_BID', sum: 2 },
  ]);
  await moveClock(program, days(2));
  expect(await told(idOwner)).toContainEqual({ type: 'AUCTION_ENDED_FOR_OWNER', sum: 1_300 });
  expect(await told(other.idUser)).toContainEqual({ type: 'AUCTION_ENDED_WIN', sum: 1_300 });
  expect(await told(one.idUser)).toContainEqual({ type: 'AUCTION_ENDED_LOSE', sum: 1_300 });
});

it('who is outbid again and again is mailed and pushed once, and finds the latest price', async () => {
  const { idProduct } = await anAuction(program);
  const [one, other] = [await aPayer(program), await aPayer(program)];
  const mails = () => program.mailbox.mails.filter(({ subject }) => subject.startsWith('You were outbid')).length;
  await bid(one.client, idProduct, 1_000);
  const before = mails();
  await bid(other.client, idProduct, 1_100);
  expect(await told(one.idUser)).toEqual([{ type: 'HIGHER_BID', sum: 1_100 }]);
  for (const [at, amount] of [1_200, 1_300, 1_400, 1_500].entries()) {
    await moveClock(program, minutes(0.5));
    await bid((at % 2 === 0 ? one : other).client, idProduct, amount);
  }
  expect(await told(one.idUser)).toEqual([{ type: 'HIGHER_BID', sum: 1_500 }]);
  expect(await told(other.idUser)).toEqual([{ type: 'HIGHER_BID', sum: 1_400 }]);
  await moveClock(program, minutes(1));
  // One mail each.
  expect(mails() - before).toBe(2);
  await bid(one.client, idProduct, 1_600);
  await moveClock(program, minutes(5));
  await bid(other.client, idProduct, 1_700);
  expect(mails() - before).toBeGreaterThanOrEqual(3);
});

it('while bids fly, the owner hears how many, and each bidder once, unless they lead again', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const [one, other, third] = [await aPayer(program), await aPayer(program), await aPayer(program)];
  await program.database.inTransaction(async (tx) => {
    for (const [at, { idUser }] of [one, other, third, other, one].entries()) {
      const wanted = { idProduct, bid: cents(1_000 + 100 * at), isMaximum: false, isAnonymous: false };
      await program.auctions.placeBid(tx, { idUser, device: 'phone' }, wanted);
    }
  });
  await program.settle();
  expect(await told(idOwner)).toEqual([
    { type: 'FIRST_BID', sum: 1_000 },
    { type: 'NEW_BID', sum: 3 },
  ]);
  for (const { idUser } of [other, third]) expect(await told(idUser)).toEqual([{ type: 'HIGHER_BID', sum: 1_400 }]);
  expect(await told(one.idUser)).toEqual([]);
});

it('watchers are reminded once, an hour before the end', async () => {
  const { idProduct, endsAt } = await anAuction(program);
  const { idUser, client } = await aBidder(program);
  const { idUser: idle, client: was } = await aBidder(program);
  for (const watcher of [client, was])
    expect((await watcher.post('/watch-auction', { idProduct, isWatching: true })).status).toBe(200);
  await was.post('/watch-auction', { idProduct, isWatching: false });
  const left = () => endsAt.getTime() - program.clock.now().getTime();
  await moveClock(program, left() - hours(1) - minutes(1));
  expect(await typesOf(idUser)).toEqual([]);
  await moveClock(program, minutes(2));
  expect(await typesOf(idUser)).toEqual(['AUCTION_ENDS_SOON']);
  await moveClock(program, minutes(30));
  expect(await typesOf(idUser)).toEqual(['AUCTION_ENDS_SOON']);
  expect(await typesOf(idle)).toEqual([]);
});

it('without a bid the owner is told so, and an unpaid win is told to its winner, then to the next bidder', async () => {
  const { idOwner } = await anAuction(program);
  const { idProduct } = await anAuction(program);
  const [winner, next] = [await aPayer(program, testCards.failsLater), await aPayer(program)];
  await bid(next.client, idProduct, 1_000);
  await bid(winner.client, idProduct, 2_000);
  await moveClock(program, days(2));
  expect(await typesOf(idOwner)).toContain('AUCTION_ENDED_NO_BIDS');
  const unpaid = async () => (await typesOf(winner.idUser)).filter((type) => type === 'AUCTION_UNPAID').length;
  expect(await unpaid()).toBe(1);
  for (const [after, count] of [
    [1.1, 2],
    [11, 3],
    [10, 4],
  ] as const) {
    await moveClock(program, hours(after));
    expect(await unpaid()).toBe(count);
  }
  await moveClock(program, hours(3));
  expect(await typesOf(next.idUser)).toContain('AUCTION_OFFERED');
});

it('who watches an auction hears, in their language, that its talent cancelled it; the talent does not', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const watchers = [await aPayer(program), await aPayer(program)];
  await pool.query(`update users set language = 'uk' where id = $1`, [watchers[1]?.idUser]);
  for (const { client } of watchers) await client.post('/watch-auction', { idProduct, isWatching: true });
  await program.auctions.cancel({ idOwner, idProduct, reason: 'The jacket was lost.' });
  for (const { idUser } of watchers) expect(await typesOf(idUser)).toEqual(['AUCTION_CANCELLED']);
  expect(await typesOf(idOwner)).not.toContain('AUCTION_CANCELLED');
});
