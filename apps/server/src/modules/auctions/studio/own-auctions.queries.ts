import type { Language } from '@stagedoor/contract/limits';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { type Kysely, sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { AuctionOfferState, DB } from '../../../platform/database/schema.gen.ts';
import { type AuctionRow, type BidderRow, cards } from '../read/auctions.queries.ts';

export type OwnRow = AuctionRow & { watchers: number; id_order: number | null };

const own = (db: Kysely<DB>, { idUser, language }: { idUser: number; language: Language }) =>
  cards(db, language)
    .select([
      sql<number>`(select count(*)::int from auction_watch w where w.id_product = product.id)`.as('watchers'),
      sql<number | null>`(select o.id_order from auction_offer o
        where o.id_product = product.id and o.state = 'paid')`.as('id_order'),
    ])
    .where('auction.id_owner', '=', idUser)
    .where('product.deleted_at', 'is', null);

type Slice = { idUser: number; language: Language; size: number; skip: number };

export const ownAuctions = query<Slice, OwnRow & { found: number }>('own-auctions', (db, arg) =>
  own(db, arg)
    .select(sql<number>`count(*) over ()::int`.as('found'))
    .orderBy('auction.id_product', 'desc')
    .limit(arg.size)
    .offset(arg.skip),
);

type WholeOwnRow = OwnRow & {
  about: string;
  more_images: string[];
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
};

type One = { idUser: number; idProduct: number; language: Language };

export const ownAuction = query<One, WholeOwnRow>('own-auction', (db, arg) =>
  own(db, arg)
    .select(['product.delivery_methods', 'product.pickup_place'])
    .select([
      sql<string>`product.about ->> ${arg.language}::text`.as('about'),
      sql<
        string[]
      >`array(select p.id_image from product_picture p where p.id_product = product.id order by p.place)`.as(
        'more_images',
      ),
    ])
    .where('auction.id_product', '=', arg.idProduct)
    .$castTo<WholeOwnRow>(),
);

export type OfferRow = BidderRow & {
  place: number;
  amount: number;
  state: AuctionOfferState;
  id_charge: string | null;
  pay_by: Date;
  created_at: Date;
};

/** Who bought it or tried to, then to whom the win was offered, the winner first; as anonymous as they bid. */
export const offersOf = query<{ idProduct: number }, OfferRow>('auction-offers', (db, arg) =>
  db
    .selectFrom('auction_offer as o')
    .leftJoin('auction_bidder as b', (join) =>
      join.onRef('b.id_product', '=', 'o.id_product').onRef('b.id_user', '=', 'o.id_user'),
    )
    .innerJoin('users', 'users.id', 'o.id_user')
    .select(['o.place', 'o.amount', 'o.state', 'o.id_charge', 'o.pay_by', 'o.created_at'])
    .select(['o.id_user', 'users.name', 'users.id_image as image'])
    // Who bought it at once has not bid, and appears by name.
    .select([
      sql<number>`coalesce(b.alias, 0)`.as('alias'),
      sql<boolean>`o.place > 0 and (select anonymous from bid where bid.id_product = o.id_product
        and bid.id_user = o.id_user order by number desc limit 1)`.as('anonymous'),
    ])
    .where('o.id_product', '=', arg.idProduct)
    .orderBy('o.place')
    .orderBy('o.id'),
);
