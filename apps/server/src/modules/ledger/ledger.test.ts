import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { aDeposit, aLedger, aWallet } from '../../../../../tests/support/ledger.ts';
import { type Account, clearing, escrow, platform, refuseOverdraft, transfer, wallet, wholeWallet } from './index.ts';

const [fan, talent] = [1001, 1002];

it('lets no account fall below its floor; a spender may refuse with 1025, and nothing is booked', async () => {
  const books = await aLedger();
  await aDeposit(books, fan, 100);
  const spend = books.database.inTransaction((tx) =>
    books.ledger.post(tx, {
      kind: 'order.paid',
      ref: 1,
      at: books.at,
      postings: transfer(wallet.deposited(fan), escrow(1), cents(101)),
    }),
  );
  await expect(spend).rejects.toMatchObject({ constraint: 'ledger_account_floor' });
  await expect(spend.catch(refuseOverdraft)).rejects.toMatchObject({ name: 'notEnoughMoney', code: 1025 });
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
      kind: 'order.fulfilled',
      ref: 1,
      at,
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

it('takes from a wallet as a whole: bonus, then deposited, then earned, and gives back what came from where', async () => {
  const books = await aLedger();
  const { database, ledger, at } = books;
  await aWallet(books, fan, { bonus: 30, deposited: 50, earned: 40 });
  const spend = (ref: number, amount: number) => {
    const postings = transfer(wallet.spend(fan), escrow(ref), cents(amount));
    return database.inTransaction((tx) => ledger.post(tx, { kind: 'order.paid', ref, at, postings }));
  };
  const left = () => database.inTransaction((tx) => ledger.balances(tx, fan));

  expect(await spend(1, 20)).toBe('posted');
  expect(await left()).toMatchObject({ bonus: 10, deposited: 50, earned: 40 });
  expect(await spend(2, 75)).toBe('posted');
  expect(await left()).toMatchObject({ bonus: 0, deposited: 0, earned: 25 });
  expect(await spend(2, 75)).toBe('already');
  await expect(spend(2, 74)).rejects.toThrow('was posted otherwise');
  await expect(spend(3, 26)).rejects.toMatchObject({ constraint: 'ledger_account_floor' });

  const refund = { kind: 'order.refunded', ref: 2, at, of: { kind: 'order.paid', ref: 2 } };
  expect(await database.inTransaction((tx) => ledger.reverse(tx, refund))).toBe('posted');
  expect(await left()).toMatchObject({ bonus: 10, deposited: 50, earned: 40 });
});

it('refuses an empty wallet, and takes a part from each of several', async () => {
  const books = await aLedger();
  const { database, ledger, at } = books;
  await aWallet(books, fan, { deposited: 50 });
  await aWallet(books, talent, { earned: 10 });
  const pay = (ref: number, spenders: [idUser: number, amount: number][]) =>
    database.inTransaction((tx) =>
      ledger.post(tx, {
        kind: 'order.paid',
        ref,
        at,
        postings: spenders.flatMap(([id, amount]) => transfer(wallet.spend(id), escrow(ref), cents(amount))),
      }),
    );
  await expect(pay(1, [[7, 1]])).rejects.toMatchObject({ constraint: 'ledger_account_floor' });
  // One wallet's surplus does not cover another's deficit.
  await expect(
    pay(2, [
      [fan, 39],
      [talent, 11],
    ]),
  ).rejects.toMatchObject({ constraint: 'ledger_account_floor' });
  expect(
    await pay(3, [
      [fan, 40],
      [talent, 10],
    ]),
  ).toBe('posted');
});

it('puts money into one part of a wallet, never into the whole', async () => {
  const { database, ledger, at } = await aLedger();
  const postings = [
    { account: clearing('pi_1'), amount: cents(-5) },
    { account: wallet.spend(fan), amount: cents(5) },
  ];
  const post = database.inTransaction((tx) => ledger.post(tx, { kind: 'deposit.received', ref: 1, at, postings }));
  await expect(post).rejects.toThrow('into one part of a wallet');
});

it('posts the same key once when it is sent again', async () => {
  const { database, ledger, at } = await aLedger();
  const post = (to: Account, amount: number) => {
    const postings = transfer(clearing('pi_1'), to, cents(amount));
    return database.inTransaction((tx) => ledger.post(tx, { kind: 'order.paid', ref: 1, at, postings }));
  };
  expect([await post(escrow(1), 10), await post(escrow(1), 10)]).toEqual(['posted', 'already']);
  await expect(post(escrow(1), 11)).rejects.toThrow('order.paid (1) was posted otherwise');
  await expect(post(escrow(2), 10)).rejects.toThrow('was posted otherwise');
  await expect(post(escrow(1), 0)).rejects.toThrow('was posted otherwise');
});

it('reverses a transaction once, whatever the second attempt is called', async () => {
  const { database, ledger, at } = await aLedger();
  const postings = transfer(clearing('pi_1'), escrow(1), cents(10));
  await database.inTransaction((tx) => ledger.post(tx, { kind: 'order.paid', ref: 1, at, postings }));
  await database.inTransaction((tx) => ledger.post(tx, { kind: 'order.paid', ref: 2, at, postings }));
  const undo = (kind: string, of: number) =>
    database.inTransaction((tx) => ledger.reverse(tx, { kind, ref: 1, at, of: { kind: 'order.paid', ref: of } }));
  expect([await undo('order.refunded', 1), await undo('order.refunded', 1)]).toEqual(['posted', 'already']);
  await expect(undo('order.cancelled', 1)).rejects.toThrow('ledger_tx_reversed_once');
  await expect(undo('order.refunded', 2)).rejects.toThrow('was posted otherwise');
  expect(await database.inTransaction((tx) => ledger.balance(tx, escrow(1)))).toBe(10);
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
  // An order whose id equals the fan's id: its escrow is not part of the fan's wallet.
  await aDeposit(books, fan, 1_000);
  await database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'order.paid',
      ref: fan,
      at,
      postings: transfer(wallet.deposited(fan), escrow(fan), cents(300)),
    }),
  );
  await database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'bonus.granted',
      ref: 1,
      at,
      postings: transfer(platform, wallet.bonus(fan), cents(50)),
    }),
  );
  await aDeposit(books, talent, 70);

  const first = await ledger.statement(database.read, wholeWallet(fan), { size: 2 });
  expect(first.lines).toEqual([
    {
      id: expect.any(Number),
      kind: 'bonus.granted',
      ref: '1',
      at,
      own: [{ account: wallet.bonus(fan), amount: 50 }],
      other: [{ account: platform, amount: -50 }],
    },
    {
      id: expect.any(Number),
      kind: 'order.paid',
      ref: String(fan),
      at,
      own: [{ account: wallet.deposited(fan), amount: -300 }],
      other: [{ account: escrow(fan), amount: 300 }],
    },
  ]);
  const second = await ledger.statement(database.read, wholeWallet(fan), { size: 2, before: first.next });
  expect(second.lines.map(({ kind }) => kind)).toEqual(['deposit.received']);
  expect(second.next).toBeNull();
});
