import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { type WireType, wireTypeNames } from '../product-types.ts';
import { charityShare } from './charity.ts';
import { deliveryMethod } from './delivery.ts';
import { id, imageLink, language, moment } from './primitives.ts';
import { subscriptionAccess } from './subscription-access.ts';

/** The prefix `CH-` means that a part of the price goes to charity. */
export const productType = z.enum(wireTypeNames as [WireType, ...WireType[]]);

/**
 * What a fan sees: on sale, sold out, over, temporarily not sold, because it is paused, its talent has switched
 * messages or calls off or is away on all of its dates, or deleted, which only those who ordered it come across.
 */
const productStatuses = ['ACTIVE', 'SOLD_OUT', 'ENDED', 'INACTIVE', 'DELETED'] as const;
const productStatus = z.enum(productStatuses);
export type ProductStatus = z.output<typeof productStatus>;

/** Of a talent's store: what everyone can buy, what members can, and the events for members. */
export const shelfPart = z.enum(['everyone', 'members', 'memberEvents']);
export type ShelfPart = z.output<typeof shelfPart>;

export const fees = z.object({
  version: z.int(),
  interaction: z.int().min(0).max(100),
  support: z.int().min(0).max(100),
  goods: z.int().min(0).max(100),
});

const scheduledFees = fees.extend({ validFrom: moment });

/** The current fees, and the announced next ones. */
export const feeSchedule = z.object({ current: scheduledFees, next: scheduledFees.nullable() });
export type FeeSchedule = z.output<typeof feeSchedule>;

const variation = z.object({
  id,
  name: z.string().nullable(),
  size: z.string().nullable(),
  price: priceSchema,
  expressPrice: priceSchema.nullable(),
  /** Remaining stock; null for unlimited. */
  stock: z.int().min(0).nullable(),
  startsAt: moment.nullable(),
  /** Whether this date of an event or a tour was cancelled. */
  cancelled: z.boolean(),
  /** Whether the talent is away on this date; it is not sold then. */
  away: z.boolean(),
  /** Messages or minutes of a pack. */
  units: z.int().nullable(),
});

export const productShort = z.object({
  idProduct: id,
  productType,
  name: z.string(),
  shortAbout: z.string(),
  idOwner: id,
  ownerName: z.string(),
  imageLink: imageLink.nullable(),
  /** The lowest price. */
  standardRate: priceSchema,
  expressRate: priceSchema.nullable(),
  productStatus,
  startsAt: moment.nullable(),
  /** Of the place where its dates happen. */
  timeZone: z.string(),
  /** Remaining stock of all variations together; null when one of them is unlimited. */
  stock: z.int().nullable(),
  charity: charityShare.nullable(),
  /** Who may buy it; null for everyone. */
  subscriptionAccess: subscriptionAccess.nullable(),
});

export const product = productShort.extend({
  about: z.string(),
  /** Whether the caller may buy it; for visitors only what is for everyone. */
  openToCaller: z.boolean(),
  /** Pictures besides `imageLink`, in the talent's order. */
  moreImageLinks: z.array(imageLink),
  ownerNickname: z.string().nullable(),
  ownerImageLink: imageLink.nullable(),
  /** Two-letter codes, in which they speak and write. */
  ownerLanguages: z.array(z.string().length(2)),
  /** Until when its talent is away; it can be bought all the same, except for a date in that time. */
  ownerAwayUntil: moment.nullable(),
  variations: z.array(variation),
  place: z.string().nullable(),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  amount: priceSchema,
  amountWithPromoDiscount: priceSchema.nullable(),
  fees,
  /** Staff settings for this talent's purchase forms. */
  presentation: z.object({
    eventInstructions: z.string().nullable(),
    hideRecipient: z.boolean(),
    keepHiddenLabel: z.string().nullable(),
  }),
});

const words = z.object({ name: z.string(), shortAbout: z.string(), about: z.string(), place: z.string().nullable() });

/** As its owner sees and edits it. */
const ownProduct = productShort.extend({
  language,
  texts: z.record(language, words),
  variations: z.array(variation.extend({ total: z.int().nullable() })),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  secretContent: z.string().nullable(),
  idImage: z.string().nullable(),
  moreImages: z.array(z.object({ idImage: z.string(), imageLink })),
  createdAt: moment,
  sold: z.int(),
  /** What its owner has switched off in the settings, so that it cannot be sold. */
  closedChannel: z.enum(['messages', 'calls']).nullable(),
  /** Taken off sale by staff; its owner cannot put it back. */
  locked: z.boolean(),
});

export const studio = z.object({
  products: z.array(ownProduct),
  /** The cursor of the next page, sent back as `after`. */
  next: id.nullable(),
  fees,
  charity: charityShare.nullable(),
});

/** Relative to the products in the same part of the studio's list: on sale, paused, over. */
export const moveProductBody = z.object({ idProduct: id, to: z.enum(['up', 'down', 'first']) });

/** A completed order that the fan agreed to show. */
export const completeProduct = z.object({
  idOrder: id,
  idProduct: id,
  productType,
  name: z.string(),
  imageLink: imageLink.nullable(),
  completedAt: moment,
});

/** Example texts for the fields of a form. */
export const placeholder = z.object({
  productType: z.enum(wireTypeNames as [WireType, ...WireType[]]),
  name: z.string(),
  shortAbout: z.string(),
  about: z.string(),
  recipientName: z.string(),
  wishes: z.string(),
});

/** A reminder when a talent is back from being away, or of a product after so many hours. */
export const remindAfterBody = z.union([
  z.object({ idUser: id }),
  z.object({ idProduct: id, hours: z.int().min(1).max(limits.products.remindHoursMax).default(24) }),
]);

export type MoveProduct = z.output<typeof moveProductBody>;
export type Variation = z.output<typeof variation>;
export type ProductShort = z.output<typeof productShort>;
export type Product = z.output<typeof product>;
export type Studio = z.output<typeof studio>;
export type OwnProduct = z.output<typeof ownProduct>;
export type CompleteProduct = z.output<typeof completeProduct>;
