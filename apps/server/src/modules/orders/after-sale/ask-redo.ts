import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { redoAsked } from '../orders.events.ts';
import { rules } from '../rules.ts';

/** Requests a fix for a wrong name, a wrong language or something unreadable; once. The money does not move. */
export const askRedo =
  (deps: Deps) =>
  (idUser: number, { idOrder, reason }: { idOrder: number; reason: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      await lockOrderForAction(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.askRedo });
      await tx.insertInto('order_redo').values({ id_order: idOrder, reason, asked_at: deps.clock.now() }).execute();
      await deps.outbox.append(tx, redoAsked, { idOrder });
    });
