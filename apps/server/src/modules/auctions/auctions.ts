import { placeBid } from './bid/place-bid.ts';
import { buyNow } from './buy/buy-now.ts';
import type { Deps } from './deps.ts';
import { listAuctions } from './read/list-auctions.ts';
import { listBids } from './read/list-bids.ts';
import { listOwnBids } from './read/list-own-bids.ts';
import { showAuction } from './read/show-auction.ts';
import { showChecks } from './read/show-checks.ts';
import { cancelByStaff } from './staff/cancel-by-staff.ts';
import { findAuctions } from './staff/find-auctions.ts';
import { forgiveStrike } from './staff/forgive-strike.ts';
import { inspectAuction } from './staff/inspect-auction.ts';
import { listBidsByName } from './staff/list-bids-by-name.ts';
import { cancelAuction } from './studio/cancel-auction.ts';
import { saveAuction } from './studio/save-auction.ts';
import { listOwn, showOwn } from './studio/show-own.ts';
import { watchAuction } from './watch-auction.ts';
import { declineOffer } from './win/decline-offer.ts';
import { giveInfo } from './win/give-info.ts';
import { payWin } from './win/pay-win.ts';
import { showWin } from './win/show-win.ts';

export type Auctions = ReturnType<typeof createAuctions>;

/** What talents put up for the highest bid. */
export const createAuctions = (deps: Deps) => ({
  list: listAuctions(deps),
  show: showAuction(deps),
  listBids: listBids(deps),
  listOwnBids: listOwnBids(deps),
  showChecks: showChecks(deps),
  placeBid: placeBid(deps),
  buyNow: buyNow(deps),
  watch: watchAuction(deps),

  save: saveAuction(deps),
  cancel: cancelAuction(deps),
  listOwn: listOwn(deps),
  showOwn: showOwn(deps),

  showWin: showWin(deps),
  payWin: payWin(deps),
  declineOffer: declineOffer(deps),
  giveInfo: giveInfo(deps),

  find: findAuctions(deps),
  inspect: inspectAuction(deps),
  listBidsByName: listBidsByName(deps),
  cancelByStaff: cancelByStaff(deps),
  forgiveStrike: forgiveStrike(deps),
});
