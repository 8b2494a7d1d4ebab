import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { aDeposit, aLedger } from '../../../../../tests/support/ledger.ts';
import { clearing, escrow, platform, transfer, wallet, wholeWallet } from './index.ts';

const [fan, talent] = [1001, 1002];

it('refuses with 1025 when an account would fall below its floor, and books nothing of it', async () => {
  const books = await aLedger();
  await aDeposit(books, fan, 100);
  const spend = books.database.inTransaction((tx) =>
    books.ledger.post(tx, {
      ...{ kind: 'order.paid', ref: 1, at: books.at },
      postings: transfer(wallet.deposited(fan), escrow(1), cents(101)),
    }),
  );
  await expect(spend).rejects.toMatchObject({ name: 'notEnoughMoney', code: 1025 });
  await books.database.inTransaction(async (tx) => {
    expect(await books.ledger.balance(tx, wallet.deposited(fan))).toBe(100);
    expect(await books.ledger.balance(tx, escrow(1))).toBe(0);
  });
});

it('sums what is not tracked and knows nothing of accounts that never were', async () => {
  const { database, ledger, at } = await aLedger();
  await database.inTransaction(async (tx) => {
    for (const ref of [1, 2, 3]) {
      const postings = transfer(clearing(`pi_${ref}`), wallet.pending(talent), cents(10 * ref));
      await ledger.post(tx, { kind: 'order.fulfilled', ref, at, postings });
    }
  });
  await database.inTransaction(async (tx) => {
    expect(await ledger.balances(tx, talent)).toEqual({ bonus: 0, deposited: 0, earned: 0, pending: 60 });
    expect(await ledger.balances(tx, fan)).toEqual({ bonus: 0, deposited: 0, earned: 0, pending: 0 });
    expect(await ledger.balance(tx, clearing('pi_3'))).toBe(-30);
  });
});

it('leaves out postings of nothing and adds up those to one account', async () => {
  const { database, ledger, at } = await aLedger();
  await database.inTransaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'order.fulfilled', ref: 1, at },
      postings: [
        ...transfer(escrow(1), platform, cents(0)),
        ...transfer(escrow(1), wallet.pending(talent), cents(60)),
        ...transfer(escrow(1), wallet.pending(talent), cents(40)),
      ],
    }),
  );
  const { lines } = await ledger.statement(database.read, [escrow(1)], { size: 10 });
  expect(lines).toMatchObject([
    {
      own: [{ account: escrow(1), amount: -100 }],
      other: [{ account: wallet.pending(talent), amount: 100 }],
    },
  ]);
});

it('cannot reverse what was never posted', async () => {
  const { database, ledger, at } = await aLedger();
  const reversal = { kind: 'order.refunded', ref: 1, at, of: { kind: 'order.paid', ref: 1 } };
  await expect(database.inTransaction((tx) => ledger.reverse(tx, reversal))).rejects.toThrow(
    'order.paid of 1 was never posted',
  );
});

it('tells what happened to a wallet, newest first, page by page, and why', async () => {
  const books = await aLedger();
  const { database, ledger, at } = books;
  // An order with the number of the fan: what it holds is not theirs.
  await aDeposit(books, fan, 1_000);
  await database.inTransaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'order.paid', ref: fan, at },
      postings: transfer(wallet.deposited(fan), escrow(fan), cents(300)),
    }),
  );
  await database.inTransaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'bonus.granted', ref: 1, at },
      postings: transfer(platform, wallet.bonus(fan), cents(50)),
    }),
  );
  await aDeposit(books, talent, 70);

  const first = await ledger.statement(database.read, wholeWallet(fan), { size: 2 });
  expect(first.lines).toEqual([
    {
      ...{ id: expect.any(Number), kind: 'bonus.granted', ref: '1', at },
      own: [{ account: wallet.bonus(fan), amount: 50 }],
      other: [{ account: platform, amount: -50 }],
    },
    {
      ...{ id: expect.any(Number), kind: 'order.paid', ref: String(fan), at },
      own: [{ account: wallet.deposited(fan), amount: -300 }],
      other: [{ account: escrow(fan), amount: 300 }],
    },
  ]);
  const second = await ledger.statement(database.read, wholeWallet(fan), { size: 2, before: first.next });
  expect(second.lines.map(({ kind }) => kind)).toEqual(['deposit.received']);
  expect(second.next).toBeNull();
});
