import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { invariants } from '../../apps/server/src/invariants.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { hours } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { readProviderBooks } from '../support/provider-books.ts';
import { finishLater } from './crash/finish-later.ts';
import { expectedOf, foundOf, readOurBooks } from './crash/our-books.ts';
import { makePurchase } from './crash/purchase.ts';
import { retryingClient } from './crash/retrying-client.ts';
import { type Strikes, strike } from './crash/strike.ts';
import { startWorld, type World } from './crash/world.ts';

const sizes: Record<FaultSize, { purchases: number; kills: number; databaseKills: number; restartMs: number }> = {
  small: { purchases: 60, kills: 3, databaseKills: 1, restartMs: 60_000 },
  // Other tests run in parallel, which can slow a start down.
  commit: { purchases: 1_000, kills: 40, databaseKills: 3, restartMs: 20_000 },
  nightly: { purchases: 10_000, kills: 200, databaseKills: 15, restartMs: 5_000 },
};
const size = sizes[faultSize];
const atOnce = 24;

it('loses no cent and charges nobody twice, however often it is killed', {
  timeout: 300_000 + size.purchases * 300,
}, async () => {
  const began = performance.now();
  const random = createRandom(faultSeed);
  const world = await startWorld(size.purchases, random);
  const { programs, postgres } = world;
  const strikes = strike({ ...size, programs, postgres, random });
  const { made, struck } = await makePurchases(world, strikes);
  await world.stopPrograms();
  const program = await finishLater(world, hours(1), size.purchases);

  const theirs = await readProviderBooks(world.stripe);
  const ours = await readOurBooks(program.database);
  const starts = programs.flatMap((each) => each.starts.slice(1));
  const slowestRestartMs = Math.round(Math.max(...starts));
  const seconds = Math.round((performance.now() - began) / 1_000);
  const { captured, refunded } = theirs;
  const report = { seed: faultSeed, ...size, seconds, struck, slowestRestartMs, captured, refunded };
  process.stdout.write(`${JSON.stringify({ ...report, ...world.provider.faults.counts() })}\n`);

  expect([...theirs.bySi].filter(([, { charges }]) => charges > 1)).toEqual([]);
  expect(made.map((purchase) => ({ idUser: purchase.buyer.idUser, ...foundOf(purchase, ours) }))).toEqual(
    made.map((purchase) => ({ idUser: purchase.buyer.idUser, ...expectedOf(purchase) })),
  );
  const cleared = [...ours.cleared.values()].reduce((sum, amount) => sum + amount, 0);
  expect(cleared).toBe(captured - refunded);
  expect(await brokenInvariants(program, invariants)).toEqual([]);
  expect(slowestRestartMs).toBeLessThan(size.restartMs);
});

const makePurchases = async ({ people, servers }: World, strikes: Strikes) => {
  const ask = retryingClient(servers.map(({ url }) => url));
  const lane = limitConcurrency(atOnce);
  const purchases = people.map((person, at) =>
    lane(async () => {
      await strikes.keepUp(at);
      const purchase = await makePurchase(ask, person);
      strikes.finishedOne();
      return purchase;
    }),
  );
  const [made, struck] = await Promise.all([Promise.all(purchases), strikes.done()]);
  return { made, struck };
};
