import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { auctionedType, auctionOffer, auctionOutcome, auctionPhase } from './auction.ts';
import { keyedBody } from './keyed-page.ts';
import { person } from './named-person.ts';
import { id, imageLink, line, moment } from './primitives.ts';

/** As it is stored; the clock tells whether an open one has started. */
export const auctionStates = ['open', 'settling', 'sold', 'unsold', 'cancelled'] as const;

export const findAuctionsBody = keyedBody.extend({
  idProduct: id.optional(),
  /** A part of the talent's name, or the number or email of the talent or of a bidder. */
  person: line(100).trim().optional(),
  state: z.enum(auctionStates).optional(),
});

export const foundAuction = z.object({
  idProduct: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  owner: person,
  phase: auctionPhase,
  outcome: auctionOutcome.nullable(),
  startingBet: priceSchema,
  currentBet: priceSchema.nullable(),
  bids: z.int().min(0),
  participants: z.int().min(0),
  startDate: moment,
  endDate: moment,
});
export type FoundAuction = z.output<typeof foundAuction>;

/** A device or a card that several of an auction's people use. */
const sharedThing = z.object({
  /** Names it in this auction. */
  number: z.int().positive(),
  kind: z.enum(['device', 'card']),
  /** `Chrome on Windows`, `visa •• 4242`. */
  name: z.string(),
  people: z.array(person.extend({ isOwner: z.boolean() })),
});
export type SharedThing = z.output<typeof sharedThing>;

/** `shared`: its number among the shared ones; null when nobody else in the auction uses it. */
const usedThing = z.object({ name: z.string(), shared: z.int().positive().nullable() });
export type UsedThing = z.output<typeof usedThing>;

const inspectedBidder = z.object({
  person,
  alias: z.string(),
  bids: z.int().min(0),
  best: priceSchema,
  lastBidDate: moment,
  memberSince: moment,
  devices: z.array(usedThing),
  cards: z.array(usedThing),
});
export type InspectedBidder = z.output<typeof inspectedBidder>;

/** An unpaid win, for which its winner is blocked for a time. */
const strike = z.object({ idStrike: id, until: moment.nullable(), forgivenDate: moment.nullable() });

export const inspectedAuction = foundAuction.extend({
  sells: auctionedType,
  leader: person.nullable(),
  reservePrice: priceSchema.nullable(),
  buyNowPrice: priceSchema.nullable(),
  plannedEnd: moment,
  cancelReason: z.string().nullable(),
  mayCancel: z.boolean(),
  /** By name, whether they bid anonymously or not. */
  offers: z.array(
    auctionOffer.omit({ bidder: true }).extend({ person, idOrder: id.nullable(), strike: strike.nullable() }),
  ),
  shared: z.array(sharedThing),
  /** Those who share something first, then by their highest bid; not more than a hundred. */
  bidders: z.array(inspectedBidder),
});
export type InspectedAuction = z.output<typeof inspectedAuction>;
export type InspectedOffer = InspectedAuction['offers'][number];

export const inspectedBid = z.object({
  /** From 1, in the order in which they were accepted. */
  number: z.int().positive(),
  person,
  alias: z.string(),
  bid: priceSchema,
  isAutomatic: z.boolean(),
  isAnonymous: z.boolean(),
  /** Null for what was bid automatically. */
  device: z.string().nullable(),
  createdDate: moment,
});
export type InspectedBid = z.output<typeof inspectedBid>;
