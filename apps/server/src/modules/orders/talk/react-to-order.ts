import type { Deps } from '../deps.ts';
import { orderReacted } from '../orders.facts.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';

/** How it was, told to the talent once. */
export const reactToOrder =
  (deps: Deps) =>
  (idUser: number, { idOrder, reaction }: { idOrder: number; reaction: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.react });
      await changeOrder(tx, order, { reaction });
      await deps.outbox.append(tx, orderReacted, { idOrder });
    });
