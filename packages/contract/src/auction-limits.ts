import { type Cents, cents } from './money.ts';

/** Limits of auctions. Separate from `limits`, which every page loads. */
export const auctionLimits = {
  /** Cents. `below`: prices under this rise by at least `step`. */
  steps: [
    { below: 5_000, step: 100 },
    { below: 20_000, step: 500 },
    { below: 100_000, step: 1_000 },
    { below: 500_000, step: 5_000 },
    { below: null, step: 10_000 },
  ],
  /** Cents. */
  startMin: 100,
  bidMax: 100_000_000,
  /** An accepted bid this close to the end moves the end, so that this much time is left again. */
  softCloseMinutes: 2,
  /** By how much the end moves in all. */
  softCloseMostMinutes: 60,
  durationMinHours: 1,
  durationMaxDays: 30,
  /** How far ahead an auction may start. */
  startsWithinDays: 90,
  /** For the winner, and for everybody the win is offered to. */
  payHours: 24,
  remindAfterHours: [1, 12, 22],
  /** How long it is held for somebody who buys it at once, until the bank has decided. */
  holdMinutes: 10,
  /** How often an unpaid win is offered to the next bidder. */
  offersMax: 3,
  /** Days without bidding and buying after the first and the second unpaid win; after the third for ever. */
  strikeDays: [7, 30],
  /** Who is outbid again sooner, and has not read it yet, is not mailed and pushed again. */
  outbidAgainMinutes: 2,
  /** Watchers are reminded this long before the end. */
  remindWatchersMinutes: 60,
  /** Not yet ended auctions per talent. */
  openMax: 20,
  reasonMax: 500,
  wishesMax: 1_000,
  page: 12,
} as const;

/** By how much the next bid must be above `price`. */
export const stepAbove = (price: Cents): Cents => {
  const band = auctionLimits.steps.find(({ below }) => below === null || price < below);
  return cents(band?.step ?? 0);
};
