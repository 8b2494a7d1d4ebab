import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.facts.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';

/** From now on what comes back is in the wallet at once, instead of days later on the card. */
export const refundToWallet =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.refundToWallet });
    await changeOrder(tx, order, { toWallet: true });
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
