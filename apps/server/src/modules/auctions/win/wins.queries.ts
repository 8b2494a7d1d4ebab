import type { Language } from '@stagedoor/contract/limits';
import type { AuctionedType } from '@stagedoor/contract/schemas/auction';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { AuctionOfferState } from '../../../platform/database/schema.gen.ts';

export type WinRow = {
  id_product: number;
  id_owner: number;
  name: string;
  id_image: string | null;
  owner_name: string;
  sells: AuctionedType;
  place: number;
  amount: number;
  state: AuctionOfferState;
  id_order: number | null;
  id_charge: string | null;
  pay_by: Date;
  informed_at: Date | null;
  delivery_methods: DeliveryMethod[];
  pickup_place: string | null;
  id_fund: number | null;
  fund_name: string | null;
  percent: number | null;
};

type Own = { idUser: number; idProduct: number | null; language: Language | null };

/** What a user has won or is offered: one auction's, or all that ask something of them. */
export const winsOf = query<Own, WinRow>('auction-wins', (db, arg) =>
  db
    .selectFrom('auction_offer as o')
    .innerJoin('auction', 'auction.id_product', 'o.id_product')
    .innerJoin('product', 'product.id', 'o.id_product')
    .innerJoin('users as owner', 'owner.id', 'auction.id_owner')
    .innerJoin('users as winner', 'winner.id', 'o.id_user')
    .leftJoin('orders', 'orders.id', 'o.id_order')
    .leftJoin('charity_fund as fund', 'fund.id', 'orders.id_fund')
    .select(['o.id_product', 'auction.id_owner', 'auction.sells', 'product.id_image', 'owner.name as owner_name'])
    .select(['o.place', 'o.amount', 'o.state', 'o.id_order', 'o.id_charge', 'o.pay_by', 'o.informed_at'])
    .select(['product.delivery_methods', 'product.pickup_place', 'orders.id_fund'])
    .select([
      sql<string>`product.name ->> coalesce(${arg.language}, winner.language::text)`.as('name'),
      sql<string | null>`fund.name ->> coalesce(${arg.language}, winner.language::text)`.as('fund_name'),
      sql<number | null>`orders.charity_percent`.as('percent'),
    ])
    .where('o.id_user', '=', arg.idUser)
    .where(
      sql<boolean>`case when ${arg.idProduct}::bigint is null
        then o.state = 'open' or o.state = 'paid' and o.informed_at is null
        else o.id_product = ${arg.idProduct} end`,
    )
    .orderBy('o.id')
    .$castTo<WinRow>(),
);
