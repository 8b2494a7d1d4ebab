import { expect, it } from 'vitest';
import { orderIn, ownerOf } from './owner.ts';

it.each([
  [
    { kind: 'earned', owner: '1002' },
    { words: 'user', id: '1002' },
  ],
  [
    { kind: 'escrow', owner: '10007' },
    { words: 'order', id: '10007' },
  ],
  [
    { kind: 'clearing', owner: 'bank' },
    { words: 'bank', id: 'bank' },
  ],
  [
    { kind: 'clearing', owner: 'a-payment' },
    { words: 'payment', id: 'a-payment' },
  ],
  [
    { kind: 'payout', owner: 'refund-77' },
    { words: 'refund', id: '77' },
  ],
  [
    { kind: 'payout', owner: '3' },
    { words: 'withdrawal', id: '3' },
  ],
  [
    { kind: 'charity', owner: '2' },
    { words: 'fund', id: '2' },
  ],
] as const)('%o belongs to %o', (account, owner) => {
  expect(ownerOf(account)).toEqual(owner);
});

it('finds the order by its escrow, where there is one', () => {
  const paid = [
    { kind: 'clearing', owner: 'a-payment' },
    { kind: 'escrow', owner: '10007' },
  ] as const;
  expect([orderIn(paid), orderIn(paid.slice(0, 1))]).toEqual([10_007, null]);
});
