import { type Cents, subtract, sum } from '@stagedoor/contract/money';
import type { OrderDetail, OrderState } from '@stagedoor/contract/schemas/order';

/** Where an order's money is. */
export type MoneyStatus = 'unpaid' | 'waiting' | 'held' | 'paid' | 'returned' | 'given';

type OrderMoney = Pick<OrderDetail, 'state' | 'money' | 'price'>;
type Step = OrderDetail['money'][number];

const running: ReadonlySet<OrderState> = new Set(['reviewing', 'processing', 'shipped']);

const totalOf = (steps: readonly Step[]): Cents => sum(steps.map(({ amount }) => amount));

/** The amount that went from escrow to a place. */
export const movedTo = ({ money }: Pick<OrderMoney, 'money'>, place: string): Cents =>
  totalOf(money.filter(({ from, to }) => from === 'escrow' && to === place));

export const heldOf = ({ money }: Pick<OrderMoney, 'money'>): Cents =>
  subtract(totalOf(money.filter(({ to }) => to === 'escrow')), totalOf(money.filter(({ from }) => from === 'escrow')));

/** From the ledger's movements; a free order has none, so its state decides. */
export const moneyStatusOf = (order: OrderMoney): MoneyStatus => {
  const { state, money, price } = order;
  if (state === 'awaitingPayment') return 'waiting';
  if (state === 'refunded') return 'returned';
  if (heldOf(order) > 0) return 'held';
  if (money.some(({ kind }) => kind === 'order.donated')) return 'given';
  // In whole, or the part of a call that was talked.
  if (money.some(({ kind }) => kind === 'order.fulfilled' || kind === 'order.drawn')) return 'paid';
  if (price.total > 0) return money.length === 0 ? 'unpaid' : 'returned';
  return state === 'completed' ? 'paid' : running.has(state) ? 'held' : 'returned';
};
