import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { refundReasons } from '../order-words.ts';
import { cardProblem, paymentState } from './cards.ts';
import { charityShare } from './charity.ts';
import { destination } from './delivery.ts';
import { orderState } from './order.ts';
import { id, language, moment } from './primitives.ts';
import { productType } from './product.ts';

/** Unguessable: shows the outcome of a purchase to the buyer, and nothing else. */
export const receiptId = z.uuid();

/** As sent, before the product's type is known. */
export const purchaseForm = z.record(z.string(), z.unknown());

/**
 * `fields` is validated by `purchaseFields` of the product's type. `total` is what the form showed: when the price has
 * changed, the call is refused with the new one. Without `fromWallet` the card pays everything. `idCard` is one of the
 * caller's saved cards, charged after the purchase; without it the card is entered on the provider's page, and saved
 * with `keepCard`. `keepAddress` saves where a parcel goes. All three require a logged-in user.
 */
export const buyBody = z.object({
  idProduct: id,
  fields: purchaseForm,
  total: priceSchema,
  fromWallet: priceSchema.optional(),
  idCard: z.uuid().optional(),
  keepCard: z.boolean().optional(),
  keepAddress: z.boolean().optional(),
  language,
});

/**
 * `success` when nothing is left to pay by card, else where to continue: the card page, or the state of a saved card's
 * charge.
 */
export const buyReply = z.object({ result: z.string(), receipt: receiptId });

/** `new`: the purchase created an account. `known`: the email address had one, and the link was mailed there. */
const buyerKinds = ['new', 'known', 'loggedIn'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

export const bought = z.object({
  state: orderState,
  productType,
  productName: z.string(),
  idProduct: id,
  idOwner: id,
  ownerName: z.string(),
  /** Null until it is paid: only then is it revealed whether the address was known. */
  buyer: z.enum(buyerKinds).nullable(),
  /** Where the link to the order went, masked; null for a buyer who was logged in, and until it is paid. */
  sentTo: z.string().nullable(),
  /** Only for the logged-in buyer. */
  idOrder: id.nullable(),
  total: priceSchema,
  /** Placed for the buyer: a renewal, or the change to a larger plan. */
  isRenewal: z.boolean(),
  /** The reason of an automatic refund. */
  refundReason: z.enum(refundReasons).nullable(),
  /** The talent cancelled the date of the event that it was for. */
  dateCancelled: z.boolean(),
  deadline: moment.nullable(),
  expressDeadline: moment.nullable(),
  charity: charityShare.nullable(),
  /** Where to continue paying: the card page, or 3-D Secure for a saved card. */
  checkout: z.string().nullable(),
  /** The state of a saved card's charge; null without one. */
  charge: z.object({ state: paymentState, problem: cardProblem.nullable() }).nullable(),
});

/** As the buyer last typed them; each null if they never did. */
export const buyerDetails = z.object({
  fullName: z.string().nullable(),
  phone: z.string().nullable(),
  delivery: destination.nullable(),
});
export type BuyerDetails = z.output<typeof buyerDetails>;
