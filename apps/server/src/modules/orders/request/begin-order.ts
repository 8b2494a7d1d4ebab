import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

/** The talent has opened the order: from now on its request stays as it is. */
export const beginOrder =
  (deps: Deps) =>
  (idUser: number, idOrder: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrderForAction(tx, deps, { idOrder, role: 'talent', idUser, may: rules.talent.begin });
      await changeOrder(tx, order, { begunAt: deps.clock.now() });
      await deps.outbox.append(tx, orderChanged, { idOrder });
    });
