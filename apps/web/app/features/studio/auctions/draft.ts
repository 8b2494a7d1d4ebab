import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { ReplyOf } from '@stagedoor/contract/client';
import type { Language } from '@stagedoor/contract/limits';
import { parseMoney } from '@stagedoor/contract/money';
import type { AuctionedType } from '@stagedoor/contract/schemas/auction';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import { momentOfTyped, typedTime } from '@stagedoor/contract/zoned-time';
import type { ownauctions } from '@stagedoor/messages/en/ownauctions';
import { draftAt, ownDraft, type Draft as Stored } from '../../../shared/forms/draft.ts';
import { day, hour } from '../../../shared/time/durations.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import { typedPrice } from '../form/from-product.ts';

export type WholeAuction = ReplyOf<'getOwnAuction'>;

/** The raw input; times as the clocks of this device's time zone show them. */
export type Draft = {
  name: string;
  shortAbout: string;
  about: string;
  idImage: string | null;
  imageLink: string | null;
  moreImages: WholeAuction['moreImages'];
  sells: AuctionedType;
  startingBet: string;
  reservePrice: string;
  buyNowPrice: string;
  startDate: string;
  endDate: string;
  isSent: boolean;
  isMet: boolean;
  pickupPlace: string;
};

export type Problem = keyof typeof ownauctions.form.problems;
export type Problems = Partial<Record<keyof Draft | 'deliveryMethods', Problem>>;

const usualDays = 3;

/** Starts in an hour and runs for some days, until its talent chooses otherwise. */
export const emptyDraft = (now: number): Draft => {
  const start = Math.ceil(now / hour) * hour;
  return {
    name: '',
    shortAbout: '',
    about: '',
    idImage: null,
    imageLink: null,
    moreImages: [],
    sells: 'AUCTION',
    startingBet: '',
    reservePrice: '',
    buyNowPrice: '',
    startDate: typedTime(new Date(start), ownTimeZone()),
    endDate: typedTime(new Date(start + usualDays * day), ownTimeZone()),
    isSent: true,
    isMet: false,
    pickupPlace: '',
  };
};

const sent: readonly DeliveryMethod[] = ['office', 'courier'];

export const draftOf = (auction: WholeAuction): Draft => ({
  name: auction.name,
  shortAbout: auction.shortAbout,
  about: auction.about,
  idImage: auction.idImage,
  imageLink: auction.imageLink,
  moreImages: auction.moreImages,
  sells: auction.sells,
  startingBet: typedPrice(auction.startingBet),
  reservePrice: typedPrice(auction.reservePrice),
  buyNowPrice: typedPrice(auction.formBuyNowPrice),
  startDate: typedTime(new Date(auction.startDate), ownTimeZone()),
  endDate: typedTime(new Date(auction.plannedEnd), ownTimeZone()),
  isSent: auction.deliveryMethods.some((method) => sent.includes(method)),
  isMet: auction.deliveryMethods.includes('pickup'),
  pickupPlace: auction.pickupPlace ?? '',
});

/** Keeps what is no amount as text, so that the contract's schema reports it. */
const amountIn = (typed: string) => (typed.trim() === '' ? undefined : (parseMoney(typed) ?? typed));
const momentIn = (typed: string) =>
  typed === '' ? undefined : (momentOfTyped(typed, ownTimeZone())?.toISOString() ?? typed);

/** For the winner, after the end. */
export const isMade = ({ sells }: Pick<Draft, 'sells'>): boolean => sells !== 'AUCTION';

/** As it is sent. */
export const bodyOf = (draft: Draft, language: Language, idProduct: number | undefined): Record<string, unknown> => ({
  ...(idProduct !== undefined && { idProduct }),
  language,
  name: draft.name,
  shortAbout: draft.shortAbout,
  about: draft.about,
  idImage: draft.idImage ?? undefined,
  moreImages: draft.moreImages.map(({ idImage }) => idImage),
  startingBet: amountIn(draft.startingBet),
  reservePrice: amountIn(draft.reservePrice) ?? null,
  buyNowPrice: amountIn(draft.buyNowPrice) ?? null,
  startDate: momentIn(draft.startDate),
  endDate: momentIn(draft.endDate),
  sells: draft.sells,
  deliveryMethods: isMade(draft) ? [] : [...(draft.isSent ? sent : []), ...(draft.isMet ? ['pickup'] : [])],
  pickupPlace: !isMade(draft) && draft.isMet && draft.pickupPlace.trim() !== '' ? draft.pickupPlace : null,
});

/** What the schema of a single field cannot see: the times together. */
export const timeProblems = ({ startDate, endDate }: Draft, now: number) => {
  const [start, end] = [startDate, endDate].map((typed) => momentOfTyped(typed, ownTimeZone())?.getTime());
  if (start === undefined || end === undefined) return {};
  if (start <= now) return { startDate: 'startInPast' } as const;
  if (end <= start) return { endDate: 'endBeforeStart' } as const;
  if (end - start < auctionLimits.durationMinHours * hour) return { endDate: 'tooShort' } as const;
  return end - start > auctionLimits.durationMaxDays * day ? ({ endDate: 'tooLong' } as const) : {};
};

/** Of this tab; `what` is the auction, or a new one. */
export const auctionDraft = (idUser: number, what: number | 'new'): Stored<Draft> =>
  draftAt(ownDraft(`studio.auction.${idUser}.${what}`), (stored) =>
    'sells' in stored ? (stored as Draft) : undefined,
  );
