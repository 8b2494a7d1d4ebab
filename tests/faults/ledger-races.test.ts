import { ApiError } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { type Account, escrow, refuseOverdraft, transfer, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { aDeposit, aLedger, brokenInvariants, type TestLedger } from '../support/ledger.ts';

const rounds = Number(process.env.ROUNDS ?? 500);

const pay = ({ database, ledger, at }: TestLedger, ref: string, from: Account, to: Account, amount: number) =>
  database
    .inTransaction((tx) =>
      ledger.post(tx, { kind: 'order.paid', ref, at, postings: transfer(from, to, cents(amount)) }),
    )
    .catch(refuseOverdraft)
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error.name;
      throw error;
    });

const count = (results: readonly string[], expected: string) => results.filter((result) => result === expected).length;

it('posts a fact once, though twenty tell it at the same moment', async () => {
  const books = await aLedger();
  await aDeposit(books, 1001, 100_000);
  for (let round = 0; round < 20; round++) {
    const attempts = Array.from({ length: 20 }, () =>
      pay(books, `order-${round}`, wallet.deposited(1001), escrow(round), 100),
    );
    const results = await Promise.all(attempts);
    expect([count(results, 'posted'), count(results, 'already')]).toEqual([1, 19]);
  }
  const left = await books.database.inTransaction((tx) => books.ledger.balance(tx, wallet.deposited(1001)));
  expect(left).toBe(100_000 - 20 * 100);
  expect(await brokenInvariants(books)).toEqual([]);
});

it('posts it after all when the first transaction rolled back', async () => {
  const books = await aLedger();
  await aDeposit(books, 1001, 100);
  const entry = { kind: 'order.paid', ref: 1, at: books.at };
  const postings = transfer(wallet.deposited(1001), escrow(1), cents(100));
  const giveUp = books.database.inTransaction(async (tx) => {
    await books.ledger.post(tx, { ...entry, postings });
    throw new Error('gave up');
  });
  await expect(giveUp).rejects.toThrow('gave up');
  expect(await pay(books, '1', wallet.deposited(1001), escrow(1), 100)).toBe('posted');
});

it('never lets a wallet be spent twice, however many spend from it at once', { timeout: rounds * 250 }, async () => {
  const books = await aLedger();
  const batch = 10;
  for (let first = 0; first < rounds; first += batch) {
    await Promise.all(Array.from({ length: batch }, (_, at) => spendAtOnce(books, 1001 + first + at)));
  }
  expect(await brokenInvariants(books)).toEqual([]);
});

/** Four concurrent debits of 40 from 100, while 30 more arrive: at least two and at most three succeed. */
const spendAtOnce = async (books: TestLedger, idUser: number) => {
  await aDeposit(books, idUser, 100);
  const spend = (turn: number) => pay(books, `${idUser}/${turn}`, wallet.deposited(idUser), escrow(idUser), 40);
  const [results] = await Promise.all([
    Promise.all([spend(1), spend(2), spend(3), spend(4)]),
    aDeposit(books, idUser, 30, idUser + 1_000_000),
  ]);
  const paid = count(results, 'posted');
  expect(count(results, 'notEnoughMoney')).toBe(4 - paid);
  expect([2, 3]).toContain(paid);
  const left = await books.database.inTransaction((tx) => books.ledger.balance(tx, wallet.deposited(idUser)));
  expect(left).toBe(130 - 40 * paid);
};

it('lets two who pay each other do so at the same moment', async () => {
  const books = await aLedger();
  await aDeposit(books, 1001, 10_000);
  await aDeposit(books, 1002, 10_000);
  const [one, other] = [wallet.deposited(1001), wallet.deposited(1002)];
  const payments = Array.from({ length: 200 }, (_, turn) =>
    turn % 2 ? pay(books, `${turn}`, one, other, 1) : pay(books, `${turn}`, other, one, 1),
  );
  expect(count(await Promise.all(payments), 'posted')).toBe(200);
  expect(await brokenInvariants(books)).toEqual([]);
});
