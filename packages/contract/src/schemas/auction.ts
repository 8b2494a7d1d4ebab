import { z } from 'zod';
import { auctionLimits } from '../auction-limits.ts';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { idImage } from './account.ts';
import { charityShare } from './charity.ts';
import { deliveryMethod } from './delivery.ts';
import { pageBody } from './page.ts';
import { id, imageLink, language, line, moment, text } from './primitives.ts';
import { buyerFields, orderRequest, phones } from './purchase.ts';

const { products } = limits;

/** Where it stands on its page. `ended`: with a buyer or without, which `outcome` says. */
const auctionPhases = ['notStarted', 'inProgress', 'ended', 'cancelled'] as const;
export const auctionPhase = z.enum(auctionPhases);
export type AuctionPhase = z.output<typeof auctionPhase>;

/** `settling`: somebody has won and has not paid yet. */
const auctionOutcomes = ['settling', 'sold', 'unsold'] as const;
export const auctionOutcome = z.enum(auctionOutcomes);
export type AuctionOutcome = z.output<typeof auctionOutcome>;

/** As others see a bidder: by name, or by an alias that is theirs in this auction only. */
const bidder = z.object({
  /** Null with an alias. */
  idUser: id.nullable(),
  name: z.string(),
  imageLink: imageLink.nullable(),
  isAlias: z.boolean(),
});
export type Bidder = z.output<typeof bidder>;

/** What moves while people bid; the live event has the same fields. */
export const auctionStanding = z.object({
  phase: auctionPhase,
  outcome: auctionOutcome.nullable(),
  /** Null before the first bid. */
  currentBet: priceSchema.nullable(),
  /** The lowest bid that is accepted now; null when none is. */
  nextBet: priceSchema.nullable(),
  /** Null while it runs, and when nobody has won. */
  finalBet: priceSchema.nullable(),
  /** Including what soft close has added. */
  endDate: moment,
  bids: z.int().min(0),
  participants: z.int().min(0),
  leader: bidder.nullable(),
  /** Null without one: the reserve itself is secret. */
  reserveMet: z.boolean().nullable(),
  /** Null without one, and once somebody has bid. */
  buyNowPrice: priceSchema.nullable(),
  /** Held for somebody whose card is being charged: nobody can bid until that is paid, which sells it, or refused. */
  isBeingBought: z.boolean(),
});
export type AuctionStanding = z.output<typeof auctionStanding>;

/** What is put up: a thing or something at a place, or what is made for the winner and delivered as an order of that type. */
export const auctionedType = z.enum(['AUCTION', 'AUTOGRAPH', 'VIDEO_GREETING']);
export type AuctionedType = z.output<typeof auctionedType>;

const shown = {
  idProduct: id,
  sells: auctionedType,
  name: z.string(),
  shortAbout: z.string(),
  imageLink: imageLink.nullable(),
  idOwner: id,
  ownerName: z.string(),
  startingBet: priceSchema,
  startDate: moment,
  charity: charityShare.nullable(),
};
export const auctionCard = auctionStanding.extend(shown);
export type AuctionCard = z.output<typeof auctionCard>;

/**
 * `outbid`: has bid and does not lead. `buying`: their card is being charged for the purchase at once. `offered`: an unpaid win was passed on to the viewer. `lost`: it is sold to
 * another, or over for the viewer.
 */
const bidderStandings = ['none', 'leading', 'outbid', 'buying', 'won', 'offered', 'lost'] as const;
const bidderStanding = z.enum(bidderStandings);
export type BidderStanding = z.output<typeof bidderStanding>;

/** What forbids the viewer to bid, whatever they bid. */
const biddingBars = ['own', 'blocked', 'blockedByStaff'] as const;
const biddingBar = z.enum(biddingBars);
export type BiddingBar = z.output<typeof biddingBar>;

/** What has to be confirmed once before the first bid. */
export const bidderChecks = z.object({
  /** The saved card that a win is charged to; null without a checked one. */
  card: z.object({ idCard: z.uuid(), brand: z.string(), last4: z.string() }).nullable(),
  /** The confirmed number, masked; null without one. */
  phone: z.string().nullable(),
});
export type BidderChecks = z.output<typeof bidderChecks>;

