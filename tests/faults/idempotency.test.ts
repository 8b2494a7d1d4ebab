import { randomUUID } from 'node:crypto';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { lanes } from '../../apps/server/src/platform/lanes.ts';
import { truths } from '../../apps/server/src/truths.ts';
import { createBuyers } from '../support/buyers.ts';
import { aSeller } from '../support/catalogue.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenTruths } from '../support/ledger.ts';
import { aPayingProgram, type PayingProgram } from '../support/paying-program.ts';
import { aClient, aLoggedInClient } from '../support/program.ts';
import { once, someStaff } from '../support/wallet.ts';
import type { Somebody } from './idempotency-case.ts';
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
    const lane = lanes(cases[name].alone ? 1 : together);
    const pairs = people
      .slice(0, perCall)
      .map((somebody, at) => ({ somebody, other: people[perCall + at] ?? somebody }));
    await Promise.all(pairs.map(({ somebody, other }) => lane(() => callOften(program, name, somebody, other))));
    await program.settle(20_000 + perCall * 500);
    expect(await brokenTruths(program, truths)).toEqual([]);
  },
);

const many = <One>(make: () => Promise<One>) => Promise.all(Array.from({ length: perCall * 2 }, make));

const someFans = async (program: PayingProgram): Promise<Somebody[]> => {
  const buyers = await createBuyers(program.database, perCall * 2, program.clock.now());
  return buyers.map(({ idUser, token, device }) => {
    const client = aClient(program, device);
    client.useToken(token);
    return { idUser, client };
  });
};

const callers = {
  fan: someFans,
  staff: (program: PayingProgram): Promise<Somebody[]> => many(() => someStaff(program)),
  talent: (program: PayingProgram): Promise<Somebody[]> =>
    many(async () => {
      const { idUser } = await aSeller(program);
      return { idUser, client: await aLoggedInClient(program, idUser) };
    }),
};

const callOften = async (program: PayingProgram, name: MoneyCall, somebody: Somebody, other: Somebody) => {
  const { prepare, change, effects } = cases[name];
  const { path } = endpoints[name];
  const key = randomUUID();
  const body = await prepare(program, somebody);
  const copies = Array.from({ length: random.int(2, 20) }, () => once(somebody.client, path, body, key));
  const [first, ...others] = await Promise.all(copies);
  const count = async ({ idUser }: Somebody) => (await program.database.pool.query(effects, [idUser])).rowCount;

  expect({ seed: faultSeed, status: first?.status }).toEqual({ seed: faultSeed, status: 200 });
  for (const answer of others) expect(answer).toMatchObject({ status: 200, body: first?.body });
  expect(await count(somebody)).toBe(1);

  const changed = change(body);
  const refusal = { status: 409, body: { error: 1039 } };
  if (changed !== body) expect(await once(somebody.client, path, changed, key)).toMatchObject(refusal);

  // The same key from somebody else is another key.
  const theirs = await prepare(program, other);
  const foreign = await once(other.client, path, theirs, key);
  expect(foreign.status).toBe(200);
  if (JSON.stringify(first?.body) !== '{}') expect(foreign.body).not.toEqual(first?.body);
  expect([await count(somebody), await count(other)]).toEqual([1, 1]);
};
