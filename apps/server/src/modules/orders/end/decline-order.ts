import type { Deps } from '../deps.ts';
import { takeOrder } from '../take-order.ts';
import { endOrder } from './end-order.ts';

/** The talent says that it cannot be done, and why. */
export const declineOrder =
  (deps: Deps) =>
  (idUser: number, { idOrder, reason }: { idOrder: number; reason: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, action: 'decline' });
      await endOrder(tx, deps, order, { to: 'declined', actor: 'talent', reason });
    });