const auctionViewer = z.object({
  standing: bidderStanding,
  /** The viewer's own highest bid; null without one. */
  ownBet: priceSchema.nullable(),
  /** The viewer's own automatic maximum, which nobody else sees; null without one. */
  ownMaximum: priceSchema.nullable(),
  isWatching: z.boolean(),
  /** Null where nothing forbids to bid. */
  bar: biddingBar.nullable(),
  isAnonymous: z.boolean(),
  /** How the viewer appears when they bid anonymously; null before their first bid. */
  alias: z.string().nullable(),
  /** Until when a win or an offer is to be paid; null without one. */
  payBy: moment.nullable(),
});
export type AuctionViewer = z.output<typeof auctionViewer>;

export const auction = auctionCard.extend({
  about: z.string(),
  moreImageLinks: z.array(imageLink),
  ownerImageLink: imageLink.nullable(),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  /** The end before soft close. */
  plannedEnd: moment,
  watchers: z.int().min(0),
  cancelReason: z.string().nullable(),
  /** Null for visitors. */
  viewer: auctionViewer.nullable(),
});
export type Auction = z.output<typeof auction>;

const auctionLists = ['running', 'soon', 'ended'] as const;
export const auctionsBody = pageBody(auctionLimits.page).extend({
  list: z.enum(auctionLists).default('running'),
  /** The name of a group of talents; omitted for all. */
  group: line(80).optional(),
  /** Only this talent's. */
  idOwner: id.optional(),
});

export const bid = z.object({
  id,
  /** Cents. */
  bid: priceSchema,
  bidder,
  isOwn: z.boolean(),
  /** Placed for a bidder up to their maximum. */
  isAutomatic: z.boolean(),
  createdDate: moment,
});
export type Bid = z.output<typeof bid>;

/**
 * With `isMaximum` the bid is the least that leads, and rises by itself up to `bid`; without it, it is exactly `bid`. A
 * leader may only change their maximum.
 */
export const placeBidBody = z.object({
  idProduct: id,
  bid: priceSchema.min(1).max(auctionLimits.bidMax),
  isMaximum: z.boolean().default(false),
  isAnonymous: z.boolean().default(false),
});
export const placedBid = auctionStanding.extend({ viewer: auctionViewer });
export type PlacedBid = z.output<typeof placedBid>;

/** One of a list, which does not say what forbids to bid. */
export const ownBid = auctionCard.extend({ viewer: auctionViewer.omit({ bar: true }) });
export type OwnBid = z.output<typeof ownBid>;

/** `UNPAID` while it waits for the payment, `PAID` while it waits for what the talent needs to know. */
const auctionCheckout = z.enum(['UNPAID', 'PAID']);

/** `charging`: the saved card is being charged. `ordered`: paid, and told where it goes. `passed`: not paid in time, or declined. `notBought`: the same for a purchase at once. */
const winStates = ['charging', 'WAITING_FOR_PAYMENT', 'WAITING_FOR_INFO', 'ordered', 'passed', 'notBought'] as const;
const winState = z.enum(winStates);
export type WinState = z.output<typeof winState>;

export const auctionWin = z.object({
  idProduct: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  idOwner: id,
  ownerName: z.string(),
  sells: auctionedType,
  state: winState,
  auctionCheckout: auctionCheckout.optional(),
  /** What is left to pay: 0 once it is paid. */
  standardRate: priceSchema,
  finalBet: priceSchema,
  /** Passed on by somebody who did not pay: may be declined. */
  isOffer: z.boolean(),
  /** Bought at once, without a bid. */
  isPurchase: z.boolean(),
  payBy: moment.nullable(),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  charity: charityShare.nullable(),
  /** Null until it is paid. */
  idOrder: id.nullable(),
  /** The open card payment, for a question of the bank or its state; null without one. */
  si: z.uuid().nullable(),
});
export type AuctionWin = z.output<typeof auctionWin>;

