import { ApiError } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { limitConcurrency } from '../../../apps/server/src/platform/limit-concurrency.ts';
import { seconds } from '../../support/clock.ts';
import type { World } from '../renewals/world.ts';
import type { Bidder } from './bidders.ts';

/** What was answered: `most` is the highest amount or limit of each bidder that was accepted. */
export type Bidding = { idProduct: number; bidders: readonly Bidder[]; most: Map<number, number> };

const lane = limitConcurrency(16);

export const aBidding = (idProduct: number, bidders: readonly Bidder[]): Bidding => ({
  idProduct,
  bidders,
  most: new Map(),
});

type Price = { bid: number; isMaximum: boolean };

/** All bid at the same moment. */
const allBid = ({ program }: World, all: readonly Bidding[], priceOf: (at: number) => Price) =>
  Promise.all(
    all.flatMap((bidding) =>
      bidding.bidders.map((bidder, at) => lane(() => bid(program, bidding, bidder, priceOf(at)).catch(requireRefusal))),
    ),
  );

const bid = async (
  { database, auctions }: World['program'],
  bidding: Bidding,
  bidder: Bidder,
  { bid, isMaximum }: Price,
): Promise<void> => {
  const { idProduct } = bidding;
  await database.inTransaction((tx) =>
    auctions.placeBid(tx, bidder, { idProduct, bid: cents(bid), isMaximum, isAnonymous: false }),
  );
  bidding.most.set(bidder.idUser, Math.max(bid, bidding.most.get(bidder.idUser) ?? 0));
};

export const requireRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
};

/**
 * Equal bids at the beginning, and some that follow each other; then round ones and limits, many of them equal; then in
 * the last second, which moves the end, and again while the clock passes it.
 */
export const bidToTheEnd = async (world: World, all: readonly Bidding[], random: Random): Promise<void> => {
  const { clock, database } = world.program;
  const untilLastSecond = async () => {
    const { rows } = await database.pool.query(`select min(ends_at) as end from auction where state = 'open'`);
    await clock.advance(rows[0].end.getTime() - clock.now().getTime() - seconds(1));
  };
  await allBid(world, all, () => ({ bid: 1_000, isMaximum: false }));
  await allBid(world, all, (at) => ({ bid: 1_100 + 100 * (at % 6), isMaximum: false }));
  await allBid(world, all, () => ({ bid: 500 * random.int(3, 10), isMaximum: random.chance(0.5) }));
  await untilLastSecond();
  await allBid(world, all, () => ({ bid: 6_000, isMaximum: random.chance(0.2) }));
  await untilLastSecond();
  const lastBids = allBid(world, all, () => ({ bid: 1_000 * random.int(7, 9), isMaximum: random.chance(0.5) }));
  await clock.advance(seconds(2));
  await lastBids;
};
