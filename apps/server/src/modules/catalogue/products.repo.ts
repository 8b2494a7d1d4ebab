import type { Language } from '@stagedoor/contract/limits';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { type Kysely, sql } from 'kysely';
import { localizedColumn } from '../../platform/database/localized-column.ts';
import { opaqueParam, query } from '../../platform/database/read.ts';
import type { DB, ProductAudience, ProductShelf } from '../../platform/database/schema.gen.ts';
import type { Text } from '../../platform/database/text.ts';
import { isOpen } from '../access/index.ts';
import { awayUntil } from '../talents/index.ts';
import type { Absence } from './availability.ts';

export type VariationRow = {
  id: number;
  name: string | null;
  size: string | null;
  price: number;
  expressPrice: number | null;
  total: number | null;
  stock: number | null;
  startsAt: string | null;
  cancelledAt: string | null;
  units: number | null;
};

export type ShortRow = Absence & {
  id: number;
  id_owner: number;
  type: ProductType;
  shelf: ProductShelf;
  audience: ProductAudience;
  /** The plans that it names, open or closed. */
  plans: number[];
  deleted_at: Date | null;
  takes_messages: boolean;
  takes_calls: boolean;
  name: string;
  short_about: string;
  id_image: string | null;
  time_zone: string;
  owner_name: string;
  id_fund: number | null;
  fund_name: string | null;
  charity_percent: number | null;
  variations: VariationRow[];
};

export type ProductRow = ShortRow & {
  about: string;
  more_images: string[];
  place: string | null;
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
  owner_nickname: string | null;
  owner_image: string | null;
  owner_away_until: Date | null;
  owner_languages: string[] | null;
  event_instructions: string | null;
  hide_recipient: boolean | null;
  keep_hidden_label: string | null;
};

export type OwnRow = ShortRow & {
  more_images: string[];
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

/** The number of sold items: paid and not returned, including retired variations. */
export const soldOf = sql<number>`(
  select coalesce(sum(h.quantity), 0)::int from stock_hold h join variation v on v.id = h.id_variation
  where v.id_product = product.id and h.state = 'committed')`;

/** The pictures besides the first one. */
export const moreImagesOf = sql<string[]>`array(
  select pp.id_image from product_picture pp where pp.id_product = product.id order by pp.place)`;

/** Whether an order names it, paid or not. */
const wasOrdered = sql<boolean>`exists (
  select from stock_hold h join variation v on v.id = h.id_variation where v.id_product = product.id)`;

const variationsOf = (language: Language) => sql<VariationRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name ->> ${sql.val(language)}::text, 'size', v.size,
    'price', v.price, 'expressPrice', v.express_price, 'total', v.total, 'stock', v.stock, 'startsAt', v.starts_at,
    'cancelledAt', v.cancelled_at, 'units', v.units) order by v."order", v.id), '[]')
  from variation v where v.id_product = product.id and (not v.retired or product.deleted_at is not null))`;

/** The plans that a product names. */
export const plansOf = sql<number[]>`case when audience = 'plans' then (
  select coalesce(jsonb_agg(pl.id_plan), '[]') from product_plan pl where pl.id_product = product.id) else '[]' end`;

export const shorts = (db: Kysely<DB>, language: Language) =>
  db
    .selectFrom('product')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .leftJoin('talent_charity', 'talent_charity.id_user', 'users.id')
    .leftJoin('charity_fund', 'charity_fund.id', 'talent_charity.id_fund')
    .select([
      'product.id',
      'id_owner',
      'type',
      'shelf',
      'audience',
      'deleted_at',
      'product.id_image',
      'product.time_zone',
    ])
    .select(['users.messages as takes_messages', 'users.calls as takes_calls', 'away_from', 'away_until'])
    .select(['charity_fund.id as id_fund', 'talent_charity.percent as charity_percent'])
    .select((eb) => [
      localizedColumn(eb.ref('product.name'), language).as('name'),
      localizedColumn(eb.ref('short_about'), language).as('short_about'),
      sql<string>`coalesce(${localizedColumn(eb.ref('talent.names'), language)}, users.name)`.as('owner_name'),
      localizedColumn(eb.ref('charity_fund.name'), language).as('fund_name'),
      variationsOf(language).as('variations'),
      plansOf.as('plans'),
    ]);

type Params = { id: number; viewer: number | null; language: Language; now: Date };

export const productById = query<Params, ProductRow>('product-by-id', (db, arg) =>
  shorts(db, arg.language)
    .leftJoin('talent_presentation', 'talent_presentation.id_user', 'users.id')
    .select(['delivery_methods', 'pickup_place', 'users.nickname as owner_nickname', 'users.id_image as owner_image'])
    .select([
      'hide_recipient',
      'talent.languages as owner_languages',
      awayUntil(sql.val(arg.now)).as('owner_away_until'),
    ])
    .select((eb) => [
      localizedColumn(eb.ref('product.about'), arg.language).as('about'),
      moreImagesOf.as('more_images'),
      localizedColumn(eb.ref('place'), arg.language).as('place'),
      localizedColumn(eb.ref('event_instructions'), arg.language).as('event_instructions'),
      localizedColumn(eb.ref('keep_hidden_label'), arg.language).as('keep_hidden_label'),
    ])
    .where('product.id', '=', arg.id)
    // Paused products are reachable by URL but not listed in the store.
    .where((eb) => eb.or([isOpen(sql.val(arg.now)), eb('id_owner', '=', arg.viewer)]))
    .where((eb) => eb.or([eb('deleted_at', 'is', null), wasOrdered]))
    .$castTo<ProductRow>(),
);

/** Columns of a product that only its owner sees. */
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

/** The products that can be bought, in the order of the ids. */
export const activeProducts = query<Several, ShortRow>('active-products', (db, arg) =>
  shorts(db, arg.language)
    .where(sql<boolean>`product.id = any(${opaqueParam(arg.ids, 'bigint[]')}::bigint[])`)
    .where('shelf', '=', 'ACTIVE')
    .where(isOpen(opaqueParam(arg.now, 'timestamptz')))
    .orderBy(sql`array_position(${arg.ids}::bigint[], product.id)`)
    .$castTo<ShortRow>(),
);

/** One product of each type that has a picture, from the first of these owners who has one. */
export const firstOfTypes = query<{ owners: number[] }, { id: number }>('first-products-of-types', (db, arg) =>
  db
    .selectFrom('product')
    .select('id')
    .distinctOn('type')
    .where(sql<boolean>`id_owner = any(${arg.owners}::bigint[])`)
    .where('shelf', '=', 'ACTIVE')
    .where('type', 'not in', ['SUBSCRIPTION', 'DONATION', 'AUCTION'])
    .where('audience', '=', 'everyone')
    .where('id_image', 'is not', null)
    .orderBy('type')
    .orderBy(sql`array_position(${arg.owners}::bigint[], id_owner)`)
    .orderBy('position'),
);
