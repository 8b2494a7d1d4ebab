import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { endHold } from '../buy/end-hold.ts';
import type { Deps } from '../deps.ts';
import { reminderAt, remindWatchers, tellCancelled, tellLosers, tellStarted, tellUnpaid } from '../notify/tell.ts';
import { isWon } from '../phase.ts';
import { lookLater } from './look-later.ts';
import { endUnsold, isOver, offerNext } from './offer-win.ts';
import {
  type AuctionRecord,
  changeAuction,
  changeOffer,
  isPaid,
  liveOffer,
  lockAuction,
  type Offer,
} from './offers.repo.ts';
import { strike } from './strike.ts';
import { tellScreens } from './tell-screens.ts';

type Due = string | null;

/**
 * Does what is due about an auction: ends it, charges the winner, or passes an unpaid win on. Run twice or late, it does
 * nothing twice.
 */
export const lookAt =
  (deps: Deps) =>
  async ({ idProduct }: { idProduct: number }): Promise<void> => {
    const { database } = deps;
    try {
      const si = await database.inTransaction((tx) => act(tx, deps, idProduct));
      if (si) await deps.payments.chargeNow(si);
    } catch (error) {
      if (!isOver(error)) throw error;
      await database.inTransaction((tx) => giveUp(tx, deps, idProduct));
    }
  };

const act = async (tx: Tx, deps: Deps, idProduct: number): Promise<Due> => {
  const auction = await lockAuction(tx, idProduct);
  const now = await judgedNow(tx, deps.clock);
  if (auction?.state === 'open' && auction.id_buyer !== null) return waitForBuyer(tx, deps, auction, now);
  if (auction?.state === 'open') {
    if (now < auction.ends_at) return await waitForEnd(tx, deps, auction, now);
    if (!isWon(auction)) return endUnsold(tx, deps, auction);
    await changeAuction(tx, idProduct, { state: 'settling', closed_at: now });
    await tellLosers(tx, deps, auction);
    return offerNext(tx, deps, auction);
  }
  if (auction?.state !== 'settling') return null;
  const offer = await liveOffer(tx, idProduct);
  if (!offer) return offerNext(tx, deps, auction);
  return now < offer.pay_by ? waitForPayment(tx, deps, auction, offer) : expire(tx, deps, auction, offer);
};

const waitForEnd = async (tx: Tx, deps: Deps, auction: AuctionRecord, now: Date): Promise<null> => {
  if (now >= auction.starts_at) await tellStarted(tx, deps, auction);
  if (now >= reminderAt(auction)) await remindWatchers(tx, deps, auction);
  const next = [auction.starts_at, reminderAt(auction)].filter((at) => at > now);
  await lookLater(tx, deps, auction.id_product, next[0] ?? auction.ends_at);
  return null;
};

/** Nothing else happens while it is held for somebody who buys it. */
const waitForBuyer = async (tx: Tx, deps: Deps, auction: AuctionRecord, now: Date): Promise<null> => {
  const offer = await liveOffer(tx, auction.id_product);
  if (!offer) return null;
  if (now < offer.pay_by) await lookLater(tx, deps, auction.id_product, offer.pay_by);
  else if (!(await isPaid(tx, offer))) await endHold(tx, deps, auction, offer);
  return null;
};

/** Reminds who has not paid yet; a charge that the bank still decides is no reason to. */
const waitForPayment = async (tx: Tx, deps: Deps, auction: AuctionRecord, offer: Offer): Promise<null> => {
  const { created_at, pay_by, id_charge, id_product } = offer;
  const passed = auctionLimits.remindAfterHours.filter((hours) => hoursAfter(created_at, hours) <= deps.clock.now());
  if (passed.length > offer.reminders) {
    if (id_charge === null) await tellUnpaid(tx, deps, auction, offer, passed.length);
    await changeOffer(tx, offer, { reminders: passed.length });
  }
  const next = auctionLimits.remindAfterHours[passed.length];
  await lookLater(tx, deps, id_product, next === undefined ? pay_by : hoursAfter(created_at, next));
  return null;
};

/** Only who won and did not pay is to blame, not those whom it was passed on to. */
const expire = async (tx: Tx, deps: Deps, auction: AuctionRecord, offer: Offer): Promise<Due> => {
  if (await isPaid(tx, offer)) return null;
  if (offer.id_order !== null) await deps.orders.abandon(tx, offer.id_order);
  await changeOffer(tx, offer, { state: 'expired', closed_at: deps.clock.now() });
  if (offer.place === 1) await strike(tx, deps, offer);
  await tellScreens(tx, deps, auction.id_product, offer.id_user);
  return offerNext(tx, deps, auction);
};

/** What was put up cannot be sold any more. */
const giveUp = async (tx: Tx, deps: Deps, idProduct: number): Promise<void> => {
  const auction = await lockAuction(tx, idProduct);
  if (!auction || (auction.state !== 'open' && auction.state !== 'settling')) return;
  if (auction.state === 'open' && (await judgedNow(tx, deps.clock)) < auction.ends_at) return;
  const offer = await liveOffer(tx, idProduct);
  if (offer?.id_order) await deps.orders.abandon(tx, offer.id_order);
  if (offer) await changeOffer(tx, offer, { state: 'expired', closed_at: deps.clock.now() });
  await changeAuction(tx, idProduct, { state: 'unsold', closed_at: deps.clock.now() });
  await tellCancelled(tx, deps, auction);
  await tellScreens(tx, deps, idProduct, offer?.id_user);
};
