import type { Language } from '@stagedoor/contract/limits';
import type { AuctionedType } from '@stagedoor/contract/schemas/auction';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { type Kysely, sql } from 'kysely';
import { localizedColumn } from '../../../platform/database/localized-column.ts';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { AuctionOfferState, AuctionState, DB } from '../../../platform/database/schema.gen.ts';
import { isOpen } from '../../access/index.ts';

/** A person by name and picture, or the alias they have in this auction. */
export type BidderRow = { id_user: number; name: string; image: string | null; alias: number; anonymous: boolean };

export type AuctionRow = {
  id_product: number;
  id_owner: number;
  state: AuctionState;
  sells: AuctionedType;
  starting_bet: number;
  reserve: number | null;
  buy_now: number | null;
  starts_at: Date;
  planned_end: Date;
  ends_at: Date;
  top_bet: number | null;
  bids: number;
  bidders: number;
  cancel_reason: string | null;
  id_buyer: number | null;
  id_leader: number | null;
  leader_anonymous: boolean | null;
  leader_name: string | null;
  leader_image: string | null;
  leader_alias: number | null;
  name: string;
  short_about: string;
  id_image: string | null;
  owner_name: string;
  id_fund: number | null;
  fund_name: string | null;
  charity_percent: number | null;
};

/** Every auction, with what its card shows. */
export const cards = (db: Kysely<DB>, language: Language) =>
  db
    .selectFrom('auction')
    .innerJoin('product', 'product.id', 'auction.id_product')
    .innerJoin('users', 'users.id', 'auction.id_owner')
    .leftJoin('users as leader', 'leader.id', 'auction.id_leader')
    .leftJoin('auction_bidder as led', (join) =>
      join.onRef('led.id_product', '=', 'auction.id_product').onRef('led.id_user', '=', 'auction.id_leader'),
    )
    .leftJoin('talent_charity as share', 'share.id_user', 'auction.id_owner')
    .leftJoin('charity_fund as fund', 'fund.id', 'share.id_fund')
    .select([
      'auction.id_product',
      'auction.id_owner',
      'auction.state',
      'auction.sells',
      'starting_bet',
      'reserve',
      'buy_now',
      'starts_at',
      'planned_end',
      'ends_at',
      'top_bet',
      'bids',
      'bidders',
      'cancel_reason',
      'id_buyer',
      'id_leader',
      'leader_anonymous',
      'leader.name as leader_name',
      'leader.id_image as leader_image',
      'led.alias as leader_alias',
      'product.id_image',
      'users.name as owner_name',
      'share.id_fund',
      'share.percent as charity_percent',
    ])
    .select([
      localizedColumn(sql.ref('product.name'), language).as('name'),
      localizedColumn(sql.ref('product.short_about'), language).as('short_about'),
      localizedColumn(sql.ref('fund.name'), language).as('fund_name'),
    ]);

/** What anybody may see. */
const shown = (db: Kysely<DB>, { language, now }: { language: Language; now: Date }) =>
  cards(db, language)
    .where('product.deleted_at', 'is', null)
    .where('product.shelf', '=', 'ACTIVE')
    .where(isOpen(opaqueParam(now, 'timestamptz')));

type Page = {
  language: Language;
  now: Date;
  idGroup: number | null;
  idOwner: number | null;
  size: number;
  skip: number;
};
type Listed = AuctionRow & { found: number };

const page = (db: Kysely<DB>, arg: Page) =>
  shown(db, arg)
    .select(sql<number>`count(*) over ()::int`.as('found'))
    .where(sql<boolean>`(${arg.idOwner}::bigint is null or auction.id_owner = ${arg.idOwner})`)
    .where(
      sql<boolean>`(${arg.idGroup}::bigint is null or exists (
        select from talent t where t.id_user = auction.id_owner and t.id_group = ${arg.idGroup}))`,
    )
    .limit(arg.size)
    .offset(arg.skip);

