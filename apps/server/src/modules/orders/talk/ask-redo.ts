import type { Deps } from '../deps.ts';
import { redoAsked } from '../orders.facts.ts';
import { rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';

/** A wrong name, another language, nothing to be read: the talent puts it right, once. The money stays where it is. */
export const askRedo =
  (deps: Deps) =>
  (idUser: number, { idOrder, reason }: { idOrder: number; reason: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      await takeOrder(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.askRedo });
      await tx.insertInto('order_redo').values({ id_order: idOrder, reason, asked_at: deps.clock.now() }).execute();
      await deps.outbox.append(tx, redoAsked, { idOrder });
    });
