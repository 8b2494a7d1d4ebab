import type { NotificationGroup } from '@stagedoor/contract/schemas/notification-preferences';
import { expect, it } from 'vitest';
import { changeOf, isPartlyAlways, linesOf, reachOf } from './groups.ts';

const chosen = { inApp: 'chosen', email: 'chosen', push: 'chosen' } as const;
const group: NotificationGroup = {
  name: 'orders',
  title: 'Orders',
  more: '',
  kinds: [
    { type: 'ORDER_PAID', name: 'Receipts', uses: { inApp: 'never', email: 'always', push: 'never' } },
    { type: 'ORDER_MESSAGE', name: 'Messages', uses: chosen },
    { type: 'EXTENSION_AGREED', name: 'More time', uses: chosen },
    { type: 'EXTENSION_REFUSED', name: 'More time', uses: chosen },
  ],
};
const on = { inApp: true, email: true, push: true };
const off = { inApp: false, email: false, push: false };
const types = { ORDER_PAID: { ...off, email: true }, ORDER_MESSAGE: on, EXTENSION_AGREED: off, EXTENSION_REFUSED: off };
const whole = { name: group.title, kinds: group.kinds };

it('shows kinds that are called the same as one line', () => {
  expect(linesOf(group).map(({ name, kinds }) => [name, kinds.length])).toEqual([
    ['Receipts', 1],
    ['Messages', 1],
    ['More time', 2],
  ]);
});

it('says all, some or none, as the kinds of a line have it, and always or never where there is nothing to choose', () => {
  const [receipts, messages, moreTime] = linesOf(group);
  expect(receipts && reachOf(receipts, types, 'email')).toBe('always');
  expect(receipts && reachOf(receipts, types, 'push')).toBe('never');
  expect(messages && reachOf(messages, types, 'push')).toBe('all');
  expect(moreTime && reachOf(moreTime, types, 'push')).toBe('none');
  expect(reachOf(whole, types, 'email')).toBe('some');
  expect([isPartlyAlways(whole, 'email'), isPartlyAlways(whole, 'push')]).toEqual([true, false]);
});

it('changes one channel of one line, and names nothing that cannot be switched', () => {
  expect(changeOf(whole, 'email', false)).toEqual({
    ORDER_MESSAGE: { email: false },
    EXTENSION_AGREED: { email: false },
    EXTENSION_REFUSED: { email: false },
  });
});
