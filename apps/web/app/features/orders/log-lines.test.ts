import { cents } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { expect, it } from 'vitest';
import { logOf } from './log-lines.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 2, 1, 12, count)).toISOString();

type OrderLog = Pick<OrderDetail, 'history' | 'money' | 'requestEditedAt'>;
const unedited = { requestEditedAt: null } as const;

const declined: OrderLog = {
  ...unedited,
  history: [
    { state: 'awaitingPayment', actor: 'buyer', reason: null, at: minute(0) },
    { state: 'processing', actor: 'system', reason: null, at: minute(1) },
    { state: 'declined', actor: 'talent', reason: 'On tour', at: minute(9) },
  ],
  money: [
    {
      kind: 'order.held',
      at: minute(1),
      amount: cents(700),
      from: 'wallet',
      to: 'escrow',
      transaction: 'tx-7',
    },
    { kind: 'order.refunded', at: minute(9), amount: cents(700), from: 'escrow', to: 'card', transaction: null },
  ],
};

it('tells the newest first, and of one moment what came of it above what it was', () => {
  expect(logOf(declined).map(({ words }) => words)).toEqual([
    'escrowCard',
    'declined',
    'walletEscrow',
    'processing',
    'placed',
  ]);
});

it('keeps the reason, and the way to the entries where the reader has one', () => {
  const log = logOf(declined);
  expect(log[1]).toMatchObject({ words: 'declined', reason: 'On tour' });
  expect(log[2]).toMatchObject({ transaction: 'tx-7' });
  expect(log[0]).not.toHaveProperty('transaction');
});

it('tells a late payment and a lapsed order apart from what the talent did not do', () => {
  const unpaid: OrderLog = {
    ...unedited,
    history: [
      { state: 'awaitingPayment', actor: 'buyer', reason: null, at: minute(0) },
      { state: 'expired', actor: 'system', reason: null, at: minute(15) },
      { state: 'refunded', actor: 'system', reason: 'late', at: minute(20) },
    ],
    money: [],
  };
  expect(logOf(unpaid).map(({ words }) => words)).toEqual(['late', 'unpaid', 'placed']);
});

it.each([
  ['buyer', 'received'],
  ['system', 'assumed'],
] as const)('tells when a parcel was shipped, and that its arrival was told by the %s', (actor, words) => {
  const parcel: OrderLog = {
    ...unedited,
    history: [
      { state: 'awaitingPayment', actor: 'buyer', reason: null, at: minute(0) },
      { state: 'processing', actor: 'system', reason: null, at: minute(1) },
      { state: 'shipped', actor: 'talent', reason: null, at: minute(9) },
      { state: 'completed', actor, reason: null, at: minute(30) },
    ],
    money: [],
  };
  expect(logOf(parcel).map((line) => line.words)).toEqual([words, 'shipped', 'processing', 'placed']);
});

it('tells that the request was edited', () => {
  const words = logOf({ ...declined, requestEditedAt: minute(5) }).map((line) => line.words);
  expect(words).toEqual(['escrowCard', 'declined', 'requestEdited', 'walletEscrow', 'processing', 'placed']);
});
