import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { idImage } from './account.ts';
import { receiptId } from './buy.ts';
import { paymentId } from './cards.ts';
import { email, id, imageLink, language, line, moment, text } from './primitives.ts';
import { phones } from './purchase.ts';

const { gifts } = limits;

/** An amount that the talent suggests. */
const giftAmount = z.object({ id, name: z.string(), price: priceSchema });
export type GiftAmount = z.output<typeof giftAmount>;

/** The caller's own monthly gift to this talent. */
const monthlyGift = z.object({ price: priceSchema, nextAt: moment.nullable() });

export const availableDonations = z.object({
  idProduct: id,
  variations: z.array(giftAmount),
  imageLink: imageLink.nullable(),
  /** Null for none, and for visitors. */
  monthly: monthlyGift.nullable(),
  showsGivers: z.boolean(),
  isNamed: z.boolean(),
});
export type AvailableDonations = z.output<typeof availableDonations>;

/** A path of this site, or an address on it. */
const returnAddress = line(2_000);

/** `customPrice` is in whole dollars, as typed; `fromWallet` in cents, and only for a single gift. */
export const donateBody = z
  .object({
    idProduct: id,
    text: text(gifts.wordsMax).default(''),
    language,
    successURL: returnAddress,
    cancelURL: returnAddress,
    regular: z.boolean(),
    customPrice: z.int().min(gifts.min).max(gifts.max).optional(),
    variationId: id.optional(),
    phoneNumber: phones.optional,
    email: z.union([z.literal(''), email]).optional(),
    fromWallet: priceSchema.optional(),
    /** A saved card; left out, the payment page asks for one. */
    idCard: z.uuid().optional(),
    /** For users only; omitted, nothing changes. */
    isNamed: z.boolean().optional(),
  })
  .refine(({ customPrice, variationId }) => (customPrice === undefined) !== (variationId === undefined), {
    path: ['variationId'],
  })
  .refine(({ regular, fromWallet = 0 }) => !regular || fromWallet === 0, { path: ['fromWallet'] });
export type Donate = z.output<typeof donateBody>;

/** The receipt is null where a running monthly gift changes with its next payment. */
export const donateReply = z.object({ result: z.string(), receipt: receiptId.nullable() });

const offeredAmount = z.object({
  /** Omitted for a new one. */
  id: id.optional(),
  name: line(gifts.amountNameMax).trim().min(1),
  price: priceSchema.min(gifts.min * 100).max(gifts.max * 100),
});

export const giftOfferForm = z.object({
  language,
  /** What givers read afterwards. */
  thanks: text(gifts.thanksMax).min(1),
  idImage: idImage.optional(),
  /** Off: nobody can give, and monthly gifts end with what is paid. */
  isOn: z.boolean(),
  showsGivers: z.boolean().default(false),
  variations: z.array(offeredAmount).min(1).max(gifts.amountsMax),
});
export type GiftOfferForm = z.output<typeof giftOfferForm>;

export const giftOffer = z.object({
  idProduct: id,
  thanks: z.string(),
  idImage: z.string().nullable(),
  imageLink: imageLink.nullable(),
  isOn: z.boolean(),
  showsGivers: z.boolean(),
  variations: z.array(giftAmount),
});
export type GiftOffer = z.output<typeof giftOffer>;

export const receivedGift = z.object({
  idOrder: id,
  /** Empty for a giver without a name. */
  name: z.string(),
  price: priceSchema,
  /** What the talent gets of it. */
  earning: priceSchema,
  text: z.string(),
  isMonthly: z.boolean(),
  at: moment,
  thankedAt: moment.nullable(),
});
export type ReceivedGift = z.output<typeof receivedGift>;

/** `retrying`: the card was declined. `stopping`: nothing more is charged. */
const sentGiftStates = ['active', 'retrying', 'stopping', 'ended'] as const;

export const sentMonthlyGift = z.object({
  idGift: id,
  idTalent: id,
  talentName: z.string(),
  price: priceSchema,
  state: z.enum(sentGiftStates),
  since: moment,
  /** When the card is charged next, and how much; null when it is not. */
  nextPayment: z.object({ at: moment, price: priceSchema }).nullable(),
  /** The payment of a declined renewal, to make on the page `/pay/{si}`; null without one. */
  si: paymentId.nullable(),
  /** Charged for it; null once it was removed. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type SentMonthlyGift = z.output<typeof sentMonthlyGift>;

export const sentGift = z.object({
  idOrder: id,
  idTalent: id,
  talentName: z.string(),
  price: priceSchema,
  text: z.string(),
  at: moment,
  thankedAt: moment.nullable(),
});
export type SentGift = z.output<typeof sentGift>;

/** A talent on whose page the caller agreed to be named. */
const namedAt = z.object({ idTalent: id, talentName: z.string() });
export type NamedAt = z.output<typeof namedAt>;

export const sentGifts = z.object({
  monthly: z.array(sentMonthlyGift),
  single: z.array(sentGift),
  named: z.array(namedAt),
});
export type SentGifts = z.output<typeof sentGifts>;

export const giftThanks = z.object({
  idTalent: id,
  talentName: z.string(),
  thanks: z.string(),
  imageLink: imageLink.nullable(),
  price: priceSchema,
  isMonthly: z.boolean(),
});
export type GiftThanks = z.output<typeof giftThanks>;
