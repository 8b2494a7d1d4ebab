import type { Route } from './route.ts';

/** Routes of auctions, so that no other page loads this table. */
export const auctionRoutes = {
  getAuctions: { method: 'POST', path: '/get-auctions' },
  getAuction: { method: 'GET', path: '/get-auction/{idProduct}' },
  getBids: { method: 'POST', path: '/get-bids/{productId}' },
  getBidderChecks: { method: 'GET', path: '/get-bidder-checks' },
  placeBid: { method: 'POST', path: '/place-bid' },
  buyAuctionNow: { method: 'POST', path: '/buy-auction-now' },
  watchAuction: { method: 'POST', path: '/watch-auction' },
  getOwnBids: { method: 'POST', path: '/get-own-bids' },

  // winners
  getAuctionWin: { method: 'GET', path: '/get-auction-win/{idProduct}' },
  payAuctionWin: { method: 'POST', path: '/pay-auction-win' },
  declineAuctionOffer: { method: 'POST', path: '/decline-auction-offer' },
  giveWinnerInfo: { method: 'POST', path: '/give-winner-info' },

  // studio
  getOwnAuctions: { method: 'POST', path: '/get-own-auctions' },
  getOwnAuction: { method: 'GET', path: '/get-own-auction/{idProduct}' },
  saveAuction: { method: 'POST', path: '/save-auction' },
  cancelAuction: { method: 'POST', path: '/cancel-auction' },
} as const satisfies Record<string, Route>;

export type AuctionRoutes = typeof auctionRoutes;
