import type { Deps } from '../deps.ts';
import { takeOrder } from '../take-order.ts';
import { endOrder } from './end-order.ts';

/** The fan takes it back. */
export const cancelOrder =
  (deps: Deps) =>
  (idUser: number, idOrder: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, action: 'cancel' });
      await endOrder(tx, deps, order, { to: 'cancelled', actor: 'buyer' });
    });
