import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import { type AuctionRow, cards, standings, type ViewerRow } from './auctions.queries.ts';

type Slice = { idUser: number; language: Language; now: Date; size: number; skip: number };
type OwnBidRow = AuctionRow & ViewerRow & { found: number };

/** What a user bids on, buys or watches: what is to be paid first, then what runs, then what starts, then what has ended. */
export const ownBids = query<Slice, OwnBidRow>('own-bids', (db, arg) =>
  cards(db, arg.language)
    .innerJoin(standings(db, arg.idUser).as('own'), 'own.id_product', 'auction.id_product')
    .select(['own.alias', 'own.best', 'own.maximum', 'own.anonymous', 'own.offer', 'own.place', 'own.pay_by'])
    .select(['own.watching', sql<number>`count(*) over ()::int`.as('found')])
    .where('product.deleted_at', 'is', null)
    .where(
      sql<boolean>`auction.id_product in (
        select id_product from auction_bidder where id_user = ${arg.idUser}
        union select id_product from auction_offer where id_user = ${arg.idUser}
        union select id_product from auction_watch where id_user = ${arg.idUser})`,
    )
    .orderBy(
      sql`case when own.offer = 'open' then 0 when auction.state <> 'open' or ends_at <= ${arg.now}::timestamptz then 3
        when starts_at <= ${arg.now}::timestamptz then 1 else 2 end`,
    )
    .orderBy(
      sql`case when auction.state = 'open' and ends_at > ${arg.now}::timestamptz then ends_at - ${arg.now}::timestamptz
        else ${arg.now}::timestamptz - ends_at end`,
    )
    .orderBy('auction.id_product')
    .limit(arg.size)
    .offset(arg.skip),
);
