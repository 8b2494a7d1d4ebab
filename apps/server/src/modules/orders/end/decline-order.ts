import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';
import { endOrder } from './end-order.ts';

/** The talent says that it cannot be done, and why. */
export const declineOrder =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, reason }: { idOrder: number; reason: string }): Promise<void> => {
    const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, may: rules.talent.decline });
    await endOrder(tx, deps, order, { to: 'declined', actor: 'talent', reason });
  };
