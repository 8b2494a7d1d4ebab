import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Auction, AuctionOffer } from '../../../platform/database/schema.gen.ts';

export type AuctionRecord = Selectable<Auction>;
export type Offer = Selectable<AuctionOffer>;

/** Locked first by all that bid, end or settle. */
export const lockAuction = (tx: Tx, idProduct: number): Promise<AuctionRecord | undefined> =>
  tx.selectFrom('auction').selectAll().where('id_product', '=', idProduct).forNoKeyUpdate().executeTakeFirst();

export const changeAuction = async (tx: Tx, idProduct: number, change: Updateable<Auction>): Promise<void> => {
  await tx.updateTable('auction').set(change).where('id_product', '=', idProduct).execute();
};

/** Who is to pay now. */
export const liveOffer = (tx: Tx, idProduct: number): Promise<Offer | undefined> =>
  tx
    .selectFrom('auction_offer')
    .selectAll()
    .where('id_product', '=', idProduct)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();

export const changeOffer = (tx: Tx, { id }: Pick<Offer, 'id'>, change: Updateable<AuctionOffer>): Promise<Offer> =>
  tx.updateTable('auction_offer').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** The auction is locked before its offer. */
export const lockByOrder = async (
  tx: Tx,
  idOrder: number,
): Promise<{ auction: AuctionRecord; offer: Offer } | null> => {
  const found = await tx
    .selectFrom('auction_offer')
    .select('id_product')
    .where('id_order', '=', idOrder)
    .executeTakeFirst();
  if (!found) return null;
  const auction = await lockAuction(tx, found.id_product);
  const offer = await tx
    .selectFrom('auction_offer')
    .selectAll()
    .where('id_order', '=', idOrder)
    .forUpdate()
    .executeTakeFirst();
  return auction && offer ? { auction, offer } : null;
};

export const countOffers = async (tx: Tx, idProduct: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('auction_offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id_product', '=', idProduct)
    .where('place', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether its payment was booked, of which the domain event tells a moment later. */
export const isPaid = async (tx: Tx, { id_order }: Offer): Promise<boolean> => {
  if (id_order === null) return false;
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id_order)
    .where('paid_at', 'is not', null)
    .where('state', '<>', 'expired')
    .executeTakeFirst();
  return order !== undefined;
};

/** Whether an order is of an auction, be it the one that its win is paid by or not. */
export const isOfAuction = async (tx: Tx, idOrder: number): Promise<boolean> => {
  const found = await tx
    .selectFrom('orders')
    .innerJoin('auction', 'auction.id_product', 'orders.id_product')
    .select('orders.id')
    .where('orders.id', '=', idOrder)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * The highest bidder to whom it was not offered yet, at their own highest bid. Of two equal bids the later one led: it
 * answered the other for whoever had bid that much before.
 */
export const nextBidder = (tx: Tx, { id_product, reserve }: AuctionRecord) =>
  tx
    .selectFrom('auction_bidder as b')
    .innerJoin('users', 'users.id', 'b.id_user')
    .select(['b.id_user', 'b.best as amount'])
    .where('b.id_product', '=', id_product)
    .where('b.best', '>=', reserve ?? 1)
    .where('users.status', 'in', ['ACTIVE', 'HIDDEN'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auction_offer as o')
            .select('o.id')
            .where('o.id_product', '=', id_product)
            .whereRef('o.id_user', '=', 'b.id_user')
            .where('o.place', '>', 0),
        ),
      ),
    )
    .orderBy('b.best', 'desc')
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('bid')
          .select(({ fn }) => fn.max('bid.number').as('last'))
          .where('bid.id_product', '=', id_product)
          .whereRef('bid.id_user', '=', 'b.id_user')
          .whereRef('bid.amount', '=', 'b.best'),
      'desc',
    )
    .limit(1)
    .executeTakeFirst();
