import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { anAuction, makeBidder } from '../../../../../../tests/support/auctions.ts';
import { hours, minutes, seconds, type TestClock } from '../../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../../tests/support/database.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import { violationsIn } from '../../../../../../tests/support/wallet.ts';
import { lookAt } from '../end/look-at-auction.ts';

/** The clock of a process that is wrong by some hours. Nobody moves it by hand, so the database does not follow it. */
const wrongBy = (milliseconds: number): TestClock => ({
  now: () => new Date(Date.now() + milliseconds),
  advance: () => {},
});

const database = await aDatabase();
const ahead = await aProgram({ database, clock: wrongBy(hours(5)) });
const behind = await aProgram({ database, clock: wrongBy(-hours(5)) });
const processes = { ahead, behind };

/** By the database's clock. */
const endingIn = async (milliseconds: number, startedAgo = hours(3)) => {
  const { idProduct } = await anAuction(ahead);
  const { rows } = await ahead.database.pool.query<{ now: Date }>('select clock_timestamp() as now');
  const now = rows[0]?.now.getTime() ?? 0;
  await ahead.database.pool.query(
    'update auction set starts_at = $2, planned_end = $3, ends_at = $3 where id_product = $1',
    [idProduct, new Date(now - startedAgo), new Date(now + milliseconds)],
  );
  return idProduct;
};

const aBidderOf = async (program: TestProgram) => {
  const { idUser } = await aUser(program);
  await makeBidder(program, idUser);
  return idUser;
};

const bid = async ({ database, auctions }: TestProgram, idProduct: number, idUser: number, amount: number) =>
  database.inTransaction((tx) =>
    auctions.placeBid(
      tx,
      { idUser, device: 'device' },
      { idProduct, bid: cents(amount), isMaximum: false, isAnonymous: false },
    ),
  );

const stateOf = async (idProduct: number) =>
  (await ahead.database.pool.query('select state from auction where id_product = $1', [idProduct])).rows[0].state;

it('a process whose clock is wrong refuses no bid before the end', async () => {
  const idProduct = await endingIn(minutes(30));
  let amount = 1_000;
  for (const program of [ahead, behind, ahead, behind]) {
    const placed = await bid(program, idProduct, await aBidderOf(program), amount);
    expect(placed).toMatchObject({ phase: 'inProgress', viewer: { standing: 'leading' } });
    amount += 100;
  }
  expect(await violationsIn(ahead)).toEqual([]);
});

it.each(['ahead', 'behind'] as const)('a process whose clock is %s accepts no bid after the end', async (name) => {
  const program = processes[name];
  const idProduct = await endingIn(-seconds(1));
  await expect(bid(program, idProduct, await aBidderOf(program), 1_000)).rejects.toMatchObject({
    name: 'auctionEnded',
  });
});

it.each(['ahead', 'behind'] as const)('a process whose clock is %s accepts no bid before the start', async (name) => {
  const program = processes[name];
  const idProduct = await endingIn(hours(10), -hours(1));
  await expect(bid(program, idProduct, await aBidderOf(program), 1_000)).rejects.toMatchObject({
    reason: { kind: 'tooEarly' },
  });
});

it.each(['ahead', 'behind'] as const)('a process whose clock is %s ends an auction at its end', async (name) => {
  const look = lookAt(processes[name].bidding);
  const running = await endingIn(minutes(30));
  await look({ idProduct: running });
  expect(await stateOf(running)).toBe('open');
  const over = await endingIn(-seconds(1));
  await look({ idProduct: over });
  expect(await stateOf(over)).toBe('unsold');
});

it('a bid that waited for another one is judged by the time at which its turn came', async () => {
  const idProduct = await endingIn(seconds(1));
  const idUser = await aBidderOf(behind);
  const holder = await ahead.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from auction where id_product = $1 for update', [idProduct]);
  const waiting = bid(behind, idProduct, idUser, 1_000);
  await holder.query('select pg_sleep(1.2)');
  await holder.query('commit');
  holder.release();
  await expect(waiting).rejects.toMatchObject({ name: 'auctionEnded' });
});
