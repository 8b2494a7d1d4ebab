import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { type WireType, wireTypeNames } from '../product-types.ts';
import { charityShare } from './charity.ts';
import { deliveryMethod } from './delivery.ts';
import { id, imageLink, language, moment } from './primitives.ts';

/** `CH-` before the type: a part of the price goes to a charity. */
export const productType = z.enum(wireTypeNames as [WireType, ...WireType[]]);

/** What a fan finds: on sale, sold out, already over, or not sold for a while: paused, or its talent takes no messages or calls. */
const productStatuses = ['ACTIVE', 'SOLD_OUT', 'ENDED', 'INACTIVE'] as const;
const productStatus = z.enum(productStatuses);
export type ProductStatus = z.output<typeof productStatus>;

export const fees = z.object({
  version: z.int(),
  interaction: z.int().min(0).max(100),
  support: z.int().min(0).max(100),
  goods: z.int().min(0).max(100),
});

const variation = z.object({
  id,
  name: z.string().nullable(),
  size: z.string().nullable(),
  price: priceSchema,
  expressPrice: priceSchema.nullable(),
  /** How many are left; null for as many as people want. */
  stock: z.int().min(0).nullable(),
  startsAt: moment.nullable(),
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
  /** The least it costs. */
  standardRate: priceSchema,
  expressRate: priceSchema.nullable(),
  productStatus,
  startsAt: moment.nullable(),
  /** Left of all sizes and slots together; null where one of them has no end. */
  stock: z.int().nullable(),
  charity: charityShare.nullable(),
});

export const product = productShort.extend({
  about: z.string(),
  ownerNickname: z.string().nullable(),
  ownerImageLink: imageLink.nullable(),
  variations: z.array(variation),
  place: z.string().nullable(),
  deliveryMethods: z.array(deliveryMethod),
  pickupPlace: z.string().nullable(),
  amount: priceSchema,
  amountWithPromoDiscount: priceSchema.nullable(),
  fees,
  /** What an administrator set for this talent's purchase forms. */
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
  createdAt: moment,
  sold: z.int(),
  /** What its owner has switched off in the settings, and therefore cannot sell. */
  closedChannel: z.enum(['messages', 'calls']).nullable(),
  /** Taken off sale by the staff; its owner cannot put it back. */
  locked: z.boolean(),
});

export const studio = z.object({
  products: z.array(ownProduct),
  /** Where the next page begins, sent back as `after`. */
  next: id.nullable(),
  fees,
  charity: charityShare.nullable(),
});

/** A finished order that the fan did not hide. */
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

/** To be told when a talent answers again, or to be reminded of a product so many hours from now. */
export const remindAfterBody = z.union([
  z.object({ idUser: id }),
  z.object({ idProduct: id, hours: z.int().min(1).max(limits.products.remindHoursMax).default(24) }),
]);

export type Variation = z.output<typeof variation>;
export type ProductShort = z.output<typeof productShort>;
export type Product = z.output<typeof product>;
export type Studio = z.output<typeof studio>;
export type OwnProduct = z.output<typeof ownProduct>;
export type CompleteProduct = z.output<typeof completeProduct>;
