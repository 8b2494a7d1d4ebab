import type { Language } from '@stagedoor/contract/limits';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { type Kysely, sql } from 'kysely';
import { localizedColumn } from '../../platform/database/localized-column.ts';
import { query, unseen } from '../../platform/database/read.ts';
import type { DB, ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Text } from '../../platform/database/text.ts';
import { isOpen } from '../access/index.ts';

export type VariationRow = {
  id: number;
  name: string | null;
  size: string | null;
  price: number;
  expressPrice: number | null;
  total: number | null;
  stock: number | null;
  startsAt: string | null;
  units: number | null;
};

export type ShortRow = {
  id: number;
  id_owner: number;
  type: ProductType;
  shelf: ProductShelf;
  takes_messages: boolean;
  takes_calls: boolean;
  name: string;
  short_about: string;
  id_image: string | null;
  owner_name: string;
  id_fund: number | null;
  fund_name: string | null;
  charity_percent: number | null;
  variations: VariationRow[];
};

export type ProductRow = ShortRow & {
  about: string;
  place: string | null;
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
  owner_nickname: string | null;
  owner_image: string | null;
  event_instructions: string | null;
  hide_recipient: boolean | null;
  keep_hidden_label: string | null;
};

export type OwnRow = ShortRow & {
  language: Language;
  names: Text;
  short_abouts: Text;
  abouts: Text;
  places: Text | null;
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
  secret_content: string | null;
  created_at: Date;
  sold: number;
  id_lock: number | null;
};

/** What was paid for and not given back, of what is not sold any more too. */
export const soldOf = sql<number>`(
  select coalesce(sum(h.quantity), 0)::int from stock_hold h join variation v on v.id = h.id_variation
  where v.id_product = product.id and h.state = 'committed')`;

const variationsOf = (language: Language) => sql<VariationRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name ->> ${sql.val(language)}::text, 'size', v.size,
    'price', v.price, 'expressPrice', v.express_price, 'total', v.total, 'stock', v.stock, 'startsAt', v.starts_at,
    'units', v.units) order by v."order", v.id), '[]')
  from variation v where v.id_product = product.id and not v.retired)`;

export const shorts = (db: Kysely<DB>, language: Language) =>
  db
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'users.id')
    .leftJoin('charity_fund', 'charity_fund.id', 'talent_charity.id_fund')
    .select(['product.id', 'id_owner', 'type', 'shelf', 'product.id_image'])
    .select(['users.messages as takes_messages', 'users.calls as takes_calls'])
    .select(['charity_fund.id as id_fund', 'talent_charity.percent as charity_percent'])
    .select((eb) => [
      localizedColumn(eb.ref('product.name'), language).as('name'),
      localizedColumn(eb.ref('short_about'), language).as('short_about'),
      sql<string>`coalesce(${localizedColumn(eb.ref('talent.names'), language)}, users.name)`.as('owner_name'),
      localizedColumn(eb.ref('charity_fund.name'), language).as('fund_name'),
      variationsOf(language).as('variations'),
    ]);

type Asked = { id: number; viewer: number | null; language: Language; now: Date };

export const productById = query<Asked, ProductRow>('product-by-id', (db, arg) =>
  shorts(db, arg.language)
    .leftJoin('talent_presentation', 'talent_presentation.id_user', 'users.id')
    .select(['delivery_methods', 'pickup_place', 'users.nickname as owner_nickname', 'users.id_image as owner_image'])
    .select('hide_recipient')
    .select((eb) => [
      localizedColumn(eb.ref('product.about'), arg.language).as('about'),
      localizedColumn(eb.ref('place'), arg.language).as('place'),
      localizedColumn(eb.ref('event_instructions'), arg.language).as('event_instructions'),
      localizedColumn(eb.ref('keep_hidden_label'), arg.language).as('keep_hidden_label'),
    ])
    .where('product.id', '=', arg.id)
    // Whoever kept the address learns that it rests; only the shelf does not list it.
    .where((eb) => eb.or([isOpen(sql.val(arg.now)), eb('id_owner', '=', arg.viewer)]))
    .$castTo<ProductRow>(),
);

/** What only its owner sees of a product. */
export const ownColumns = [
  'product.language',
  'product.name as names',
  'short_about as short_abouts',
  'product.about as abouts',
  'place as places',
  'delivery_methods',
  'pickup_place',
  'secret_content',
  'product.created_at',
  'id_lock',
] as const;

type Several = { ids: number[]; language: Language; now: Date };

/** Those of these that can be bought, in the order of the ids. */
export const activeProducts = query<Several, ShortRow>('active-products', (db, arg) =>
  shorts(db, arg.language)
    .where(sql<boolean>`product.id = any(${unseen(arg.ids, 'bigint[]')}::bigint[])`)
    .where('shelf', '=', 'ACTIVE')
    .where(isOpen(unseen(arg.now, 'timestamptz')))
    .orderBy(sql`array_position(${arg.ids}::bigint[], product.id)`)
    .$castTo<ShortRow>(),
);

/** One product of each type that has a picture, by the first of these owners who has one. */
export const firstOfTypes = query<{ owners: number[] }, { id: number }>('first-products-of-types', (db, arg) =>
  db
    .selectFrom('product')
    .select('id')
    .distinctOn('type')
    .where(sql<boolean>`id_owner = any(${arg.owners}::bigint[])`)
    .where('shelf', '=', 'ACTIVE')
    .where('id_image', 'is not', null)
    .orderBy('type')
    .orderBy(sql`array_position(${arg.owners}::bigint[], id_owner)`)
    .orderBy('id'),
);