/** By list: those that run, ending soonest first; those to come, starting soonest first; the ended ones, latest first. */
export const auctionPages = {
  running: query<Page, Listed>('auctions-running', (db, arg) =>
    page(db, arg)
      .where('auction.state', '=', 'open')
      .where('starts_at', '<=', arg.now)
      .where('ends_at', '>', arg.now)
      .orderBy('ends_at')
      .orderBy('auction.id_product'),
  ),
  soon: query<Page, Listed>('auctions-soon', (db, arg) =>
    page(db, arg)
      .where('auction.state', '=', 'open')
      .where('starts_at', '>', arg.now)
      .orderBy('starts_at')
      .orderBy('auction.id_product'),
  ),
  ended: query<Page, Listed>('auctions-ended', (db, arg) =>
    page(db, arg)
      .where('auction.state', '<>', 'cancelled')
      .where((eb) => eb.or([eb('auction.state', '<>', 'open'), eb('ends_at', '<=', arg.now)]))
      .orderBy('ends_at', 'desc')
      .orderBy('auction.id_product'),
  ),
};

export type WholeRow = AuctionRow & {
  about: string;
  more_images: string[];
  owner_image: string | null;
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
  watchers: number;
};

type One = { idProduct: number; language: Language; now: Date };

export const auctionById = query<One, WholeRow>('auction-by-id', (db, arg) =>
  shown(db, arg)
    .select(['users.id_image as owner_image', 'product.delivery_methods', 'product.pickup_place'])
    .select([
      localizedColumn(sql.ref('product.about'), arg.language).as('about'),
      sql<
        string[]
      >`array(select p.id_image from product_picture p where p.id_product = product.id order by p.place)`.as(
        'more_images',
      ),
      sql<number>`(select count(*)::int from auction_watch w where w.id_product = product.id)`.as('watchers'),
    ])
    .where('auction.id_product', '=', arg.idProduct)
    .$castTo<WholeRow>(),
);

export type ViewerRow = {
  alias: number | null;
  best: number | null;
  maximum: number | null;
  anonymous: boolean | null;
  offer: AuctionOfferState | null;
  place: number | null;
  pay_by: Date | null;
  watching: boolean;
};

/** How one user stands in every auction. */
export const standings = (db: Kysely<DB>, idUser: number) =>
  db
    .selectFrom('auction as a')
    .leftJoin('auction_bidder as b', (join) =>
      join.onRef('b.id_product', '=', 'a.id_product').on('b.id_user', '=', idUser),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('auction_offer')
          .select(['state', 'place', 'pay_by'])
          .whereRef('id_product', '=', 'a.id_product')
          .where('id_user', '=', idUser)
          .orderBy('id', 'desc')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select(['a.id_product', 'b.alias', 'b.best', 'b.maximum', 'o.state as offer', 'o.place', 'o.pay_by'])
    .select([
      sql<boolean | null>`(select anonymous from bid
        where bid.id_product = b.id_product and bid.id_user = b.id_user and not automatic
        order by number desc limit 1)`.as('anonymous'),
      sql<boolean>`exists (select from auction_watch w
        where w.id_product = a.id_product and w.id_user = ${idUser})`.as('watching'),
    ]);

/** The same in one auction. */
export const viewerOf = query<{ idProduct: number; idUser: number }, ViewerRow>('auction-viewer', (db, arg) =>
  standings(db, arg.idUser).where('a.id_product', '=', arg.idProduct),
);

export type BidRow = BidderRow & { id: number; amount: number; automatic: boolean; at: Date };

type Numbers = { idProduct: number; from: number; to: number };

/** By their numbers, which are in the order of their amounts: the highest first. */
export const bidsOf = query<Numbers, BidRow>('bids-of-auction', (db, arg) =>
  db
    .selectFrom('bid')
    .innerJoin('auction_bidder as b', (join) =>
      join.onRef('b.id_product', '=', 'bid.id_product').onRef('b.id_user', '=', 'bid.id_user'),
    )
    .innerJoin('users', 'users.id', 'bid.id_user')
    .select(['bid.id', 'amount', 'automatic', 'anonymous', 'at', 'bid.id_user', 'alias', 'users.name'])
    .select('users.id_image as image')
    .where('bid.id_product', '=', arg.idProduct)
    .where('number', '>=', arg.from)
    .where('number', '<=', arg.to)
    .orderBy('number', 'desc'),
);

/** Both in one query. */
export const auctionWithViewer = query<One & { idUser: number }, AuctionRow & ViewerRow>(
  'auction-with-viewer',
  (db, arg) =>
    shown(db, arg)
      .innerJoin(standings(db, arg.idUser).as('own'), 'own.id_product', 'auction.id_product')
      .select([
        'own.alias',
        'own.best',
        'own.maximum',
        'own.anonymous',
        'own.offer',
        'own.place',
        'own.pay_by',
        'own.watching',
      ])
      .where('auction.id_product', '=', arg.idProduct),
);
