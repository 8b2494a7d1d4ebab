import { wireType } from '@stagedoor/contract/product-types';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { CompletedOf } from '../../catalogue/index.ts';
import { mediaLink } from '../../media/index.ts';

/** A talent's portfolio: what was done and its buyer did not hide. Nobody's name is in it. */
export const completedOf =
  ({ inTransaction }: Pick<Database, 'inTransaction'>): CompletedOf =>
  (idTalent, { page, size, language }) =>
    inTransaction(async (tx) => {
      const done = tx
        .selectFrom('orders')
        .innerJoin('order_delivery', 'order_delivery.id_order', 'orders.id')
        .innerJoin('product', 'product.id', 'orders.id_product')
        .where('id_talent', '=', idTalent)
        .where('state', '=', 'completed')
        .where('keep_hidden', '=', false)
        .where('orders.type', 'in', ['AUTOGRAPH', 'VIDEO_GREETING']);
      const rows = await done
        .select(['orders.id', 'id_product', 'orders.type', 'id_fund', 'completed_at'])
        .select(['order_delivery.id_image as result', 'product.id_image'])
        .select(sql<string>`product.name ->> ${language}::text`.as('name'))
        .orderBy('orders.id', 'desc')
        .offset(page * size)
        .limit(size)
        .execute();
      const { count } = await done.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        idOrder: row.id,
        idProduct: row.id_product,
        productType: wireType(row.type, row.id_fund !== null),
        name: row.name,
        imageLink: mediaLink(row.result ?? row.id_image),
        completedAt: (row.completed_at ?? new Date(0)).toISOString(),
      }));
      return { items, totalPages: Math.ceil(count / size) };
    });
