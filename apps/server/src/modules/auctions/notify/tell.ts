import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { Language } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import { contactOf } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import type { AuctionRecord, Offer } from '../end/offers.repo.ts';
import { auctionKinds as kinds } from './auctions.kinds.ts';

type UsedDeps = Pick<Deps, 'notify'>;
type Named = Pick<AuctionRecord, 'id_product' | 'id_owner'>;

/** Notifies one user about an auction, once per `eventKey`. */
export const aboutAuction = async (tx: Tx, { id_product, id_owner }: Named, idUser: number, eventKey: string) => {
  const { language } = await contactOf(tx, idUser);
  const { name } = await tx.selectFrom('product').select('name').where('id', '=', id_product).executeTakeFirstOrThrow();
  const product = (name as Record<string, string>)[language] ?? '';
  return {
    notice: {
      idUser,
      eventKey: `auction ${id_product} ${eventKey}`,
      subject: { type: 'auction', id: id_product },
      idOwner: id_owner,
      params: { product },
    },
  };
};

export const tellStarted = async (tx: Tx, { notify }: UsedDeps, auction: AuctionRecord): Promise<void> => {
  const { notice } = await aboutAuction(tx, auction, auction.id_owner, 'started');
  await notify(tx, kinds.started, notice);
};

/** The same for many users. */
export const broadcastAbout = async (tx: Tx, { id_product, id_owner }: Named, event: string) => {
  const { name } = await tx.selectFrom('product').select('name').where('id', '=', id_product).executeTakeFirstOrThrow();
  const names = name as Record<Language, string>;
  return {
    eventKey: `auction ${id_product} ${event}`,
    subject: { type: 'auction', id: id_product },
    idOwner: id_owner,
    params: { en: { product: names.en }, uk: { product: names.uk }, ru: { product: names.ru } },
  };
};

type ToMany = Pick<Deps, 'notifyAll'>;

/** Those who watch it and do not bid hear an hour before the end; late bids move the end, not the reminder. */
export const remindWatchers = async (tx: Tx, { notifyAll }: ToMany, auction: AuctionRecord): Promise<void> => {
  const watchers = await tx
    .selectFrom('auction_watch')
    .select('id_user')
    .where('id_product', '=', auction.id_product)
    .execute();
  await notifyAll(tx, kinds.endsSoon, await broadcastAbout(tx, auction, 'ends soon'), idsOf(watchers));
};

const idsOf = (rows: readonly { id_user: number }[]): number[] => rows.map(({ id_user }) => id_user);

export const reminderAt = ({ planned_end }: AuctionRecord): Date =>
  minutesAfter(planned_end, -auctionLimits.remindWatchersMinutes);

export const tellUnsold = async (tx: Tx, { notify }: UsedDeps, auction: AuctionRecord): Promise<void> => {
  const { notice } = await aboutAuction(tx, auction, auction.id_owner, 'unsold');
  await notify(tx, kinds.unsold, notice);
};

export const tellSold = async (tx: Tx, { notify }: UsedDeps, auction: AuctionRecord, { amount }: Offer) => {
  const { notice } = await aboutAuction(tx, auction, auction.id_owner, 'sold');
  await notify(tx, kinds.sold, { ...notice, amount });
};

/** Everybody who bid and did not win, once it is clear for how much it went. */
export const tellLosers = async (tx: Tx, { notifyAll }: ToMany, auction: AuctionRecord): Promise<void> => {
  const losers = await tx
    .selectFrom('auction_bidder')
    .select('id_user')
    .where('id_product', '=', auction.id_product)
    .where('id_user', '<>', auction.id_leader)
    .execute();
  const lost = await broadcastAbout(tx, auction, 'lost');
  await notifyAll(tx, kinds.lost, { ...lost, amount: auction.top_bet ?? 0 }, idsOf(losers));
};

/** The winner, or whoever it was passed on to. */
export const tellOffered = async (tx: Tx, { notify }: UsedDeps, auction: AuctionRecord, offer: Offer) => {
  const { amount, place } = offer;
  const { notice } = await aboutAuction(tx, auction, offer.id_user, `offer ${place}`);
  if (place === 1) return notify(tx, kinds.won, { ...notice, amount });
  await notify(tx, kinds.offered, { ...notice, amount });
};

/** The card was refused, and later how much time is left. */
export const tellUnpaid = async (tx: Tx, { notify }: UsedDeps, auction: Named, offer: Offer, nth: number) => {
  const { notice } = await aboutAuction(tx, auction, offer.id_user, `offer ${offer.place} unpaid ${nth}`);
  await notify(tx, kinds.unpaid, { ...notice, amount: offer.amount });
};

/** Once per attempt to buy it at once. */
export const tellNotBought = async (tx: Tx, { notify }: UsedDeps, auction: Named, { id, id_user, amount }: Offer) => {
  const { notice } = await aboutAuction(tx, auction, id_user, `purchase ${id} unpaid`);
  await notify(tx, kinds.notBought, { ...notice, amount });
};

/** All who bid, watch, or were about to buy it, and the talent unless they cancelled it: nobody wins and nobody pays. */
export const tellCancelled = async (
  tx: Tx,
  { notifyAll }: ToMany,
  auction: AuctionRecord,
  { byOwner = false } = {},
): Promise<void> => {
  const { id_product, id_owner, id_buyer } = auction;
  const interested = await tx
    .selectFrom('auction_bidder')
    .select('id_user')
    .where('id_product', '=', id_product)
    .union(tx.selectFrom('auction_watch').select('id_user').where('id_product', '=', id_product))
    .execute();
  const told = new Set(idsOf(interested));
  if (id_buyer !== null) told.add(id_buyer);
  if (!byOwner) told.add(id_owner);
  await notifyAll(tx, kinds.cancelled, await broadcastAbout(tx, auction, 'cancelled'), [...told]);
};

type Strike = Named & { id: number; id_user: number };

export const tellForgiven = async (tx: Tx, { notify }: UsedDeps, strike: Strike): Promise<void> => {
  const { notice } = await aboutAuction(tx, strike, strike.id_user, `strike ${strike.id} forgiven`);
  await notify(tx, kinds.forgiven, notice);
};
