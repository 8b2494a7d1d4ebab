import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { AuctionOfferState, AuctionState } from '../../../platform/database/schema.gen.ts';
import { type AuctionRow, cards } from '../read/auctions.queries.ts';

type Filter = {
  language: Language;
  idProduct?: number | undefined;
  people: readonly number[] | null;
  state?: AuctionState | undefined;
  before?: number | undefined;
  size: number;
};

export const foundAuctions = query<Filter, AuctionRow>('staff-auctions', (db, arg) =>
  cards(db, arg.language)
    .where(sql<boolean>`(${arg.idProduct}::bigint is null or auction.id_product = ${arg.idProduct})`)
    .where(sql<boolean>`(${arg.state}::auction_state is null or auction.state = ${arg.state})`)
    .where(sql<boolean>`(${arg.before}::bigint is null or auction.id_product < ${arg.before})`)
    .where(
      sql<boolean>`(${arg.people}::bigint[] is null or auction.id_owner = any(${arg.people}) or exists (
        select from auction_bidder b where b.id_product = auction.id_product and b.id_user = any(${arg.people})))`,
    )
    .orderBy('auction.id_product', 'desc')
    .limit(arg.size),
);

export const auctionForStaff = query<{ idProduct: number; language: Language }, AuctionRow>(
  'staff-auction',
  (db, arg) => cards(db, arg.language).where('auction.id_product', '=', arg.idProduct),
);

export type BidderRow = {
  id_user: number;
  name: string;
  alias: number;
  best: number;
  bids: number;
  last_bid_at: Date;
  member_since: Date;
};

/** Those of `first` first, then by their highest bid. */
export const biddersOf = query<{ idProduct: number; first: readonly number[]; size: number }, BidderRow>(
  'staff-auction-bidders',
  (db, arg) =>
    db
      .selectFrom('auction_bidder as b')
      .innerJoin('users', 'users.id', 'b.id_user')
      .select(['b.id_user', 'users.name', 'b.alias', 'b.best', 'b.last_bid_at', 'users.created_at as member_since'])
      .select(
        sql<number>`(select count(*)::int from bid where bid.id_product = b.id_product and bid.id_user = b.id_user)`.as(
          'bids',
        ),
      )
      .where('b.id_product', '=', arg.idProduct)
      .orderBy(sql`b.id_user = any(${arg.first})`, 'desc')
      .orderBy('b.best', 'desc')
      .orderBy('b.id_user')
      .limit(arg.size),
);

export type UsedRow = {
  id_user: number;
  user_name: string;
  is_owner: boolean;
  kind: 'device' | 'card';
  key: string;
  name: string;
};

/** Every device and saved card of the bidders and the talent that two or more of them use. */
export const sharedIn = query<{ idProduct: number }, UsedRow>('staff-auction-shared', (db, arg) =>
  db
    .with('someone', (cte) =>
      cte
        .selectFrom('auction_bidder')
        .select(['id_user', sql<boolean>`false`.as('is_owner')])
        .where('id_product', '=', arg.idProduct)
        .union(
          cte
            .selectFrom('auction')
            .select(['id_owner as id_user', sql<boolean>`true`.as('is_owner')])
            .where('id_product', '=', arg.idProduct),
        ),
    )
    .with('used', (cte) =>
      cte
        .selectFrom('someone')
        .innerJoin('device', 'device.id_user', 'someone.id_user')
        .select(['someone.id_user', 'is_owner', sql<'device' | 'card'>`'device'`.as('kind')])
        .select(['device.id_device as key', 'device.name'])
        .unionAll(
          cte
            .selectFrom('someone')
            .innerJoin('saved_card', 'saved_card.id_user', 'someone.id_user')
            .select(['someone.id_user', 'is_owner', sql<'device' | 'card'>`'card'`.as('kind')])
            .select(['fingerprint as key', sql<string>`brand || ' •• ' || last4`.as('name')]),
        ),
    )
    .selectFrom('used')
    .innerJoin('users', 'users.id', 'used.id_user')
    .select(['used.id_user', 'users.name as user_name', 'is_owner', 'kind', 'key', 'used.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('used as other')
          .select(sql`1`.as('one'))
          .whereRef('other.kind', '=', 'used.kind')
          .whereRef('other.key', '=', 'used.key')
          .whereRef('other.id_user', '<>', 'used.id_user'),
      ),
    )
    .orderBy('kind', 'desc')
    .orderBy('key')
    .orderBy('is_owner', 'desc')
    .orderBy('used.id_user'),
);

/** The devices and saved cards of some users. */
export const usedBy = query<{ users: readonly number[] }, Omit<UsedRow, 'user_name' | 'is_owner'>>(
  'staff-auction-used',
  (db, arg) =>
    db
      .selectFrom('device')
      .select(['id_user', sql<'device' | 'card'>`'device'`.as('kind'), 'id_device as key', 'name'])
      .where(sql<boolean>`id_user = any(${arg.users})`)
      .unionAll(
        db
          .selectFrom('saved_card')
          .select(['id_user', sql<'device' | 'card'>`'card'`.as('kind'), 'fingerprint as key'])
          .select(sql<string>`brand || ' •• ' || last4`.as('name'))
          .where(sql<boolean>`id_user = any(${arg.users})`),
      ),
);

export type OfferRow = {
  place: number;
  id_user: number;
  name: string;
  amount: number;
  state: AuctionOfferState;
  id_charge: string | null;
  id_order: number | null;
  pay_by: Date;
  created_at: Date;
  id_strike: number | null;
  until: Date | null;
  forgiven_at: Date | null;
};

export const offersByName = query<{ idProduct: number }, OfferRow>('staff-auction-offers', (db, arg) =>
  db
    .selectFrom('auction_offer as o')
    .innerJoin('users', 'users.id', 'o.id_user')
    .leftJoin('auction_strike as s', 's.id_offer', 'o.id')
    .select(['o.place', 'o.id_user', 'users.name', 'o.amount', 'o.state', 'o.id_charge', 'o.id_order'])
    .select(['o.pay_by', 'o.created_at', 's.id as id_strike', 's.until', 's.forgiven_at'])
    .where('o.id_product', '=', arg.idProduct)
    .orderBy('o.place')
    .orderBy('o.id'),
);

export type BidRow = {
  number: number;
  id_user: number;
  name: string;
  alias: number;
  amount: number;
  automatic: boolean;
  anonymous: boolean;
  device: string | null;
  at: Date;
};

type Slice = { idProduct: number; before?: number | undefined; size: number };

export const bidsByName = query<Slice, BidRow>('staff-auction-bids', (db, arg) =>
  db
    .selectFrom('bid')
    .innerJoin('auction_bidder as b', (join) =>
      join.onRef('b.id_product', '=', 'bid.id_product').onRef('b.id_user', '=', 'bid.id_user'),
    )
    .innerJoin('users', 'users.id', 'bid.id_user')
    .leftJoin('device', (join) =>
      join.onRef('device.id_user', '=', 'bid.id_user').onRef('device.id_device', '=', 'bid.device'),
    )
    .select(['bid.number', 'bid.id_user', 'users.name', 'alias', 'amount', 'automatic', 'anonymous'])
    .select(['device.name as device', 'at'])
    .where('bid.id_product', '=', arg.idProduct)
    .where(sql<boolean>`(${arg.before}::bigint is null or bid.number < ${arg.before})`)
    .orderBy('bid.number', 'desc')
    .limit(arg.size),
);
