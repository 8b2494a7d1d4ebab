import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../platform/database/database.ts';

/** What the buyer said of an order, and when first. */
export type OrderReview = NonNullable<OrderDetail['score']> & { createdAt: Date };

/** By the ids of the orders. The reviews stand above the orders and hand this in. */
export type ReviewsOf = (tx: Tx, idOrders: readonly number[]) => Promise<ReadonlyMap<number, OrderReview>>;
