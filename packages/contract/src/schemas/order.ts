import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { orderStates, refundReasons } from '../order-words.ts';
import { cardProblem, paymentState } from './cards.ts';
import { charityShare } from './charity.ts';
import { id, imageLink, language, line, moment, text } from './primitives.ts';
import { productType } from './product.ts';

export const orderState = z.enum(orderStates);
export type OrderState = z.output<typeof orderState>;

const actors = ['buyer', 'talent', 'staff', 'system'] as const;
const actor = z.enum(actors);

/** What the reader may do with an order at this moment. Screens show these and know no rules of their own. */
const orderActions = [
  'pay',
  'cancel',
  'decline',
  'deliver',
  'askExtension',
  'answerExtension',
  'askRedo',
  'redo',
  'react',
  'review',
  'reportProblem',
  'answerProblem',
  'decideProblem',
  'reviewCollaboration',
  'donateAnyway',
  'changeKeepHidden',
  'refundToWallet',
  'revokeDevice',
  'write',
] as const;
const orderAction = z.enum(orderActions);
export type OrderAction = z.output<typeof orderAction>;

/** Unguessable: shows how a purchase went to whoever made it, and nothing else. */
export const receiptId = z.uuid();

/** As it is sent, before it is known what the product asks for. */
export const purchaseForm = z.record(z.string(), z.unknown());

/**
 * `fields` is checked against `purchaseFields` of the product's type. `total` is what the form showed: when the price has
 * changed since, the call is refused and names the new one. Without `fromWallet` the card pays everything. `idCard` is one of
 * the caller's kept cards, which is charged after the purchase; without it the card is typed in on the provider's page, and
 * kept for next time with `keepCard`. Both are for those who are logged in.
 */
export const buyBody = z.object({
  idProduct: id,
  fields: purchaseForm,
  total: priceSchema,
  fromWallet: priceSchema.optional(),
  idCard: z.uuid().optional(),
  keepCard: z.boolean().optional(),
  language,
});

/** `success` when nothing is left to pay by card, else the address to go on to: the card page, or how a kept card's charge goes. */
export const buyReply = z.object({ result: z.string(), receipt: receiptId });

/** `new`: the purchase made an account. `known`: the address had one, and the link went there by mail. */
const buyerKinds = ['new', 'known', 'loggedIn'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

export const bought = z.object({
  state: orderState,
  productType,
  productName: z.string(),
  idProduct: id,
  idOwner: id,
  ownerName: z.string(),
  /** Null until it is paid: only then is it said whether the address was known. */
  buyer: z.enum(buyerKinds).nullable(),
  /** For the logged-in buyer alone. */
  idOrder: id.nullable(),
  total: priceSchema,
  /** Where it was refunded by itself. */
  refundReason: z.enum(refundReasons).nullable(),
  deadline: moment.nullable(),
  charity: charityShare.nullable(),
  /** Where to go on paying while it waits for that: the card page, or the bank's question about a kept card. */
  checkout: z.string().nullable(),
  /** How the charge of a kept card stands; null where none pays for it. */
  charge: z.object({ state: paymentState, problem: cardProblem.nullable() }).nullable(),
});

const person = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  nickname: z.string().nullable(),
});

export const orderShort = z.object({
  idOrder: id,
  state: orderState,
  productType,
  productName: z.string(),
  imageLink: imageLink.nullable(),
  partner: person,
  total: priceSchema,
  /** What the talent gets of it; null for the buyer. */
  youReceive: priceSchema.nullable(),
  placedAt: moment,
  deadline: moment.nullable(),
  needsYou: z.boolean(),
});
export type OrderShort = z.output<typeof orderShort>;

/** Where a page of orders ends: those that need the reader come first, then the newest. */
export const orderKey = z.object({ needsYou: z.boolean(), idOrder: id });
export type OrderKey = z.output<typeof orderKey>;

export const orderMessage = z.object({ id, from: actor, text: z.string(), at: moment });
export type OrderMessage = z.output<typeof orderMessage>;

/** Reading an order never opens it: that is a call of its own, which takes one of the devices. */
export const secretLink = z.object({
  kind: z.literal('secretLink'),
  /** Null on a device that has not opened it. */
  content: z.string().nullable(),
  devicesLeft: z.int(),
  /** Where it was opened; each can be revoked, which makes room for another. */
  devices: z.array(z.object({ slot: z.int(), name: z.string(), openedAt: moment, current: z.boolean() })),
});
export type SecretLink = z.output<typeof secretLink>;

