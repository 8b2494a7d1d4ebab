import { describe, expect, it } from 'vitest';
import { aDeposit, aLedger, brokenInvariants, runAs } from '../support/ledger.ts';

const open = (ref: string) =>
  `insert into ledger_tx (kind, ref, at, xid) values ('planted', '${ref}', '2026-03-01', '3'::xid8)`;
const planted = (ref: string) => `(select id from ledger_tx where kind = 'planted' and ref = '${ref}')`;
const account = (kind: string) => `(select id from ledger_account where kind = '${kind}')`;
const entries = (tx: string, ...legs: [kind: string, amount: number][]) =>
  `insert into ledger_entry (id_tx, id_account, amount) values ${legs
    .map(([kind, amount]) => `(${tx}, ${account(kind)}, ${amount})`)
    .join(', ')}`;
const theDeposit = `(select id from ledger_tx where kind = 'deposit.received')`;

/** A ledger with one deposit of 100: a clearing account and a wallet account. */
const setUp = async () => {
  const books = await aLedger();
  await aDeposit(books, 1001, 100);
  return books;
};

describe('even the owner of the tables', () => {
  const refused: [fault: string, statements: string[], reason: string][] = [
    ['post what does not sum to 0', [open('a'), entries(planted('a'), ['clearing', -5], ['deposited', 6])], 'sum to 0'],
    ['post a single leg', [open('a'), entries(planted('a'), ['deposited', 5])], 'sum to 0'],
    ['post an amount of zero', [open('a'), entries(planted('a'), ['deposited', 0], ['clearing', 0])], 'amount_check'],
    ['open a transaction without entries', [open('a')], 'has not two entries'],
    [
      'balance a transaction and then add to it',
      [
        open('a'),
        entries(planted('a'), ['clearing', -5], ['deposited', 5]),
        'set constraints all immediate',
        `insert into ledger_account (kind, owner) values ('escrow', '1')`,
        entries(planted('a'), ['escrow', 7]),
      ],
      'sum to 0',
    ],
    [
      'add to a transaction of the past',
      [
        `insert into ledger_account (kind, owner) values ('escrow', '1'), ('platform', '1')`,
        entries(theDeposit, ['escrow', -5], ['platform', 5]),
      ],
      'only where it was opened',
    ],
    [
      'write to an account that is none',
      [open('a'), `insert into ledger_entry values (${planted('a')}, 98, -5), (${planted('a')}, 99, 5)`],
      'names no account',
    ],
    ['take a wallet below zero', [open('a'), entries(planted('a'), ['clearing', 101], ['deposited', -101])], 'floor'],
    [
      'call something a reversal that is none',
      [
        `insert into ledger_account (kind, owner) values ('platform', '1')`,
        `insert into ledger_tx (kind, ref, at, reverses) values ('planted', 'a', '2026-03-01', ${theDeposit})`,
        entries(planted('a'), ['clearing', -5], ['platform', 5]),
      ],
      'does not undo what it names',
    ],
    [
      'reverse a fact twice',
      [
        `select ledger_reverse('undone', 'a', '2026-03-01', kind, ref) from ledger_tx where id = ${theDeposit}`,
        `select ledger_reverse('undone', 'b', '2026-03-01', kind, ref) from ledger_tx where id = ${theDeposit}`,
      ],
      'ledger_tx_reversed_once',
    ],
    ['change an amount', ['update ledger_entry set amount = amount * 2'], 'never changed'],
    ['change no row at all', ['update ledger_entry set amount = 1 where false'], 'never changed'],
    ['delete an entry', ['delete from ledger_entry'], 'never changed'],
    ['empty the entries', ['truncate ledger_entry'], 'never changed'],
    ['rename a fact', [`update ledger_tx set ref = 'other'`], 'never changed'],
    ['delete a transaction', ['delete from ledger_tx'], 'never changed'],
    ['empty everything', ['truncate ledger_tx, ledger_entry, ledger_account'], 'never changed'],
    ['write a balance', [`update ledger_account set balance = 1000000 where kind = 'deposited'`], 'never changed'],
    ['lower a floor', [`update ledger_account set floor = -100 where kind = 'deposited'`], 'never changed'],
    ['give an account to another', [`update ledger_account set owner = '1002'`], 'never changed'],
    ['delete an account', ['delete from ledger_account'], 'never changed'],
  ];

  it.each(refused)('may not %s', async (_fault, statements, reason) => {
    const books = await setUp();
    await expect(runAs(books.ownerUrl, ['begin', ...statements, 'commit'])).rejects.toThrow(reason);
    expect(await brokenInvariants(books)).toEqual([]);
    const { rows } = await books.database.pool.query('select count(*)::int as entries from ledger_entry');
    expect(rows).toEqual([{ entries: 2 }]);
  });

  it('opens an account with nothing on it, whatever it says', async () => {
    const books = await setUp();
    const generous = `insert into ledger_account (kind, owner, tracked, floor, balance) values ('earned', '7', true, -9, 500)`;
    await runAs(books.ownerUrl, [generous]);
    const { rows } = await books.database.pool.query(`select floor, balance from ledger_account where kind = 'earned'`);
    expect(rows).toEqual([{ floor: 0, balance: 0 }]);
  });
});

