import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** The words that came with it; empty without any. */
const wordsOf = sql<string>`coalesce(orders.fields ->> 'text', '')`;

/** Gifts that were paid for, with when they were thanked for. */
export const paidGifts = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .leftJoin('gift_thanks', 'gift_thanks.id_order', 'orders.id')
    .leftJoin('recurring_period', 'recurring_period.id_order', 'orders.id')
    .select(['orders.id', 'id_buyer', 'id_talent', 'orders.total', 'orders.talent', 'paid_at', 'thanked_at'])
    .select((eb) => [wordsOf.as('text'), eb('recurring_period.id_agreement', 'is not', null).as('is_monthly')])
    .where('orders.type', '=', 'DONATION')
    .where('orders.state', '=', 'completed');
