import { shareOut } from '@stagedoor/contract/earnings';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { RefundReason } from '@stagedoor/contract/order-words';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrder } from '../orders.repo.ts';
import { refundRest } from '../packs/refund-unused-units.ts';
import { reverseCompletedOrder } from './end-order.ts';

type Whole = { idOrder: number; actor: 'buyer' | 'system'; reason?: RefundReason };

/** Refunds an order that was completed on payment. No effect when it is not completed any more. */
export const refundWhole =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, actor, reason }: Whole): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'completed') return;
    await reverseCompletedOrder(tx, deps, order, { to: 'refunded', actor, ...(reason && { reason }) });
  };

/** Refunds up to `amount` of a completed order, once. Returns how much it was. */
export const refundPart =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, amount }: { idOrder: number; amount: Cents }): Promise<Cents> => {
    const order = await lockOrder(tx, idOrder);
    const { total } = order.price;
    const part = cents(Math.min(amount, total - order.returned));
    if (order.state !== 'completed' || order.restReturned > 0 || part <= 0) return cents(0);
    await refundRest(tx, deps, order, shareOut(order.shares, part));
    return part;
  };
