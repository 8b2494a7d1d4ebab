import { sql } from 'kysely';
import type { SitemapPart, SitemapRange } from '../../extension-points/sitemap-part.ts';
import { query } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { isClosed, isListed } from './shelf.repo.ts';

const lastProduct = query<Record<never, never>, { id: number }>('last-product', (db) =>
  db.selectFrom('product').select(sql<number>`coalesce(max(id), 0)`.as('id')),
);

const publicProducts = query<SitemapRange, { id: number; idOwner: number }>('public-products', (db, arg) =>
  db
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .select(['product.id', 'product.id_owner as idOwner'])
    .where('product.id', '>', arg.from)
    .where('product.id', '<=', arg.to)
    .where('product.shelf', '=', 'ACTIVE')
    .where('product.audience', '=', 'everyone')
    .where('product.open_until', '>', arg.now)
    .where(isListed)
    .where(sql<boolean>`not ${isClosed}`)
    .where(isOpen(sql.val(arg.now)))
    .orderBy('product.id')
    .limit(arg.limit),
);

export const sitemapOfProducts: SitemapPart = {
  name: 'products',
  lastId: async (read) => (await read(lastProduct, {}))[0]?.id ?? 0,
  entries: async (read, range) =>
    (await read(publicProducts, range)).map(({ id, idOwner }) => ({
      path: `/product?id=${id}&user=${idOwner}`,
      changed: null,
    })),
};
