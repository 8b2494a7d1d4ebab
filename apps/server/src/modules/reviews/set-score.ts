import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { lockOrderForAction, orderChanged, orderRules } from '../orders/index.ts';
import { reviewsOf } from './reviews-of.ts';

type Input = { idOrder: number; score: number; text: string };

/** Writes the buyer's review of a completed order, one per order; it can be edited for a limited time. */
export const setScore =
  ({ database, clock, outbox }: { database: Database; clock: Clock; outbox: Outbox }) =>
  (idUser: number, { idOrder, score, text }: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      const may = orderRules.buyer.review;
      const order = await lockOrderForAction(tx, { clock, reviewsOf }, { idOrder, role: 'buyer', idUser, may });
      await tx
        .insertInto('score')
        .values({
          id_order: idOrder,
          id_buyer: idUser,
          id_talent: order.idTalent,
          id_product: order.idProduct,
          score,
          text,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('id_order').doUpdateSet({ score, text }))
        .execute();
      await outbox.append(tx, orderChanged, { idOrder });
    });
