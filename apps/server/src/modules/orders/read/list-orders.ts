import type { Language } from '@stagedoor/contract/limits';
import type { OrderDetail, OrderKey, OrderShort } from '@stagedoor/contract/schemas/order';
import type { Deps } from '../deps.ts';
import { aroundOrders } from './around-orders.ts';
import { type ListOrdersInput, pageOfOrders } from './list-orders.repo.ts';
import { shortDto } from './order.presenter.ts';
import { queueOf } from './orders.queries.ts';
import { detailDto } from './show-order.ts';

type Needed = Pick<Deps, 'database' | 'clock' | 'secrets' | 'privateFiles' | 'ledger' | 'delivery' | 'reviewsOf'>;
type Page<Item> = { items: Item[]; totalPages: number; currentPage: number };

/** What needs them first, then the newest. */
export const listOrders =
  ({ database, clock }: Needed) =>
  (input: ListOrdersInput, language: Language): Promise<{ items: OrderShort[]; next: OrderKey | null }> =>
    database.inTransaction(async (tx) => {
      const { orders, next } = await pageOfOrders(tx, input, language);
      return { items: orders.map((shown) => shortDto(shown, input.role, clock.now())), next };
    });

/** For the staff: what waits for them, the oldest first. */
export const listQueue =
  (deps: Needed, name: 'collaborations' | 'problems') =>
  (asked: { page: number; size: number }, language: Language): Promise<Page<OrderDetail>> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const { orders, count } = await queueOf(tx, name, { ...asked, now }, language);
      const around = await aroundOrders(
        tx,
        deps,
        orders.map(({ order }) => order),
      );
      const items = await Promise.all(
        orders.map((shown) => {
          const rest = { around: around(shown.order, 'staff'), delivered: null, talkClosed: null };
          return detailDto(deps, shown, { role: 'staff', ...rest });
        }),
      );
      return { items, totalPages: Math.ceil(count / asked.size), currentPage: asked.page };
    });
