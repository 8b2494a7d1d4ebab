import { expect, it } from 'vitest';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import {
  earned,
  idOf,
  someStaff,
  userWith,
  violationsAfter,
  violationsIn,
  withdraw,
} from '../../../../../../tests/support/wallet.ts';
import { walletInvariants } from './invariants.ts';

/** A waiting withdrawal, a rejected one and a pending earning: no violations. */
const setUp = async () => {
  const program = await aProgram();
  const staff = await someStaff(program);
  const [one, other] = [await userWith(program, { earned: 5_000 }), await userWith(program, { earned: 5_000 })];
  await withdraw(one.client);
  await staff.client.post('/reject-withdraw', { id: idOf(await withdraw(other.client)), reason: 'Not this time.' });
  const { idUser } = await aUser(program);
  await earned(program, idUser, 700, new Date('2026-04-01'));
  return program;
};

const program = await setUp();

const anyone = '(select min(id) from users)';
const payment = (state: string) => `
  insert into payment (id, purpose, ref, kind, into_kind, into_owner, amount, id_user, description, language, success_path,
    state, created_at, expires_at)
  values (gen_random_uuid(), 'deposit', gen_random_uuid(), 'deposit.received', 'deposited', ${anyone}, 500, ${anyone}, '', 'en',
    '/', '${state}', '2026-03-01', '2026-03-01')`;
const posting = (kind: string, ...legs: [kind: string, owner: string, amount: number][]) =>
  `select ledger_post('${kind}', '999', '2026-03-01', '${JSON.stringify(
    legs.map(([account, owner, amount]) => ({ kind: account, owner, amount })),
  )}')`;

const faults: [invariant: string, statements: string[]][] = [
  [
    'withdrawals-match-the-books',
    [
      'alter table withdrawal disable trigger user',
      `update withdrawal set state = 'cancelled' where state = 'requested'`,
    ],
  ],
  [
    'withdrawals-match-the-books',
    [
      'alter table withdrawal disable trigger user',
      'alter table withdrawal drop constraint withdrawal_in_batch',
      `update withdrawal set state = 'returned', reason = null, id_decider = ${anyone}, decided_at = '2026-03-01',
        id_returner = ${anyone}, returned_at = '2026-03-01' where state = 'rejected'`,
    ],
  ],
  [
    'withdrawals-match-the-books',
    [
      `select ledger_post('withdrawal.returned', id::text, '2026-03-01', jsonb_build_array(
        jsonb_build_object('kind', 'clearing', 'owner', 'bank', 'amount', -amount),
        jsonb_build_object('kind', 'earned', 'owner', id_user::text, 'amount', amount))) from withdrawal where state = 'rejected'`,
    ],
  ],
  ['withdrawals-match-the-books', [`update withdrawal set amount = amount + 1 where state = 'requested'`]],
  ['withdrawals-match-the-books', [posting('withdrawal.requested', ['platform', 'x', -5], ['payout', '999', 5])]],
  [
    'deposits-match-the-books',
    [payment('paid').replace('state,', 'state, captured,').replace(`'paid',`, `'paid', 0,`)],
  ],
  ['deposits-match-the-books', [posting('deposit.received', ['platform', 'x', -5], ['deposited', '1', 5])]],
  ['pending-is-earned', [`update earning set amount = amount + 1`]],
  ['pending-is-earned', [posting('sold', ['platform', 'x', -5], ['pending', '1', 5])]],
  ['one-at-a-time', ['drop index payment_one_open_deposit', payment('open'), payment('recorded')]],
  ['decisions-are-logged', ['alter table staff_action disable trigger user', 'delete from staff_action']],
  [
    'decisions-are-logged',
    [
      `insert into withdrawal_batch (rail, id_staff, created_at, four_eyes_from)
        values ('bank', ${anyone}, '2026-03-01', 0)`,
    ],
  ],
  ['income-adds-up', [`update series_count set amount = amount + 1 where series = 'income'`]],
  ['income-adds-up', [`delete from series_count where span = 'quarter'`]],
  [
    'four-eyes',
    [
      'alter table withdrawal disable trigger user',
      `insert into withdrawal_batch (rail, id_staff, created_at, four_eyes_from)
        values ('bank', ${anyone}, '2026-03-01', 5000)`,
      `update withdrawal set state = 'sent', id_batch = (select max(id) from withdrawal_batch), id_decider = ${anyone}, decided_at = '2026-03-01'
        where state = 'requested'`,
    ],
  ],
];

it('finds nothing where everything is in order', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, statements)).toContain(invariant);
});

it('finds two withdrawals of one person', async () => {
  const statements = [
    'drop index withdrawal_one_open',
    `insert into withdrawal (id_user, amount, rail, masked, created_at)
      select id_user, 100, 'bank', '', '2026-03-01' from withdrawal where state = 'requested'`,
  ];
  expect(await violationsAfter(program, statements)).toContain('one-at-a-time');
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(walletInvariants.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});
