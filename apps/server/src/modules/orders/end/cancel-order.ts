import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';
import { endOrder } from './end-order.ts';

/** The fan takes it back. */
export const cancelOrder =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.cancel });
    await endOrder(tx, deps, order, { to: 'cancelled', actor: 'buyer' });
  };
