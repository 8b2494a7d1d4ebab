import { cents, zero } from '@stagedoor/contract/money';
import type { SavedCard } from '@stagedoor/contract/schemas/cards';
import { expect, it } from 'vitest';
import { extensionBy } from './extension-means.ts';

const card = { idCard: 'a', last4: '4242' } as SavedCard;
const facts = { total: cents(1_000), packSeconds: 0, available: zero, cards: [], before: undefined };

it.each([
  ['the pack', { packSeconds: 90, before: { by: 'pack' } }, { by: 'pack', total: 0 }],
  ['the wallet', { available: cents(1_000), before: { by: 'wallet' } }, { by: 'wallet', total: 1_000 }],
  ['the wallet after a pack', { available: cents(1_000), before: { by: 'pack' } }, { by: 'wallet', total: 1_000 }],
  ['the saved card', { cards: [card], before: { by: 'card', idCard: 'a' } }, { by: 'card', total: 1_000, idCard: 'a' }],
  [
    'a card once the wallet is empty',
    { cards: [card], before: { by: 'wallet' } },
    { by: 'card', total: 1_000, idCard: 'a' },
  ],
  ['a new card', { available: cents(5_000), before: { by: 'card' } }, { by: 'card', total: 1_000 }],
] as const)('more minutes are paid from %s', (_name, given, payment) => {
  expect(extensionBy({ ...facts, ...given })).toEqual(payment);
});
