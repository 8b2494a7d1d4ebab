import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { query } from '../../../platform/database/read.ts';
import { isOpen } from '../../access/index.ts';

// As the index `orders_portfolio` has it, and not as parameters, of which it would know nothing.
export const inPortfolio = sql<boolean>`(
  state = 'completed' and not keep_hidden and orders.type in ('AUTOGRAPH', 'VIDEO_GREETING'))`;

// The picture itself is private: each time it is asked for, the order says whether it may be shown.
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

/** What is in the portfolio at this moment: no order that its buyer hides, and nothing of a talent who is not to be seen. */
export const portfolioPicture =
  ({ read }: Pick<Database, 'read'>) =>
  async (idOrder: number, now: Date): Promise<string | null> =>
    (await read(shownPicture, { idOrder, now }))[0]?.id_image ?? null;
