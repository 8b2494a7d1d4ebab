import type { Tx } from '../../../platform/database/database.ts';
import { releaseEarning } from '../dates/dispute-date.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { rules } from '../rules.ts';
import { completeOrder } from './complete-order.ts';

/**
 * The buyer has the parcel: completes the order and pays the talent now, without the usual days. The buyer can report a
 * problem for as long as after any other delivery.
 */
export const confirmReceipt =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, {
      idOrder,
      role: 'buyer',
      idUser,
      may: rules.buyer.confirmReceipt,
    });
    await completeOrder(tx, deps, order, 'buyer');
    await releaseEarning(tx, deps, order);
  };
