import { type Cents, subtract, sum } from '@stagedoor/contract/money';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';

/** How far an order's money has come. */
export type Way = 'unpaid' | 'waiting' | 'held' | 'paid' | 'returned' | 'given';

type Told = Pick<OrderDetail, 'state' | 'money' | 'price'>;
type Step = OrderDetail['money'][number];

const together = (steps: readonly Step[]): Cents => sum(steps.map(({ amount }) => amount));

/** What came to a place out of escrow. */
export const arrived = ({ money }: Pick<Told, 'money'>, place: string): Cents =>
  together(money.filter(({ from, to }) => from === 'escrow' && to === place));

export const heldOf = ({ money }: Pick<Told, 'money'>): Cents =>
  subtract(
    together(money.filter(({ to }) => to === 'escrow')),
    together(money.filter(({ from }) => from === 'escrow')),
  );

/** As the books tell it; what costs nothing has no books and goes by its state. */
export const wayOf = (order: Told): Way => {
  const { state, money, price } = order;
  if (state === 'awaitingPayment') return 'waiting';
  if (state === 'refunded') return 'returned';
  if (heldOf(order) > 0) return 'held';
  if (money.some(({ kind }) => kind === 'order.donated')) return 'given';
  if (money.some(({ kind }) => kind === 'order.fulfilled')) return 'paid';
  if (price.total > 0) return money.length === 0 ? 'unpaid' : 'returned';
  return state === 'completed' ? 'paid' : state === 'processing' || state === 'reviewing' ? 'held' : 'returned';
};
