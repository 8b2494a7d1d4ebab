import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import type { Tx } from '../../platform/database/database.ts';

/** The buyer's review of an order, and when it was first written. */
export type OrderReview = NonNullable<OrderDetail['score']> & { createdAt: Date };

/** By order id. Provided by the reviews, which are a higher module. */
export type ReviewsOf = (tx: Tx, idOrders: readonly number[]) => Promise<ReadonlyMap<number, OrderReview>>;
