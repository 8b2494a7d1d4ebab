import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { reconcile } from '../../apps/server/src/modules/payments/index.ts';
import { days, minutes } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { violationsIn } from '../support/wallet.ts';
import { type Couple, createCouples } from './bookings/couples.ts';
import { faultsOf } from './bookings/judge.ts';
import { agree, ask, meet } from './bookings/meeting.ts';
import { points } from './crash/points.ts';
import { calmDown, startWorld } from './renewals/world.ts';

const sizes: Record<FaultSize, { rounds: number; couples: number }> = {
  small: { rounds: 1, couples: 8 },
  commit: { rounds: 2, couples: 12 },
  nightly: { rounds: 25, couples: 20 },
};
const { rounds, couples } = sizes[faultSize];
const random = createRandom(faultSeed);

const providerFaults = {
  calls: { lostAnswer: 0.04, failedAfter: 0.04, failedBefore: 0.04, tooManyCalls: 0.04 },
  webhooks: { dropped: 0.3, copies: 2, lateMs: 200 },
};

it(`a call at a time is held, or its money comes back, whoever comes and whenever the worker is killed`, {
  timeout: 120_000 + rounds * couples * 4_000,
}, async () => {
  const began = performance.now();
  const world = await startWorld();
  const { program } = world;
  const all: Couple[] = [];
  const struck: string[] = [];
  const kill = async () => {
    const blow = random.chance(0.5) ? { at: random.pick(points.worker) } : { afterMs: random.int(0, 300) };
    struck.push(await world.kill(blow));
  };
  for (let round = 0; round < rounds; round++) {
    program.sandbox.faults.cause({});
    const some = await createCouples(world, couples, random);
    all.push(...some);
    program.sandbox.faults.cause({ seed: random.int(0, 1_000_000), ...providerFaults });
    const [at] = await Promise.all([ask(world, some), kill()]);
    // As the worker does every five minutes; whoever left the card page is given up.
    for (const wait of [minutes(5), minutes(15)]) {
      await program.clock.advance(wait);
      await program.database.inTransaction((tx) => program.jobs.queue(tx, reconcile, {}));
      await program.settle();
    }
    await Promise.all([agree(world, some), kill()]);
    // The worker stands still in every other round, while they meet.
    const isDown = round % 2 === 1;
    if (isDown) await world.down();
    await meet(world, some, at);
    await meet(world, some, new Date(at.getTime() + minutes(30)));
    if (isDown) {
      struck.push('down');
      await world.up();
    }
    await Promise.all([program.settle(), kill()]);
  }
  await calmDown(world);
  await program.clock.advance(days(8));
  await program.settle();

  const { rows } = await program.database.pool.query(
    'select ended::text, count(*)::int from call_booking group by 1 order by 1',
  );
  const seconds = Math.round((performance.now() - began) / 1_000);
  const ends = Object.fromEntries(rows.map(({ ended, count }) => [ended, count]));
  process.stdout.write(`${JSON.stringify({ seed: faultSeed, bookings: all.length, seconds, ends, struck })}\n`);
  expect(await faultsOf(program.database.pool, program.stripe, all)).toEqual([]);
  expect(await violationsIn(program)).toEqual([]);
});
