import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { anAuction } from '../support/auctions.ts';
import { hours } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { violationsIn } from '../support/wallet.ts';
import { type Bidder, createBidders } from './auctions/bidders.ts';
import { aBidding, type Bidding, bidToTheEnd } from './auctions/bidding.ts';
import { brokenWords, faultsOf } from './auctions/judge.ts';
import { takeTurn, turnsOf } from './auctions/paying.ts';
import { points } from './crash/points.ts';
import { calmDown, startWorld, type World } from './renewals/world.ts';

const sizes: Record<FaultSize, { auctions: number; bidders: number; kills: number; downs: number }> = {
  small: { auctions: 4, bidders: 20, kills: 1, downs: 1 },
  commit: { auctions: 12, bidders: 100, kills: 4, downs: 2 },
  nightly: { auctions: 1_000, bidders: 1_000, kills: 24, downs: 6 },
};
const { auctions, bidders, kills, downs } = sizes[faultSize];
// The first of all auctions is the one that a hundred bid on.
const inHot = Math.min(100, bidders);
const inOthers = 6;
/** Until the last of four has had a day to pay. */
const rounds = 12;
const random = createRandom(faultSeed);
const lane = limitConcurrency(8);

const providerFaults = {
  calls: { lostAnswer: 0.04, failedAfter: 0.04, failedBefore: 0.04, tooManyCalls: 0.04 },
  webhooks: { dropped: 0.2, copies: 2, lateMs: 200 },
};

it(`has never two winners and charges nobody without a win, however ${auctions} auctions end and whenever the worker is killed`, {
  timeout: 180_000 + auctions * 8_000,
}, async () => {
  const began = performance.now();
  const world = await startWorld();
  const { program } = world;
  const all = await openAuctions(world, await createBidders(world, bidders, random));
  program.sandbox.faults.cause({ seed: random.int(0, 1_000_000), ...providerFaults });

  const struck: string[] = [];
  const kill = async () => {
    const blow = random.chance(0.5) ? { at: random.pick(points.worker) } : { afterMs: random.int(0, 300) };
    struck.push(await world.kill(blow));
  };
  await Promise.all([bidToTheEnd(world, all, random), kill()]);
  for (let round = 0; round < rounds; round++) {
    await Promise.all([program.settle(), ...(isTurn(round, kills - 1) ? [kill()] : [])]);
    const turns = await turnsOf(world);
    const isDown = isTurn(round, downs);
    if (isDown) {
      struck.push('down');
      await world.down();
    }
    await Promise.all(turns.map((turn) => lane(() => takeTurn(world, turn, random))));
    await program.clock.advance(hours(random.int(2, 20)));
    if (isDown) await world.up();
  }
  await calmDown(world);
  for (let day = 0; day < 4; day++) {
    await program.clock.advance(hours(25));
    await program.settle();
  }

  const { rows } = await program.database.pool.query(
    `select (select count(*) from bid)::int as bids, (select count(*) from auction_offer)::int as offers,
       (select count(*) from auction where state = 'sold')::int as sold`,
  );
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(
    `${JSON.stringify({ seed: faultSeed, auctions, seconds, ...rows[0], struck, ...program.sandbox.faults.counts() })}\n`,
  );
  expect(await faultsOf(program.database.pool, program.stripe)).toEqual([]);
  expect(await brokenWords(program.database.pool, all)).toEqual([]);
  expect(await violationsIn(program)).toEqual([]);
});

const openAuctions = async ({ program }: World, people: readonly Bidder[]): Promise<Bidding[]> => {
  const all: Bidding[] = [];
  for (let number = 0; number < auctions; number++) {
    const { idProduct } = await anAuction(program);
    const first = random.int(0, people.length - inOthers);
    all.push(aBidding(idProduct, number === 0 ? people.slice(0, inHot) : people.slice(first, first + inOthers)));
  }
  return all;
};

/** Spread evenly over the rounds. */
const isTurn = (round: number, times: number) => round % Math.max(1, Math.floor(rounds / times)) === 1;
