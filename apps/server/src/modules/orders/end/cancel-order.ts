import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { rules } from '../rules.ts';
import { endOrder } from './end-order.ts';

/** Cancels on behalf of the fan. */
export const cancelOrder =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.cancel });
    await endOrder(tx, deps, order, { to: 'cancelled', actor: 'buyer' });
  };
