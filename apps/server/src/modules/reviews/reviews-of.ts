import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderReview, ReviewsOf } from '../orders/index.ts';

/** The reviews of these orders, including removed ones: buyer and talent still see them. */
export const reviewsOf: ReviewsOf = async (tx: Tx, idOrders: readonly number[]) => {
  const rows = await tx
    .selectFrom('score')
    .select(['id_order', 'id', 'score', 'text', 'reply', 'created_at'])
    .where(sql<boolean>`id_order = any (${idOrders}::bigint[])`)
    .execute();
  return new Map<number, OrderReview>(
    rows.map(({ id_order, id: idScore, score, text, reply, created_at: createdAt }) => [
      id_order,
      { idScore, score, text, reply, createdAt },
    ]),
  );
};
