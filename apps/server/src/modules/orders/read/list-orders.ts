import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail, OrderKey, OrderShort } from '@stagedoor/contract/schemas/order';
import { pageOf } from '../../../platform/page-of.ts';
import type { Deps } from '../deps.ts';
import { type ListOrdersInput, pageOfOrders } from './list-orders.repo.ts';
import { shortDto } from './order.presenter.ts';
import { readOrderActivity } from './order-activity.ts';
import { queueOf } from './orders.queries.ts';
import { detailDto } from './show-order.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'secrets' | 'privateFiles' | 'ledger' | 'delivery' | 'reviewsOf'>;
type Page<Item> = { items: Item[]; totalPages: number; currentPage: number };

/** Orders that need the reader first, then newest first. */
export const listOrders =
  ({ database, clock }: UsedDeps) =>
  (input: ListOrdersInput, language: Language): Promise<{ items: OrderShort[]; next: OrderKey | null }> =>
    database.inTransaction(async (tx) => {
      const { orders, next } = await pageOfOrders(tx, input, language);
      return { items: orders.map((shown) => shortDto(shown, input.role, clock.now())), next };
    });

/** For staff: what waits for them, oldest first. */
export const listQueue =
  (deps: UsedDeps, name: 'collaborations' | 'problems') =>
  (input: { page: number; size: number }, language: Language): Promise<Page<OrderDetail>> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const { orders, count } = await queueOf(tx, name, { ...input, now }, language);
      const activity = await readOrderActivity(
        tx,
        deps,
        orders.map(({ order }) => order),
      );
      const items = await Promise.all(
        orders.map((shown) => {
          const rest = {
            activity: activity(shown.order, 'staff'),
            delivered: null,
            documents: null,
            certificates: [],
            messagingClosed: null,
          };
          return detailDto(deps, shown, { role: 'staff', ...rest });
        }),
      );
      return pageOf(items, count, input);
    });
