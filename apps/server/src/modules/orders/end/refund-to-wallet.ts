import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

/** From now on refunds go to the wallet at once, instead of to the card within days. */
export const refundToWallet =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, {
      idOrder,
      role: 'buyer',
      idUser,
      may: rules.buyer.refundToWallet,
    });
    await changeOrder(tx, order, { toWallet: true });
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
