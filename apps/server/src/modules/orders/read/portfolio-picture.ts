import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';

/**
 * The buyer agreed to show it, and was content: asked for no redo that is still open, reported no problem, and the
 * payment is not in dispute. The literals match the partial index `orders_portfolio`; with parameters the planner could
 * not use it.
 */
export const inPortfolio = sql<boolean>`(
  state = 'completed' and not keep_hidden and orders.type in ('AUTOGRAPH', 'VIDEO_GREETING') and not redo_open
  and not exists (select from order_problem p where p.id_order = orders.id)
  and not exists (select from dispute d where d.id_payment = orders.id_payment and d.state <> 'won'))`;

// The picture itself is private: each request checks the order.
export const portfolioPath = '/media/portfolio';
export const portfolioLink = (idOrder: number): string => `${portfolioPath}/${idOrder}`;

const shownPicture = query<{ idOrder: number; now: Date }, { id_image: string | null }>(
  'portfolio-picture',
  (db, arg) =>
    db
      .selectFrom('orders')
      .innerJoin('order_delivery', 'order_delivery.id_order', 'orders.id')
      .innerJoin('users', 'users.id', 'orders.id_talent')
      .select('order_delivery.id_image')
      .where('orders.id', '=', arg.idOrder)
      .where(inPortfolio)
      .where(isOpen(sql.val(arg.now))),
);

/** The picture of an order in the portfolio: shown by its buyer, of a visible talent. */
export const portfolioPicture =
  ({ read }: Pick<Database, 'read'>) =>
  async (idOrder: number, now: Date): Promise<string | null> =>
    (await read(shownPicture, { idOrder, now }))[0]?.id_image ?? null;
