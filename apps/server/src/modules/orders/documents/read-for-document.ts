import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { isPaid, type PaidOrder } from '../order.ts';
import { type Pass, passesOf } from '../passes/pass.ts';
import { readOrderActivity } from '../read/order-activity.ts';
import { type ShownOrder, shownOrder } from '../read/orders.queries.ts';

export type DocumentDeps = Pick<Deps, 'secrets' | 'clock' | 'company'>;

/** What the documents of an order say. */
export type DocumentOrder = Omit<ShownOrder, 'order'> & {
  order: PaidOrder;
  language: Language;
  /** As it is addressed on a document. */
  buyerName: string;
  email: string | null;
  passes: Pass[];
  money: OrderDetail['money'];
};

/** Reads everything first: nothing is drawn while a transaction is open. */
export const readForDocument =
  (deps: Pick<Deps, 'database' | 'ledger' | 'reviewsOf'>) =>
  (idOrder: number, language: Language): Promise<DocumentOrder> =>
    deps.database.inTransaction(async (tx) => {
      const { order, ...shown } = (await shownOrder(tx, idOrder, language)) ?? fail('pageNotFound');
      if (!isPaid(order)) return fail('pageNotFound');
      const { money } = (await readOrderActivity(tx, deps, [order]))(order, 'buyer');
      return {
        ...shown,
        order,
        language,
        buyerName: order.fields.fullName || shown.buyer.name,
        email: order.email ?? (await contactOf(tx, order.idBuyer)).email,
        passes: await passesOf(tx, idOrder),
        money,
      };
    });
