import { type Language, limits } from '@stagedoor/contract/limits';
import type { StudioOverview, WaitingOrder } from '@stagedoor/contract/schemas/overview';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { momentOf, productTypeOf } from './order.presenter.ts';
import { type ShownOrder, shownOrders } from './orders.queries.ts';

type Found = { id: number; wants: WaitingOrder['wants']; due: Date | null };

/** The number of orders that wait for a talent, and those due first. Redos have no deadline and come last. */
export const waitingForTalent =
  ({ database }: Pick<Deps, 'database'>) =>
  (idTalent: number, language: Language): Promise<StudioOverview['waiting']> =>
    database.inTransaction(async (tx) => {
      const found = await nearestOf(tx, idTalent);
      const shown = await shownOrders(
        tx,
        found.map(({ id }) => id),
        language,
      );
      const byId = new Map(shown.map((order) => [order.order.id, order]));
      const nearest = found.flatMap((one) => {
        const order = byId.get(one.id);
        return order ? [waitingDto(one, order)] : [];
      });
      return { count: await countOf(tx, idTalent), nearest };
    });

const waitingDto = ({ wants, due }: Found, shown: ShownOrder): WaitingOrder => ({
  idOrder: shown.order.id,
  productName: shown.product.name,
  productType: productTypeOf(shown.order),
  fanName: shown.buyer.name,
  wants,
  due: momentOf(due),
  // Once the express deadline was missed, the surcharge was refunded and the standard deadline applies.
  express: shown.order.express && shown.order.returned === 0,
  youReceive: shown.order.shares.talent,
});

const nearestOf = async (tx: Tx, idTalent: number): Promise<Found[]> => {
  const most = limits.overview.nearestOrders;
  const { rows } = await sql<Found>`
    (select id, 'deliver' as wants, hand_over_by as due from orders
      where id_talent = ${idTalent} and needs_talent and state = 'processing' order by hand_over_by limit ${most})
    union all
    (select o.id, 'answerProblem', p.answer_by from orders o join order_problem p on p.id_order = o.id
      where o.id_talent = ${idTalent} and o.shown_to_talent and o.state = 'disputed' and o.needs_talent
      order by p.answer_by limit ${most})
    union all
    (select id, 'redo', null from orders
      where id_talent = ${idTalent} and shown_to_talent and state = 'completed' and needs_talent order by id limit ${most})
    order by due nulls last, id limit ${most}`.execute(tx);
  return rows;
};

const countOf = async (tx: Tx, idTalent: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders
      where id_talent = ${idTalent} and shown_to_talent and needs_talent limit ${limits.counters.most}) waiting`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};
