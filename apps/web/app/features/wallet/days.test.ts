import { cents } from '@stagedoor/contract/money';
import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import { expect, it } from 'vitest';
import { byDay } from './days.ts';

const aTransaction = (id: string, at: Date): Transaction => ({
  id,
  kind: 'deposit.received',
  ref: id,
  at: at.toISOString(),
  amount: cents(100),
  pots: ['deposited'],
  status: 'completed',
  order: null,
});

it('puts the lines under the days of the reader’s own calendar, in their order', () => {
  const now = new Date(2026, 0, 1, 9, 0);
  const lines = [
    aTransaction('a', new Date(2026, 0, 1, 0, 1)),
    aTransaction('b', new Date(2025, 11, 31, 23, 59)),
    aTransaction('c', new Date(2025, 11, 31, 8, 0)),
    aTransaction('d', new Date(2025, 11, 1, 8, 0)),
  ];
  const days = byDay(lines, now, 'en');
  expect(days.map(({ date, relation, items }) => [relation, date, items.map(({ id }) => id)])).toEqual([
    ['today', '1 January', ['a']],
    ['yesterday', '31 December 2025', ['b', 'c']],
    ['earlier', '1 December 2025', ['d']],
  ]);
});
