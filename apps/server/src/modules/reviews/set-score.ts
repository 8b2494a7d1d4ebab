import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { orderChanged, orderRules, takeOrder } from '../orders/index.ts';
import { reviewsOf } from './reviews-of.ts';

type Given = { idOrder: number; score: number; text: string };

/** By the buyer of a completed order, once; what was said may be changed for a while. */
export const setScore =
  ({ database, clock, outbox }: { database: Database; clock: Clock; outbox: Outbox }) =>
  (idUser: number, { idOrder, score, text }: Given): Promise<void> =>
    database.inTransaction(async (tx) => {
      const may = orderRules.buyer.review;
      const order = await takeOrder(tx, { clock, reviewsOf }, { idOrder, role: 'buyer', idUser, may });
      await tx
        .insertInto('score')
        .values({
          id_order: idOrder,
          id_buyer: idUser,
          id_talent: order.idTalent,
          score,
          text,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('id_order').doUpdateSet({ score, text }))
        .execute();
      await outbox.append(tx, orderChanged, { idOrder });
    });
