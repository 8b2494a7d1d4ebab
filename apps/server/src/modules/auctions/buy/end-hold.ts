import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { minutesAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { type AuctionRecord, changeAuction, changeOffer, type Offer } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { tellNotBought } from '../notify/tell.ts';

/** A purchase at once has place 0, before the winner and those the win is passed on to. */
export const isPurchase = ({ place }: Pick<Offer, 'place'>): boolean => place === 0;

/**
 * The buyer did not pay: the auction goes on, and ends later by as long as nobody else could bid, as far as late bids may
 * move its end.
 */
export const endHold = async (tx: Tx, deps: Deps, auction: AuctionRecord, offer: Offer): Promise<void> => {
  const now = deps.clock.now();
  if (offer.id_order !== null) await deps.orders.abandon(tx, offer.id_order);
  await changeOffer(tx, offer, { state: 'expired', id_charge: null, closed_at: now });
  const { id_product, ends_at, planned_end, held_at } = auction;
  const heldMs = held_at === null ? 0 : Math.max(0, now.getTime() - held_at.getTime());
  const latest = minutesAfter(planned_end, auctionLimits.softCloseMostMinutes).getTime();
  const end = new Date(Math.min(ends_at.getTime() + heldMs, latest));
  await changeAuction(tx, id_product, { id_buyer: null, held_at: null, ends_at: end });
  await tellNotBought(tx, deps, auction, offer);
  await tellScreens(tx, deps, id_product, offer.id_user);
  await lookLater(tx, deps, id_product, now);
};
