import { shareOut } from '@stagedoor/contract/earnings';
import { type Cents, subtract, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import type { OrderIn } from '../order.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { releaseAndExpire } from '../paid/give-up-order.ts';
import { completeWith } from './draw-down.ts';

/** `earned`: null when it did not take place. */
type Outcome = { idOrder: number; earned: Cents | null };

/** Ends an order whose price was only set aside: pays out what was earned of it, and returns the rest. Idempotent. */
export const settleHeld =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, earned }: Outcome): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state === 'awaitingPayment') return settleCard(tx, deps, order, earned);
    if (order.state !== 'processing') return;
    if (earned === null) return endOrder(tx, deps, order, { to: 'cancelled', actor: 'system' });
    await completeWith(tx, deps, order, earned);
  };

/** What was authorised is captured after the commit, which pays and completes the order. */
const settleCard = async (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'awaitingPayment'>,
  earned: Cents | null,
): Promise<void> => {
  const { idPayment: si, price, shares } = order;
  const amount = earned ?? zero;
  const isDecided = si !== null && (await deps.payments.capture(tx, { si, amount }));
  if (!isDecided || amount === 0) return releaseAndExpire(tx, deps, order);
  await changeOrder(tx, order, { returned: subtract(price.total, amount), shares: shareOut(shares, amount) });
};
