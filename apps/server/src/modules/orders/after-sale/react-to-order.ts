import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderReacted } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

/** The buyer's reaction, sent to the talent once. */
export const reactToOrder =
  (deps: Deps) =>
  (idUser: number, { idOrder, reaction }: { idOrder: number; reaction: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrderForAction(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.react });
      await changeOrder(tx, order, { reaction });
      await deps.outbox.append(tx, orderReacted, { idOrder });
    });
