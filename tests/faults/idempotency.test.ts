import { randomUUID } from 'node:crypto';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { invariants } from '../../apps/server/src/invariants.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { createBuyers } from '../support/buyers.ts';
import { aSeller } from '../support/catalogue.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { aPayingProgram, type PayingProgram } from '../support/paying-program.ts';
import { aClient, aLoggedInClient } from '../support/program.ts';
import { once, someStaff } from '../support/wallet.ts';
import type { TestUser } from './idempotency-case.ts';
import { cases, type MoneyCall } from './idempotency-cases.ts';

const keys: Record<FaultSize, number> = { small: 50, commit: 500, nightly: 5_000 };
const random = createRandom(faultSeed);
const together = 4;

const names = Object.keys(cases) as MoneyCall[];
const perCall = Math.ceil(keys[faultSize] / names.length);

it.each(names)(
  '%s happens once for each key, however many send it',
  { timeout: 60_000 + perCall * 2_000 },
  async (name) => {
    const program = await aPayingProgram();
    const people = await callers[cases[name].by ?? 'fan'](program);
    const lane = limitConcurrency(cases[name].alone ? 1 : together);
    const pairs = people.slice(0, perCall).map((user, at) => ({ user, other: people[perCall + at] ?? user }));
    await Promise.all(pairs.map(({ user, other }) => lane(() => callOften(program, name, user, other))));
    await program.settle(20_000 + perCall * 500);
    expect(await brokenInvariants(program, invariants)).toEqual([]);
  },
);

const many = <One>(make: () => Promise<One>) => Promise.all(Array.from({ length: perCall * 2 }, make));

const someFans = async (program: PayingProgram): Promise<TestUser[]> => {
  const buyers = await createBuyers(program.database, perCall * 2, program.clock.now());
  return buyers.map(({ idUser, token, device }) => {
    const client = aClient(program, device);
    client.useToken(token);
    return { idUser, client };
  });
};

const callers = {
  fan: someFans,
  staff: (program: PayingProgram): Promise<TestUser[]> => many(() => someStaff(program)),
  talent: (program: PayingProgram): Promise<TestUser[]> =>
    many(async () => {
      const { idUser } = await aSeller(program);
      return { idUser, client: await aLoggedInClient(program, idUser) };
    }),
};

const callOften = async (program: PayingProgram, name: MoneyCall, caller: TestUser, other: TestUser) => {
  const { prepare, change, effects } = cases[name];
  const { path } = endpoints[name];
  const key = randomUUID();
  const body = await prepare(program, caller);
  const copies = Array.from({ length: random.int(2, 20) }, () => once(caller.client, path, body, key));
  const [first, ...others] = await Promise.all(copies);
  const count = async ({ idUser }: TestUser) => (await program.database.pool.query(effects, [idUser])).rowCount;

  expect({ seed: faultSeed, status: first?.status }).toEqual({ seed: faultSeed, status: 200 });
  for (const answer of others) expect(answer).toMatchObject({ status: 200, body: first?.body });
  expect(await count(caller)).toBe(1);

  const changed = change(body);
  const refusal = { status: 409, body: { error: 1039 } };
  if (changed !== body) expect(await once(caller.client, path, changed, key)).toMatchObject(refusal);

  // The same key of another user is a different key.
  const theirs = await prepare(program, other);
  const foreign = await once(other.client, path, theirs, key);
  expect(foreign.status).toBe(200);
  if (JSON.stringify(first?.body) !== '{}') expect(foreign.body).not.toEqual(first?.body);
  expect([await count(caller), await count(other)]).toEqual([1, 1]);
};
