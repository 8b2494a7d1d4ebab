import { expect, it } from 'vitest';
import { aLedger, brokenInvariants, runAs } from '../../../../../../tests/support/ledger.ts';
import { paymentInvariants } from './invariants.ts';

const [paid, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const payment = (id: string, state = 'paid', captured = 500) => `
  insert into payment (id, purpose, ref, kind, into_kind, into_owner, amount, description, language, success_path,
    cancel_path, state, captured, created_at, expires_at)
  values ('${id}', 'order', '7', 'order.paid', 'escrow', '7', 500, 'An order', 'en', '/', '/', '${state}', ${captured},
    '2026-03-01', '2026-03-02')`;

const posting = (ref: string, ...legs: [kind: string, owner: string, amount: number][]) => {
  const postings = legs.map(([kind, owner, amount]) => ({ kind, owner, amount }));
  return `select ledger_post('planted', '${ref}', '2026-03-01', '${JSON.stringify(postings)}')`;
};

const refund = (amount: number, state: string) => `
  insert into refund (id, id_payment, amount, kind, ref, from_kind, from_owner, state, created_at)
  values (gen_random_uuid(), '${paid}', ${amount}, 'planted', gen_random_uuid(), 'escrow', '7', '${state}', '2026-03-01')`;

const faults: [invariant: string, statements: string[]][] = [
  ['clearing-matches-provider', [posting('1', ['clearing', paid, -1], ['escrow', '7', 1])]],
  ['clearing-matches-provider', [`update payment set captured = 0 where id = '${paid}'`]],
  [
    'paid-once',
    ['drop index payment_paid_once', payment(other), posting('1', ['clearing', other, -500], ['escrow', '7', 500])],
  ],
  ['refunds-within-payment', [refund(100, 'sent')]],
  ['refunds-within-payment', ['alter table refund disable trigger user', refund(501, 'recorded')]],
  ['disputes-are-covered', [posting('1', ['dispute', paid, -5], ['platform', 'x', 5])]],
  ['holds-are-ended', [`update payment set capture_later = true, to_capture = 400 where id = '${paid}'`]],
  [
    'disputes-are-covered',
    [
      `insert into dispute (id, id_payment, amount, seized, opened_at) values ('du_1', '${paid}', 100, 40, '2026-03-01')`,
      `update payment set disputed = 100 where id = '${paid}'`,
      posting('1', ['clearing', paid, 100], ['platform', 'x', -100]),
    ],
  ],
];

const setUp = async () => {
  const books = await aLedger();
  await runAs(books.ownerUrl, [payment(paid), posting('0', ['clearing', paid, -500], ['escrow', '7', 500])]);
  return books;
};

it('finds nothing where there is nothing to find', async () => {
  expect(await brokenInvariants(await setUp(), paymentInvariants)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  const books = await setUp();
  await runAs(books.ownerUrl, statements);
  expect(await brokenInvariants(books, paymentInvariants)).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(paymentInvariants.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});
