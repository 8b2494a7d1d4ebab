import { expect, it } from 'vitest';
import { aDeposit, aLedger, brokenInvariants, runAs, type TestLedger } from '../../../../../../tests/support/ledger.ts';
import { aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { auditLedger, ledgerInvariants } from '../index.ts';

/** Runs statements as the owner of the tables, with triggers and constraints disabled. */
const withoutPromises = (...statements: string[]) => [
  'alter table ledger_account disable trigger user',
  'alter table ledger_account drop constraint ledger_account_floor',
  'alter table ledger_tx disable trigger user',
  'alter table ledger_entry disable trigger user',
  ...statements,
];

const open = `insert into ledger_tx (kind, ref, at, xid) values ('planted', '1', '2026-03-01', '1')`;
const planted = `(select id from ledger_tx where kind = 'planted')`;
const account = (kind: string) => `(select id from ledger_account where kind = '${kind}')`;

type Leg = [kind: string, owner: string, amount: number];
const posting = (ref: string, ...legs: Leg[]) => {
  const postings = legs.map(([kind, owner, amount]) => ({ kind, owner, amount }));
  return `select ledger_post('planted', '${ref}', '2026-03-01', '${JSON.stringify(postings)}')`;
};

const faults: [invariant: string, statements: string[]][] = [
  ['transactions-balance', withoutPromises(open)],
  [
    'transactions-balance',
    withoutPromises(open, `insert into ledger_entry values (${planted}, ${account('clearing')}, -5)`),
  ],
  ['balances-are-sums', withoutPromises(`update ledger_account set balance = balance + 1 where kind = 'deposited'`)],
  [
    'entries-have-accounts',
    withoutPromises(open, `insert into ledger_entry values (${planted}, 98, -5), (${planted}, 99, 5)`),
  ],
  [
    'floors-hold',
    [
      'alter table ledger_account drop constraint ledger_account_floor',
      posting('1', ['deposited', '1001', -101], ['escrow', '1', 101]),
    ],
  ],
  [
    'floors-hold',
    withoutPromises(
      `insert into ledger_account (kind, owner, tracked, floor, balance) values ('earned', '7', true, -5, 0)`,
    ),
  ],
  ['refunds-within-charge', [posting('1', ['platform', 'x', -101], ['clearing', 'pi_1001', 101])]],
  ['nothing-is-paid-out-twice', [posting('1', ['escrow', '1', -5], ['platform', 'x', 5])]],
  ['nothing-is-paid-out-twice', [posting('1', ['pending', '1002', -5], ['earned', '1002', 5])]],
  ['nothing-is-paid-out-twice', [posting('1', ['payout', '3', -5], ['clearing', 'bank', 5])]],
  [
    'reversals-undo',
    [
      posting('1', ['clearing', 'pi_1', -10], ['platform', 'x', 10]),
      ...withoutPromises(
        `insert into ledger_tx (kind, ref, at, xid, reverses) values ('undone', '1', '2026-03-01', '1', ${planted})`,
        `insert into ledger_entry select (select id from ledger_tx where kind = 'undone'), id_account, -amount / 2
        from ledger_entry where id_tx = ${planted}`,
      ),
    ],
  ],
  [
    'reversals-undo',
    [
      'drop index ledger_tx_reversed_once',
      posting('1', ['clearing', 'pi_1', -10], ['platform', 'x', 10]),
      `select ledger_reverse('undone', '1', '2026-03-01', 'planted', '1')`,
      posting('2', ['clearing', 'pi_1', -10], ['platform', 'x', 10]),
      `select ledger_reverse('undone', '2', '2026-03-01', 'planted', '1')`,
    ],
  ],
  [
    'shares-are-not-negative',
    [
      posting('1', ['clearing', 'pi_1', -10], ['escrow', '1', 10]),
      posting('2', ['escrow', '1', -10], ['platform', 'x', -2], ['pending', '1002', 12]),
    ],
  ],
];

const setUp = async (): Promise<TestLedger> => {
  const books = await aLedger();
  await aDeposit(books, 1001, 100);
  return books;
};

it('finds nothing where there is nothing to find', async () => {
  expect(await brokenInvariants(await setUp())).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  const books = await setUp();
  await runAs(books.ownerUrl, statements);
  expect(await brokenInvariants(books)).toEqual([invariant]);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(ledgerInvariants.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});

it('shows what it found as a metric', async () => {
  const program = await aWorkingProgram();
  const auditNow = async () => {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, auditLedger, {}));
    await program.settle();
    return (await program.app.inject('/metrics')).body;
  };
  expect(await auditNow()).toContain('ledger_audit_faults{truth="transactions-balance"} 0');
  await runAs(program.ownerUrl, withoutPromises(open));
  expect(await auditNow()).toContain('ledger_audit_faults{truth="transactions-balance"} 1');
});