export const payWinBody = z.object({
  idProduct: id,
  /** One of the caller's saved cards; without it the card is entered on the provider's page. */
  idCard: z.uuid().optional(),
  keepCard: z.boolean().optional(),
  fromWallet: priceSchema.optional(),
  language,
});

export const winnerInfo = z.object({
  fullName: buyerFields.fullName,
  phone: phones.required,
  delivery: buyerFields.delivery,
  comment: text(auctionLimits.wishesMax).default(''),
});
export type WinnerInfo = z.output<typeof winnerInfo>;

/** `info` for a thing, `request` for what is made for the winner. */
export const giveInfoBody = z
  .object({ idProduct: id, info: winnerInfo.optional(), request: orderRequest.optional() })
  .refine(({ info, request }) => (info === undefined) !== (request === undefined), { path: ['info'] });
export type GiveInfo = z.output<typeof giveInfoBody>;

const price = priceSchema.min(auctionLimits.startMin).max(products.priceMax);
const written = {
  name: line(products.nameMax).trim().min(products.nameMin),
  shortAbout: text(products.shortAboutMax).min(1),
  about: text(products.aboutMax).min(products.aboutMin),
};

const unique = <Item>(items: Item[]) => [...new Set(items)];

export const auctionForm = z
  .object({
    /** Omitted for a new auction. */
    idProduct: id.optional(),
    language,
    ...written,
    idImage,
    moreImages: z.array(idImage).max(products.moreImagesMax).overwrite(unique).default([]),
    startingBet: price,
    reservePrice: price.nullable().default(null),
    buyNowPrice: price.nullable().default(null),
    startDate: moment,
    endDate: moment,
    sells: auctionedType.default('AUCTION'),
    /** Of what is not made on request. */
    deliveryMethods: z.array(deliveryMethod).overwrite(unique).default([]),
    pickupPlace: line(products.placeMax).trim().min(1).nullable().default(null),
  })
  .refine(({ sells, deliveryMethods }) => (sells === 'AUCTION') === deliveryMethods.length > 0, {
    path: ['deliveryMethods'],
  })
  .refine(({ pickupPlace, deliveryMethods }) => pickupPlace !== null || !deliveryMethods.includes('pickup'), {
    path: ['pickupPlace'],
  })
  .refine(({ reservePrice, startingBet }) => reservePrice === null || reservePrice > startingBet, {
    path: ['reservePrice'],
  })
  .refine(
    ({ buyNowPrice, reservePrice, startingBet }) => buyNowPrice === null || buyNowPrice > (reservePrice ?? startingBet),
    {
      path: ['buyNowPrice'],
    },
  );
export type AuctionForm = z.output<typeof auctionForm>;

/** Why it was cancelled, for all who look at it. */
export const auctionReason = line(auctionLimits.reasonMax).trim().min(limits.reports.reasonMin);

/** `paid`, `declined` and `expired` are final; `open` waits for the payment. */
export const auctionOffer = z.object({
  /** 0 for who buys it at once, 1 for the winner, 2 and more for those it was passed on to. */
  place: z.int().min(0),
  bidder,
  amount: priceSchema,
  state: z.enum(['charging', 'open', 'paid', 'declined', 'expired']),
  payBy: moment.nullable(),
  createdDate: moment,
});
export type AuctionOffer = z.output<typeof auctionOffer>;

export const studioAuction = auctionCard.extend({
  watchers: z.int().min(0),
  reservePrice: priceSchema.nullable(),
  /** Before the start. */
  mayEdit: z.boolean(),
  /** Before the first bid. */
  mayCancel: z.boolean(),
  idOrder: id.nullable(),
});
export type StudioAuction = z.output<typeof studioAuction>;

/** With what the form was saved with, and to whom the win was offered. */
export const wholeStudioAuction = studioAuction.extend({
  about: z.string(),
  idImage: z.string().nullable(),
  moreImages: z.array(z.object({ idImage: z.string(), imageLink })),
  /** Of the form, also once somebody has bid. */
  formBuyNowPrice: priceSchema.nullable(),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  plannedEnd: moment,
  cancelReason: z.string().nullable(),
  offers: z.array(auctionOffer),
});
export type WholeStudioAuction = z.output<typeof wholeStudioAuction>;
