import { cents } from '@stagedoor/contract/money';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';
import { expect, it } from 'vitest';
import { heldOf, moneyStatusOf, movedTo } from './money-status.ts';

type Step = OrderDetail['money'][number];

const step = (kind: string, from: string, to: string, amount: number): Step => ({
  kind,
  from,
  to,
  amount: cents(amount),
  at: '2026-03-01T12:00:00.000Z',
  transaction: null,
});

const none = cents(0);
const anOrder = (state: OrderState, money: Step[] = [], total = 1500) => ({
  state,
  money,
  price: {
    unitPrice: cents(total),
    subtotal: cents(total),
    discount: none,
    delivery: none,
    expressSurcharge: none,
    total: cents(total),
    charity: none,
    platform: none,
    talent: none,
    fromWallet: none,
  },
});

const paid = step('order.paid', 'card', 'escrow', 1500);

it.each([
  ['awaitingPayment', [], 'waiting'],
  ['awaitingPayment', [step('order.held', 'wallet', 'escrow', 700)], 'waiting'],
  ['processing', [paid], 'held'],
  ['disputed', [paid], 'held'],
  ['expired', [paid], 'held'],
  ['expired', [], 'unpaid'],
  ['expired', [paid, step('order.donated', 'escrow', 'charity', 1500)], 'given'],
  ['declined', [paid, step('order.refunded', 'escrow', 'card', 1500)], 'returned'],
  [
    'completed',
    [paid, step('order.fulfilled', 'escrow', 'talent', 1275), step('order.fulfilled', 'escrow', 'platform', 225)],
    'paid',
  ],
] as const)('shows the money of an order that is %s after %j as %s', (state, money, status) => {
  expect(moneyStatusOf(anOrder(state, [...money]))).toBe(status);
});

it('follows the state where a code made it free', () => {
  expect(moneyStatusOf(anOrder('processing', [], 0))).toBe('held');
  expect(moneyStatusOf(anOrder('completed', [], 0))).toBe('paid');
  expect(moneyStatusOf(anOrder('declined', [], 0))).toBe('returned');
});

it('adds up what is held and what moved where', () => {
  const late = anOrder('processing', [paid, step('express.refunded', 'escrow', 'card', 500)]);
  expect(heldOf(late)).toBe(1000);
  expect(movedTo(late, 'card')).toBe(500);
  expect(movedTo(late, 'wallet')).toBe(0);
});