describe('the program', () => {
  const denied: [fault: string, statement: string][] = [
    ['open a transaction by hand', open('a')],
    ['write an entry by hand', 'insert into ledger_entry values (1, 1, 5)'],
    ['open an account by hand', `insert into ledger_account (kind, owner) values ('earned', '7')`],
    ['open an account through a helper', `select ledger_open_account('earned', '7')`],
    ['change an amount', 'update ledger_entry set amount = 1'],
    ['delete an entry', 'delete from ledger_entry'],
    ['empty the entries', 'truncate ledger_entry'],
    ['change a transaction', `update ledger_tx set ref = 'x'`],
    ['delete a transaction', 'delete from ledger_tx'],
    ['write a balance', 'update ledger_account set balance = 1'],
    ['delete an account', 'delete from ledger_account'],
  ];

  it.each(denied)('has no right to %s', async (_fault, statement) => {
    const books = await setUp();
    await expect(runAs(books.programUrl, [statement])).rejects.toThrow('permission denied');
  });

  const legs = (...postings: object[]) =>
    `select ledger_post('planted', 'a', '2026-03-01', '${JSON.stringify(postings)}')`;
  const crooked: [fault: string, statement: string, reason: string][] = [
    [
      'what does not sum to 0',
      legs({ kind: 'platform', owner: 'x', amount: -5 }, { kind: 'escrow', owner: '1', amount: 6 }),
      'sum to 0',
    ],
    ['a single leg', legs({ kind: 'escrow', owner: '1', amount: 5 }), 'sum to 0'],
    ['nothing', legs(), 'has not two entries'],
    [
      'what comes to nothing',
      legs({ kind: 'escrow', owner: '1', amount: 5 }, { kind: 'escrow', owner: '1', amount: -5 }),
      'has not two entries',
    ],
    [
      'half a cent',
      legs({ kind: 'platform', owner: 'x', amount: -0.5 }, { kind: 'escrow', owner: '1', amount: 0.5 }),
      'invalid input syntax',
    ],
    [
      'to a kind of account that is none',
      legs({ kind: 'platform', owner: 'x', amount: -5 }, { kind: 'pocket', owner: '1', amount: 5 }),
      'invalid input value for enum',
    ],
    [
      'a known fact otherwise',
      `select ledger_post('deposit.received', '1001', '2026-03-01', '[]')`,
      'was posted otherwise',
    ],
    [
      'to nobody',
      legs({ kind: 'platform', owner: 'x', amount: -5 }, { kind: 'escrow', amount: 5 }),
      'null value in column "owner"',
    ],
  ];

  it.each(crooked)('cannot post %s', async (_fault, statement, reason) => {
    const books = await setUp();
    await expect(runAs(books.programUrl, [statement])).rejects.toThrow(reason);
    expect(await brokenInvariants(books)).toEqual([]);
  });

  it('cannot hide the entries behind a table of its own', async () => {
    const books = await setUp();
    const decoy = `create temp table ledger_entry as
      select tx as id_tx, 1 as id_account, amount from generate_series(1, 100) as tx, (values (5), (-5)) as leg (amount)`;
    await expect(runAs(books.programUrl, [decoy, legs()])).rejects.toThrow('has not two entries');
  });
});
