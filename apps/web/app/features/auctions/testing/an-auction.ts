import { cents } from '@stagedoor/contract/money';
import type { Auction, AuctionViewer, Bidder } from '@stagedoor/contract/schemas/auction';

export const aBidder = (changes: Partial<Bidder> = {}): Bidder => ({
  idUser: 21,
  name: 'Theo B.',
  imageLink: null,
  isAlias: false,
  ...changes,
});

export const aViewer = (changes: Partial<AuctionViewer> = {}): AuctionViewer => ({
  standing: 'none',
  ownBet: null,
  ownMaximum: null,
  isWatching: false,
  bar: null,
  isAnonymous: false,
  alias: '#1',
  payBy: null,
  ...changes,
});

/** One that runs, with a bid of $80. */
export const anAuction = (changes: Partial<Auction> = {}): Auction => ({
  idProduct: 7,
  sells: 'AUCTION',
  name: 'Stage coat',
  shortAbout: 'Worn on the first stadium night',
  about: 'Signed inside the collar.',
  imageLink: null,
  moreImageLinks: [],
  idOwner: 1001,
  ownerName: 'Orysia',
  ownerImageLink: null,
  phase: 'inProgress',
  outcome: null,
  startingBet: cents(5_000),
  currentBet: cents(8_000),
  nextBet: cents(8_500),
  finalBet: null,
  startDate: '2026-11-16T10:00:00.000Z',
  endDate: '2026-11-17T10:00:00.000Z',
  plannedEnd: '2026-11-17T10:00:00.000Z',
  bids: 3,
  participants: 2,
  leader: aBidder(),
  reserveMet: null,
  buyNowPrice: null,
  isBeingBought: false,
  watchers: 4,
  charity: null,
  deliveryMethods: ['office'],
  pickupPlace: null,
  cancelReason: null,
  viewer: null,
  ...changes,
});
