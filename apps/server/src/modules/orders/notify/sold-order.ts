import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB, OrderActor, OrderState } from '../../../platform/database/schema.gen.ts';

const was = (eb: ExpressionBuilder<DB, 'orders'>, states: OrderState[], actor?: OrderActor) => {
  const moves = eb
    .selectFrom('order_event')
    .whereRef('id_order', '=', 'orders.id')
    .where('order_event.state', 'in', states);
  return eb.exists(actor ? moves.where('order_event.actor', '=', actor) : moves);
};

export type SoldOrder = Awaited<ReturnType<typeof soldOrder>>;

/** What a notification needs of an order. */
export const soldOrder = (tx: Tx, idOrder: number) =>
  tx
    .selectFrom('orders')
    .select(['orders.id', 'id_buyer', 'id_talent', 'id_product', 'type', 'state', 'total', 'talent', 'reaction'])
    .select(['returned', 'rest_returned', 'refund_due_at', 'deadline_at', 'moved_from', 'shipped_at'])
    .select((eb) => [
      was(eb, ['processing', 'completed']).as('reached_talent'),
      was(eb, ['completed'], 'talent').as('handed_over'),
      eb
        .exists(
          eb
            .selectFrom('variation')
            .whereRef('variation.id', '=', 'id_variation')
            .where('cancelled_at', 'is not', null),
        )
        .as('date_cancelled'),
      eb.selectFrom('order_problem').select('kind').whereRef('id_order', '=', 'orders.id').as('problem'),
      eb.selectFrom('order_extension').select('answer').whereRef('id_order', '=', 'orders.id').as('extension'),
    ])
    .where('orders.id', '=', idOrder)
    .executeTakeFirstOrThrow();
