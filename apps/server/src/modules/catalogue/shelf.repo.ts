import type { Language } from '@stagedoor/contract/limits';
import { type Channel, type ProductType, productTypeNames, ruleOf } from '@stagedoor/contract/product-types';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { query } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { type OwnRow, ownColumns, type ShortRow, shorts, soldOf } from './products.repo.ts';

const typesOf = (wanted: Channel): RawBuilder<ProductType[]> => {
  const types = productTypeNames.filter((type) => ruleOf(type).channel === wanted);
  return sql`array[${sql.join(types.map((type) => sql.lit(type)))}]::product_type[]`;
};

/** The talent has switched off what it would need. */
const isClosed = sql<boolean>`((not users.messages and type = any(${typesOf('messages')}))
  or (not users.calls and type = any(${typesOf('calls')})))`;

type ShelfPage = {
  idUser: number;
  viewer: number | null;
  language: Language;
  now: Date;
  /** The last product of the page before. */
  after: number | null;
  size: number;
};

const isSoldOut = (now: Expression<Date>) => sql<boolean>`in_stock_until <= ${now}`;

/** What a fan can look at: the sold-out comes last, and what is over or cannot be had not at all. */
export const shelfPage = query<ShelfPage, ShortRow>('shelf-page', (db, arg) => {
  const now = sql.val(arg.now);
  const page = sql<number>`(
    select product.id from product join users on users.id = product.id_owner
    where id_owner = ${arg.idUser} and shelf = 'ACTIVE' and open_until > ${now} and not ${isClosed}
      and (${isOpen(now)} or id_owner = ${arg.viewer})
      and (${arg.after}::bigint is null or (${isSoldOut(now)}, product.id) >
        (select ${isSoldOut(now)}, id from product where id = ${arg.after}::bigint))
    order by ${isSoldOut(now)}, product.id limit ${arg.size})`;
  return shorts(db, arg.language)
    .where('product.id', 'in', page)
    .orderBy(isSoldOut(now))
    .orderBy('product.id')
    .$castTo<ShortRow>();
});

type OwnPage = Omit<ShelfPage, 'viewer'>;

/** On sale, then resting, then over. */
const placeOf = (now: Expression<Date>) =>
  sql<number>`case when shelf = 'INACTIVE' or ${isClosed} then 1 when open_until > ${now} then 0 else 2 end`;

/** Everything of a talent, the newest of each part first. */
export const ownPage = query<OwnPage, OwnRow>('own-page', (db, arg) => {
  const now = sql.val(arg.now);
  const page = sql<number>`(
    select product.id from product join users on users.id = product.id_owner
    where id_owner = ${arg.idUser}
      and (${arg.after}::bigint is null or (${placeOf(now)}, -product.id) >
        (select ${placeOf(now)}, -product.id from product join users on users.id = id_owner
         where product.id = ${arg.after}::bigint))
    order by ${placeOf(now)}, product.id desc limit ${arg.size})`;
  return shorts(db, arg.language)
    .select(ownColumns)
    .select(soldOf.as('sold'))
    .where('product.id', 'in', page)
    .orderBy(placeOf(now))
    .orderBy('product.id', 'desc')
    .$castTo<OwnRow>();
});

/** One of a talent's own. */
export const ownProduct = query<{ idUser: number; idProduct: number; language: Language }, OwnRow>(
  'own-product',
  (db, arg) =>
    shorts(db, arg.language)
      .select(ownColumns)
      .select(soldOf.as('sold'))
      .where('id_owner', '=', arg.idUser)
      .where('product.id', '=', arg.idProduct)
      .$castTo<OwnRow>(),
);
