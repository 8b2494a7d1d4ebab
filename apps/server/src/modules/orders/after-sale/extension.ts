import { limits } from '@stagedoor/contract/limits';
import { isMadeOnRequest } from '@stagedoor/contract/product-types';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { extensionAnswered, extensionAsked } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';

/** Asks the fan for three more days; once. */
export const askExtension =
  (deps: Deps) =>
  (idUser: number, idOrder: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrderForAction(tx, deps, {
        idOrder,
        role: 'talent',
        idUser,
        may: rules.talent.askExtension,
      });
      const at = deps.clock.now();
      const until = daysAfter(order.deadlineAt, limits.orders.extensionDays);
      await tx.insertInto('order_extension').values({ id_order: idOrder, until, asked_at: at }).execute();
      // Nobody asks for time for a request that they have not read.
      if (isMadeOnRequest(order.type) && !order.begunAt) await changeOrder(tx, order, { begunAt: at });
      await deps.outbox.append(tx, extensionAsked, { idOrder });
    });

export const answerExtension =
  (deps: Deps) =>
  (idUser: number, { idOrder, agree }: { idOrder: number; agree: boolean }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrderForAction(tx, deps, {
        idOrder,
        role: 'buyer',
        idUser,
        may: rules.buyer.answerExtension,
      });
      const { until } = await tx
        .updateTable('order_extension')
        .set({ answer: agree ? 'agreed' : 'refused' })
        .where('id_order', '=', idOrder)
        .returning('until')
        .executeTakeFirstOrThrow();
      await deps.outbox.append(tx, extensionAnswered, { idOrder });
      if (!agree) return;
      await changeOrder(tx, order, { deadlineAt: until });
      await watchOrder.at(tx, deps, idOrder, until);
    });
