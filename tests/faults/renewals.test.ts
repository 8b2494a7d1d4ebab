import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { days, hours } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { agreementOf, aMonthly } from '../support/recurring.ts';
import { violationsIn } from '../support/wallet.ts';
import { points } from './crash/points.ts';
import { moneyFaultsOf } from './renewals/money.ts';
import { faultsOf, readAgreements } from './renewals/periods.ts';
import { createWishes, type Member } from './renewals/wishes.ts';
import { calmDown, startWorld, type World } from './renewals/world.ts';

const sizes: Record<FaultSize, { members: number; months: number; kills: number; downs: number }> = {
  small: { members: 8, months: 3, kills: 1, downs: 1 },
  commit: { members: 40, months: 6, kills: 4, downs: 2 },
  nightly: { members: 1_000, months: 36, kills: 60, downs: 12 },
};
const { members, months, kills, downs } = sizes[faultSize];
const averageJump = 4;
const rounds = Math.ceil((months * 30) / averageJump);
const random = createRandom(faultSeed);
const lane = limitConcurrency(8);

const providerFaults = {
  calls: { lostAnswer: 0.01, failedAfter: 0.01, failedBefore: 0.01, tooManyCalls: 0.01 },
  webhooks: { dropped: 0.2, copies: 2, lateMs: 200 },
};

it(`charges no month twice and skips none, whatever ${members} members do in ${months} months and whenever the worker is killed`, {
  // A busy machine takes five times as long as an idle one.
  timeout: 180_000 + members * months * 250,
}, async () => {
  const began = performance.now();
  const world = await startWorld();
  const { program } = world;
  const small = await aMonthly(program, 1_000);
  const large = await aMonthly(program, 2_500, small.idTalent);
  const { newMember, wish } = createWishes(program, [small, large], random);
  const all = await joinAtTheEndOfJanuary(world, newMember);
  program.sandbox.faults.cause({ seed: random.int(0, 1_000_000), ...providerFaults });

  const struck: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Mostly nothing: a membership is left alone for months.
    const restless = all.filter(() => random.chance(0.1));
    await Promise.all(restless.map((member) => lane(() => wish(member))));
    await pass(world, hours(random.int(24, 24 * (2 * averageJump - 1))), round, struck);
    // The large run takes an hour; should it be stopped, this tells how far it came, and by which seed.
    if (faultSize === 'nightly' && round % 20 === 0)
      process.stdout.write(`seed ${faultSeed}: round ${round} of ${rounds}, ${struck.length} blows\n`);
  }
  await calmDown(world);

  const agreements = await readAgreements(program.database.pool);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const paid = agreements.reduce((sum, { periods }) => sum + periods.length, 0);
  const report = { seed: faultSeed, members, months, seconds, agreements: agreements.length, paid };
  process.stdout.write(
    `${JSON.stringify({ ...report, struck: countEach(struck), ...program.sandbox.faults.counts() })}\n`,
  );

  expect(agreements.flatMap((agreement) => faultsOf(agreement, program.clock.now()))).toEqual([]);
  expect(await moneyFaultsOf(program.database.pool, program.stripe)).toEqual([]);
  await expectPromisedEnds(world, all);
  expect(await violationsIn(program)).toEqual([]);
});

/** From 28 to 31 January, so that shorter months matter. */
const joinAtTheEndOfJanuary = async ({ program }: World, newMember: () => Promise<Member>): Promise<Member[]> => {
  const { clock } = program;
  await clock.advance(Date.UTC(clock.now().getUTCFullYear() + 1, 0, 28, 12) - clock.now().getTime());
  const all: Member[] = [];
  for (let day = 0; day < 4; day++) {
    all.push(...(await Promise.all(Array.from({ length: members / 4 }, () => lane(newMember)))));
    await program.settle();
    await clock.advance(days(1));
  }
  return all;
};

/** Spread evenly over the rounds. */
const isTurn = (round: number, times: number) => round % Math.floor(rounds / times) === 1;

/** Time passes: mostly with a worker, sometimes with one that is killed meanwhile, or without any. */
const pass = async (
  { program, kill, down, up }: World,
  milliseconds: number,
  round: number,
  struck: string[],
): Promise<void> => {
  if (isTurn(round, downs)) {
    struck.push('down');
    await down();
    await program.clock.advance(milliseconds);
    await up();
  } else await program.clock.advance(milliseconds);
  const working = program.settle();
  if (isTurn(round, kills)) {
    const blow = random.chance(0.5) ? { at: random.pick(points.worker) } : { afterMs: random.int(0, 300) };
    struck.push(await kill(blow));
  }
  await working;
};

/** Whoever stopped has paid for nothing since. */
const expectPromisedEnds = async ({ program }: World, all: readonly Member[]): Promise<void> => {
  for (const { promisedEnds } of all) {
    for (const [idAgreement, end] of promisedEnds)
      expect((await agreementOf(program, idAgreement)).paid_until).toEqual(end);
  }
};

const countEach = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [name, all?.length]));
