import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { invariants } from '../../apps/server/src/invariants.ts';
import { balances } from '../../apps/server/src/modules/ledger/balance.ts';
import {
  escrow,
  payout,
  platform,
  refuseOverdraft,
  transfer,
  wallet,
} from '../../apps/server/src/modules/ledger/index.ts';
import { releaseDueEarnings } from '../../apps/server/src/modules/wallet/earnings/release-earnings.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { aProgram, type TestProgram } from '../support/program.ts';
import { outcomeOf, type Person, somePeople, toPaypal } from './wallet-people.ts';

const rounds = Number(process.env.ROUNDS ?? 500);
const together = 10;

const before = { bonus: 1_000, deposited: 3_000, earned: 5_000, pending: 2_000 };
const total = 11_000;
const order = { paid: 1_500, each: 2_500, withdrawn: 4_000 };

const fill = ({ database, ledger, wallet: use, clock }: TestProgram, { idUser }: Person) =>
  database.inTransaction(async (tx) => {
    const at = clock.now();
    const filled = { kind: 'test.filled', ref: idUser };
    const postings = Object.entries(before).flatMap(([pot, amount]) =>
      transfer(platform, wallet[pot as keyof typeof before](idUser), cents(amount)),
    );
    await ledger.post(tx, { ...filled, at, postings });
    await use.earn(tx, { ...filled, idUser, amount: cents(before.pending), releaseAt: at });
    const paid = transfer(wallet.spend(idUser), escrow(`${idUser}-0`), cents(order.paid));
    await ledger.post(tx, { kind: 'order.paid', ref: `${idUser}-0`, at, postings: paid });
  });

const spend = ({ database, ledger, clock }: TestProgram, { idUser }: Person, turn: number) => {
  const ref = `${idUser}-${turn}`;
  const postings = transfer(wallet.spend(idUser), escrow(ref), cents(order.each));
  return outcomeOf(
    database
      .inTransaction((tx) => ledger.post(tx, { kind: 'order.paid', ref, at: clock.now(), postings }))
      .catch(refuseOverdraft),
  );
};

const refund = ({ database, ledger, clock }: TestProgram, { idUser }: Person) => {
  const ref = `${idUser}-0`;
  const of = { kind: 'order.paid', ref };
  return outcomeOf(
    database.inTransaction((tx) => ledger.reverse(tx, { kind: 'order.refunded', ref, at: clock.now(), of })),
  );
};

const withdraw = ({ database, wallet: use }: TestProgram, person: Person) =>
  outcomeOf(database.inTransaction((tx) => use.sendWithdraw(tx, person, toPaypal(order.withdrawn))));

/** Everything that can happen to one wallet, concurrently. */
const race = async (program: TestProgram, person: Person) => {
  await fill(program, person);
  const release = releaseDueEarnings(program);
  const [spent, withdrawn, refunded] = await Promise.all([
    Promise.all([1, 2, 3].map((turn) => spend(program, person, turn))),
    Promise.all([withdraw(program, person), withdraw(program, person)]),
    Promise.all([refund(program, person), refund(program, person)]),
    Promise.all([release(), release()]),
  ]);
  const count = (results: string[], expected: string) => results.filter((result) => result === expected).length;

  expect(count(refunded, 'done')).toBe(2);
  expect(count(spent, 'done') + count(spent, 'notEnoughMoney')).toBe(3);
  const requested = count(withdrawn, 'done');
  expect(requested).toBeLessThanOrEqual(1);
  expect(requested + count(withdrawn, 'notEnoughMoney') + count(withdrawn, 'withdrawalInProgress')).toBe(2);

  const left = await program.database.inTransaction((tx) => balances(tx, person.idUser));
  expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0);
  expect(left.pending).toBe(0);
  const inWallet = Object.values(left).reduce((sum, amount) => sum + amount, 0);
  expect(inWallet).toBe(total - count(spent, 'done') * order.each - requested * order.withdrawn);
};

it('conserves the money of a wallet that is used from all sides at once', { timeout: rounds * 400 }, async () => {
  const program = await aProgram();
  const people = await somePeople(program, rounds);
  for (let first = 0; first < rounds; first += together) {
    await Promise.all(people.slice(first, first + together).map((person) => race(program, person)));
  }
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});

it('decides a withdrawal once, though staff and owner decide at the same moment', async () => {
  const program = await aProgram();
  const people = await somePeople(program, 20);
  const [staff] = await somePeople(program, 1);
  const { inTransaction } = program.database;
  const { sendWithdraw, cancelWithdraw, rejectWithdraw } = program.wallet;
  for (const person of people) {
    await fill(program, person);
    const { id } = await inTransaction((tx) => sendWithdraw(tx, person, toPaypal(1_000)));
    const results = await Promise.all([
      outcomeOf(inTransaction((tx) => cancelWithdraw(tx, person.idUser, id))),
      outcomeOf(inTransaction((tx) => rejectWithdraw(tx, staff?.idUser ?? 0, { id, reason: 'Not this time.' }))),
      outcomeOf(inTransaction((tx) => cancelWithdraw(tx, person.idUser, id))),
    ]);
    expect(results.toSorted()).toEqual(['done', 'incompleteRequest', 'incompleteRequest']);
    expect(await program.database.inTransaction((tx) => program.ledger.balance(tx, payout(id)))).toBe(0);
  }
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});
