import { randomUUID } from 'node:crypto';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { createLink } from '../../apps/server/src/modules/accounts/index.ts';
import { lanes } from '../../apps/server/src/platform/lanes.ts';
import { truths } from '../../apps/server/src/truths.ts';
import { aWithdrawal } from '../support/a-withdrawal.ts';
import { createBuyers, fillWallets } from '../support/buyers.ts';
import { aProduct, aSeller } from '../support/catalogue.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenTruths } from '../support/ledger.ts';
import { aPayingProgram, type PayingProgram, payOnPage } from '../support/paying-program.ts';
import { aClient } from '../support/program.ts';

type Endpoints = typeof endpoints;
/** Every built call that takes an idempotency key: a new one does not compile before it has its case here. */
type MoneyCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { idempotent: true; reply: object } ? Name : never;
}[keyof Endpoints];

const keys: Record<FaultSize, number> = { small: 50, commit: 500, nightly: 5_000 };
const random = createRandom(faultSeed);
const together = 4;

type Client = ReturnType<typeof aClient>;
type Somebody = { idUser: number; client: Client };
type Case = {
  /** What has to be so before the call, and the body of the call. */
  prepare(program: PayingProgram, somebody: Somebody): Promise<object>;
  /** The body of another call. */
  change(body: object): object;
  /** A query that counts what the call did for one user. */
  effects: string;
};

const otherAmount = (body: object) => ({ ...body, amount: 4_321 });
const anAmount = async () => ({ amount: 2_500 });

const cases: Record<MoneyCall, Case> = {
  buyProduct: {
    async prepare(program) {
      const { idUser } = await aSeller(program);
      const idProduct = await aProduct(program, idUser, 'AUTOGRAPH');
      const fields = { recipientName: 'Olena', email: 'olena@example.com' };
      return { idProduct, fields, total: 1_500, language: 'en' };
    },
    change: (body) => ({ ...body, language: 'uk' }),
    effects: 'select from orders where id_buyer = $1',
  },
  deposit: { prepare: anAmount, change: otherAmount, effects: 'select from payment where id_user = $1' },
  depositByLink: {
    async prepare({ database, clock }, { idUser }) {
      const link = { purpose: 'deposit', idUser } as const;
      const { token } = await database.inTransaction((tx) => createLink(tx, { clock }, link));
      return { token, amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from payment where id_user = $1',
  },
  returnDeposit: {
    async prepare(program, { client }) {
      const begun = await post(client, '/deposit', { amount: 9_000 }, randomUUID());
      const si = String((begun.body as { result: string }).result.split('si=')[1]);
      await payOnPage(await program.payments.openCheckout(si));
      await program.payments.readPayment(si);
      return { amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from refund join payment on payment.id = id_payment where id_user = $1',
  },
  sendWithdraw: {
    async prepare({ database }, { idUser }) {
      await fillWallets(database, [{ idUser, pot: 'earned', amount: 9_000 }]);
      return { ...aWithdrawal, amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from withdrawal where id_user = $1',
  },
  checkCard: {
    prepare: async () => ({}),
    // Its body is empty, so that nothing can be changed in it.
    change: (body) => body,
    effects: 'select from payment where id_user = $1',
  },
};

const post = (client: Client, path: string, body: object, key: string) =>
  client.call('POST', path, { body, headers: { 'idempotency-key': key } });

const names = Object.keys(cases) as MoneyCall[];
const perCall = Math.ceil(keys[faultSize] / names.length);

it.each(names)(
  '%s happens once for each key, however many send it',
  { timeout: 60_000 + perCall * 2_000 },
  async (name) => {
    const program = await aPayingProgram();
    const { database, clock } = program;
    const buyers = await createBuyers(database, perCall * 2, clock.now());
    const people = buyers.map(({ idUser, token, device }) => {
      const client = aClient(program, device);
      client.useToken(token);
      return { idUser, client };
    });
    const lane = lanes(together);
    const pairs = people
      .slice(0, perCall)
      .map((somebody, at) => ({ somebody, other: people[perCall + at] ?? somebody }));
    await Promise.all(pairs.map(({ somebody, other }) => lane(() => callOften(program, name, somebody, other))));
    await program.settle(20_000 + perCall * 500);
    expect(await brokenTruths(program, truths)).toEqual([]);
  },
);

const callOften = async (program: PayingProgram, name: MoneyCall, somebody: Somebody, other: Somebody) => {
  const { prepare, change, effects } = cases[name];
  const { path } = endpoints[name];
  const key = randomUUID();
  const body = await prepare(program, somebody);
  const copies = Array.from({ length: random.int(2, 20) }, () => post(somebody.client, path, body, key));
  const [first, ...others] = await Promise.all(copies);
  const count = async ({ idUser }: Somebody) => (await program.database.pool.query(effects, [idUser])).rowCount;

  expect({ seed: faultSeed, status: first?.status }).toEqual({ seed: faultSeed, status: 200 });
  for (const answer of others) expect(answer).toMatchObject({ status: 200, body: first?.body });
  expect(await count(somebody)).toBe(1);

  const changed = change(body);
  const refusal = { status: 409, body: { error: 1039 } };
  if (changed !== body) expect(await post(somebody.client, path, changed, key)).toMatchObject(refusal);

  // The same key from somebody else is another key.
  const theirs = await prepare(program, other);
  const foreign = await post(other.client, path, theirs, key);
  expect(foreign.status).toBe(200);
  if (JSON.stringify(first?.body) !== '{}') expect(foreign.body).not.toEqual(first?.body);
  expect([await count(somebody), await count(other)]).toEqual([1, 1]);
};
