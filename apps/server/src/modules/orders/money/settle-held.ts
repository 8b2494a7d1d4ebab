import { shareOut } from '@stagedoor/contract/earnings';
import { type Cents, subtract } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { endOrder } from '../end/end-order.ts';
import type { OrderIn } from '../order.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { releaseAndExpire } from '../paid/give-up-order.ts';
import { completeDrawn, drawDown } from './draw-down.ts';

/** `earned`: null when it did not take place, for a `reason`. */
type Outcome = { idOrder: number; earned: Cents | null; reason: string };

/** Ends an order whose price was only set aside: pays out what was earned of it, and returns the rest. Idempotent. */
export const settleHeld =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, earned, reason }: Outcome): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state === 'awaitingPayment') return settleCard(tx, deps, order, earned);
    if (order.state !== 'processing') return;
    if (earned === null) return endOrder(tx, deps, order, { to: 'cancelled', actor: 'system', reason });
    if (earned > 0) await drawDown(deps)(tx, { idOrder, amount: earned, ref: 'call' });
    await completeDrawn(deps)(tx, idOrder);
  };

/** What was authorised is captured after the commit, which pays and completes the order. */
const settleCard = async (
  tx: Tx,
  deps: Deps,
  order: OrderIn<'awaitingPayment'>,
  earned: Cents | null,
): Promise<void> => {
  const { idPayment: si, price, shares } = order;
  const isHeld = si !== null && (await deps.payments.find(tx, si)).state === 'held';
  if (isHeld && earned !== null && earned > 0) {
    await changeOrder(tx, order, { returned: subtract(price.total, earned), shares: shareOut(shares, earned) });
    return deps.payments.capture(tx, { si, amount: earned });
  }
  if (isHeld) await deps.payments.release(tx, si);
  await releaseAndExpire(tx, deps, order);
};
