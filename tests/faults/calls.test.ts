import { costOf } from '@stagedoor/contract/call-cost';
import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { invariants } from '../../apps/server/src/invariants.ts';
import { wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { hours } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { callOnce, type Talked } from './calls/call.ts';
import { createPairs, minutePrice, minutes, type Pair } from './calls/people.ts';
import { finishLater } from './crash/finish-later.ts';
import { retryingClient } from './crash/retrying-client.ts';
import { strike } from './crash/strike.ts';
import { startPrograms } from './crash/world.ts';

const sizes: Record<FaultSize, { calls: number; kills: number; databaseKills: number }> = {
  small: { calls: 16, kills: 2, databaseKills: 1 },
  commit: { calls: 48, kills: 4, databaseKills: 1 },
  nightly: { calls: 1_000, kills: 60, databaseKills: 6 },
};
const size = sizes[faultSize];
const atOnce = 16;

it('no second is billed in which not both were connected, and nothing beyond what was set aside', {
  timeout: 240_000 + size.calls * 1_000,
}, async () => {
  const random = createRandom(faultSeed);
  const world = await startPrograms(random, (programUrl) => createPairs(programUrl, size.calls, random));
  const { programs, postgres, people, servers } = world;
  const strikes = strike({ ...size, purchases: size.calls, programs, postgres, random });
  const ask = retryingClient(servers.map(({ url }) => url));
  const lane = limitConcurrency(atOnce);
  const calls = people.map((pair, at) =>
    lane(async () => {
      await strikes.keepUp(at);
      const talked = await callOnce(ask, pair);
      strikes.finishedOne();
      return talked;
    }),
  );
  const [all, struck] = await Promise.all([Promise.all(calls), strikes.done()]);
  await world.stopPrograms();
  const program = await finishLater(world, hours(1), size.calls);
  const ended = await readCalls(program.database.pool);
  const left = await readWallets(program.database.pool);
  const billed = [...ended.values()].filter(({ billed_seconds }) => billed_seconds > 0).length;
  process.stdout.write(`${JSON.stringify({ seed: faultSeed, ...size, billed, struck })}\n`);

  expect(people.map((pair, at) => faultOf(pair, all[at] as Talked, ended, left)).filter(Boolean)).toEqual([]);
  expect(billed).toBeGreaterThan(0);
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});

type Ended = { state: string; talked_seconds: number; billed_seconds: number };
type Pool = { query: <Row>(text: string) => Promise<{ rows: (Row & { key: string })[] }> };

const readCalls = async (pool: unknown): Promise<Map<number, Ended>> => {
  const { rows } = await (pool as Pool).query<Ended>(
    'select id::text as key, state, talked_seconds, billed_seconds from call',
  );
  return new Map(rows.map(({ key, ...call }) => [Number(key), call]));
};

const readWallets = async (pool: unknown): Promise<Map<string, number>> => {
  const { rows } = await (pool as Pool).query<{ balance: number }>(
    `select kind || ' ' || owner as key, balance from ledger_account where tracked`,
  );
  return new Map(rows.map(({ key, balance }) => [key, balance]));
};

/** What is wrong with a call; undefined when nothing is. */
const faultOf = (
  { fan, plan }: Pair,
  { idCall, mostMs }: Talked,
  ended: Map<number, Ended>,
  wallets: Map<string, number>,
) => {
  const call = ended.get(idCall);
  const { kind, owner } = wallet.deposited(fan.idUser);
  const left = wallets.get(`${kind} ${owner}`) ?? 0;
  const cost = plan.pays === 'wallet' ? costOf(minutePrice, call?.billed_seconds ?? 0) : 0;
  const isRight =
    call?.state === 'over' && call.talked_seconds * 1_000 <= mostMs && left === minutes * minutePrice - cost;
  return isRight ? undefined : { idCall, plan, mostMs, call, left };
};
