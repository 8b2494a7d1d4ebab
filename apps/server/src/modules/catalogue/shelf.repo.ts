import type { Language } from '@stagedoor/contract/limits';
import { type Channel, type ProductType, productTypeNames, ruleOf } from '@stagedoor/contract/product-types';
import type { ShelfPart } from '@stagedoor/contract/schemas/product';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { opaqueParam, query } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { isEvent } from './member-products.ts';
import { moreImagesOf, type OwnRow, ownColumns, type ShortRow, shorts, soldOf } from './products.repo.ts';

const typesWith = (has: (type: ProductType) => boolean): RawBuilder<ProductType[]> =>
  sql`array[${sql.join(productTypeNames.filter(has).map((type) => sql.lit(type)))}]::product_type[]`;

const typesOf = (channel: Channel) => typesWith((type) => ruleOf(type).channel === channel);

/** The talent has switched off the channel that it needs. */
export const isClosed = sql<boolean>`((not users.messages and type = any(${typesOf('messages')}))
  or (not users.calls and type = any(${typesOf('calls')})))`;

type ShelfPage = {
  idUser: number;
  viewer: number | null;
  language: Language;
  now: Date;
  /** The last product of the previous page. */
  after: number | null;
  size: number;
};

/** Plans and gifts are shown on pages of their own, never among the products. */
export const isListed = sql<boolean>`type not in ('SUBSCRIPTION', 'DONATION', 'AUCTION')`;

const isSoldOut = (now: Expression<Date>) => sql<boolean>`in_stock_until <= ${now}`;

/** Everyone's products, those for members, and the events for members. */
const isIn: Record<ShelfPart, RawBuilder<boolean>> = {
  everyone: sql`audience = 'everyone'`,
  members: sql`audience <> 'everyone' and type <> all(${typesWith(isEvent)})`,
  memberEvents: sql`audience <> 'everyone' and type = any(${typesWith(isEvent)})`,
};

/** What a fan can see, in the talent's order: sold-out products last, without past or unavailable ones. */
const shelfPageOf = (shelfPart: ShelfPart) =>
  query<ShelfPage, ShortRow>(`shelf-page-${shelfPart}`, (db, arg) => {
    const now = opaqueParam(arg.now, 'timestamptz');
    const after = opaqueParam(arg.after, 'bigint');
    const size = opaqueParam(arg.size, 'bigint');
    // Each part is read in the order of its index, and only as far as the page goes.
    const part = (soldOut: boolean) => sql`(
    select product.id, ${sql.lit(soldOut)} as sold_out, position from product
    where id_owner = users.id and shelf = 'ACTIVE' and ${isListed} and ${isIn[shelfPart]} and open_until > ${now}
      and not ${isClosed}
      and (${isSoldOut(now)}) = ${sql.lit(soldOut)}
      and (${after} is null or (${sql.lit(soldOut)}, position) >
        (select ${isSoldOut(now)}, position from product where id = ${after}))
    order by position limit ${size})`;
    const page = sql<{ id: number }>`(
    select page.id from users cross join lateral (${part(false)} union all ${part(true)}) page
    where users.id = ${opaqueParam(arg.idUser, 'bigint')}
      and (${isOpen(now)} or users.id = ${opaqueParam(arg.viewer, 'bigint')})
    order by sold_out, position limit ${size})`;
    return shorts(db, arg.language)
      .innerJoin(page.as('page'), 'page.id', 'product.id')
      .orderBy(isSoldOut(now))
      .orderBy('position')
      .$castTo<ShortRow>();
  });

export const shelfPages = {
  everyone: shelfPageOf('everyone'),
  members: shelfPageOf('members'),
  memberEvents: shelfPageOf('memberEvents'),
};

type OwnPage = Omit<ShelfPage, 'viewer'>;

/** On sale, then paused, then over. */
const placeOf = (now: Expression<Date>) =>
  sql<number>`case when shelf = 'INACTIVE' or ${isClosed} then 1 when open_until > ${now} then 0 else 2 end`;

/** All products of a talent, in their order within each part. */
export const ownPage = query<OwnPage, OwnRow>('own-page', (db, arg) => {
  const now = sql.val(arg.now);
  const page = sql<{ id: number }>`(
    select product.id from product join users on users.id = product.id_owner
    where id_owner = ${arg.idUser} and deleted_at is null and ${isListed}
      and (${arg.after}::bigint is null or (${placeOf(now)}, position) >
        (select ${placeOf(now)}, position from product join users on users.id = id_owner
         where product.id = ${arg.after}::bigint))
    order by ${placeOf(now)}, position limit ${arg.size})`;
  return shorts(db, arg.language)
    .select(ownColumns)
    .select([soldOf.as('sold'), moreImagesOf.as('more_images')])
    .innerJoin(page.as('page'), 'page.id', 'product.id')
    .orderBy(placeOf(now))
    .orderBy('position')
    .$castTo<OwnRow>();
});

type OwnPart = { idOwner: number; idProduct: number; now: Date };

/** The products in the same part of the studio's list as this one, in their order. Empty when it is not the owner's. */
export const ownPart = async (tx: Tx, { idOwner, idProduct, now }: OwnPart) => {
  const { rows } = await sql<{ id: number; position: number }>`
    with own as (
      select product.id, position, ${placeOf(sql.val(now))} as part from product join users on users.id = id_owner
      where id_owner = ${idOwner} and deleted_at is null and ${isListed})
    select id, position from own where part = (select part from own where id = ${idProduct})
    order by position`.execute(tx);
  return rows;
};

/** One of a talent's own products. */
export const ownProduct = query<{ idUser: number; idProduct: number; language: Language }, OwnRow>(
  'own-product',
  (db, arg) =>
    shorts(db, arg.language)
      .select(ownColumns)
      .select([soldOf.as('sold'), moreImagesOf.as('more_images')])
      .where('id_owner', '=', arg.idUser)
      .where('deleted_at', 'is', null)
      .where(isListed)
      .where('product.id', '=', arg.idProduct)
      .$castTo<OwnRow>(),
);