/** What the buyer gets, by how the type is fulfilled. */
export const delivered = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    /** Signed, like that of a video: it is read anew with the order. A size can follow, as after every `imageLink`. */
    link: z.string(),
    /** To save, as large as it was handed over. */
    original: z.string(),
  }),
  z.object({ kind: z.literal('video'), link: z.string(), poster: z.string().nullable() }),
  secretLink,
  z.object({ kind: z.literal('parcel'), carrier: z.string(), trackingNumber: z.string() }),
  z.object({ kind: z.literal('pass'), code: z.string(), startsAt: moment, place: z.string(), checkedIn: z.int() }),
  z.object({ kind: z.literal('answer'), text: z.string() }),
  z.object({ kind: z.literal('entitlement'), left: z.int(), of: z.int(), validUntil: moment }),
]);

const orderPrice = z.object({
  unitPrice: priceSchema,
  subtotal: priceSchema,
  discount: priceSchema,
  delivery: priceSchema,
  expressSurcharge: priceSchema,
  total: priceSchema,
  charity: priceSchema,
  platform: priceSchema,
  talent: priceSchema,
  fromWallet: priceSchema,
});

/** One station of the money, from the ledger. */
export const moneyStep = z.object({
  kind: z.string(),
  at: moment,
  amount: priceSchema,
  from: z.string(),
  to: z.string(),
  /** Of the reader's own wallet, where it passed through that. */
  transaction: z.string().nullable(),
});

export const orderDetail = orderShort.extend({
  role: z.enum(['buyer', 'talent', 'staff']),
  talentName: z.string(),
  idProduct: id,
  quantity: z.int(),
  variationName: z.string().nullable(),
  express: z.boolean(),
  expressDeadline: moment.nullable(),
  price: orderPrice,
  charityShare: charityShare.nullable(),
  /** What the buyer filled in, as far as the reader needs it. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  keepHidden: z.boolean(),
  paidAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  completedAt: moment.nullable(),
  delivered: delivered.nullable(),
  history: z.array(z.object({ state: orderState, actor, reason: z.string().nullable(), at: moment })),
  money: z.array(moneyStep),
  /** The newest of them, the oldest of these first. */
  messages: z.array(orderMessage),
  /** For `get-order-messages`, where there are older ones. */
  olderMessages: id.nullable(),
  /** Why the two cannot write to each other: one blocked the other, our team blocked one of them, or one has left. */
  talkClosed: z.enum(['blocked', 'blockedByStaff', 'left']).nullable(),
  extension: z.object({ until: moment, answer: z.enum(['agreed', 'refused']).nullable() }).nullable(),
  redo: z.object({ reason: z.string(), done: z.boolean() }).nullable(),
  problem: z.object({ text: z.string(), answer: z.string().nullable(), answerBy: moment, decideBy: moment }).nullable(),
  reaction: z.string().nullable(),
  score: z.object({ idScore: id, score: z.int(), text: z.string(), reply: z.string().nullable() }).nullable(),
  /** Where the buyer goes on paying. */
  checkout: z.string().nullable(),
  can: z.array(orderAction),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const reason = line(limits.orders.reasonMax).trim().min(4);
export const note = text(limits.orders.messageMax).min(1);

/** What the talent hands in. Files were uploaded before. */
export const deliverBody = z.object({
  idOrder: id,
  delivery: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('image'), idFile: line(64) }),
    z.object({ kind: z.literal('video'), idFile: line(64) }),
    z.object({ kind: z.literal('secretLink'), content: text(limits.products.secretMax).min(1) }),
    z.object({ kind: z.literal('parcel'), carrier: line(60).trim(), trackingNumber: line(60).trim() }),
    z.object({ kind: z.literal('answer'), text: note }),
  ]),
});

export const scoreBody = z.object({ idOrder: id, score: z.int().min(1).max(5), text: text(limits.orders.reviewMax) });

export const scores = z.object({
  totalScores: z.int(),
  averageScore: z.number().nullable(),
  items: z.array(
    z.object({
      idScore: id,
      score: z.int(),
      text: z.string(),
      reply: z.string().nullable(),
      fanName: z.string(),
      productName: z.string(),
      created: moment,
    }),
  ),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type Scores = z.output<typeof scores>;

/** A review that somebody took exception to, with everything that was said against it. */
export const scoreReport = z.object({
  idScore: id,
  score: z.int(),
  text: z.string(),
  fanName: z.string(),
  idTalent: id,
  talentName: z.string(),
  created: moment,
  reports: z.array(z.object({ reason: z.string(), at: moment })),
});
export type ScoreReport = z.output<typeof scoreReport>;
