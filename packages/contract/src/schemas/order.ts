import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { orderStates, problemKinds } from '../order-words.ts';
import { orderCertificate } from './certificate.ts';
import { charityShare } from './charity.ts';
import { passNumber } from './guest.ts';
import { id, imageLink, line, moment, text } from './primitives.ts';
import { productType } from './product.ts';

export const orderState = z.enum(orderStates);
export type OrderState = z.output<typeof orderState>;

export const problemKind = z.enum(problemKinds);

const actors = ['buyer', 'talent', 'staff', 'system'] as const;
const actor = z.enum(actors);

/** What the reader may do with an order now. Screens show these and have no rules of their own. */
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
  'reportNotTakenPlace',
  'answerProblem',
  'decideProblem',
  'reviewCollaboration',
  'confirmReceipt',
  'donateAnyway',
  'changeKeepHidden',
  'editRequest',
  'begin',
  'refundToWallet',
  'revokeDevice',
  'nameGuests',
  'write',
] as const;
const orderAction = z.enum(orderActions);
export type OrderAction = z.output<typeof orderAction>;

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
  /** Of it, while the rest is kept: minutes that were not talked, an express fee. */
  returned: priceSchema,
  /** The talent's share; null for the buyer. */
  youReceive: priceSchema.nullable(),
  placedAt: moment,
  deadline: moment.nullable(),
  /** By when express was promised; null without it. */
  expressDeadline: moment.nullable(),
  /** By when the talent answers the reported problem; null without one. */
  answerBy: moment.nullable(),
  /** Of the place of an event or a tour, whose `deadline` is its start; null for everything else. */
  timeZone: z.string().nullable(),
  needsYou: z.boolean(),
});
export type OrderShort = z.output<typeof orderShort>;

/** The cursor of a page of orders: those that need the reader come first, then newest first. */
export const orderKey = z.object({ needsYou: z.boolean(), idOrder: id });
export type OrderKey = z.output<typeof orderKey>;

export const orderMessage = z.object({ id, from: actor, text: z.string(), at: moment });
export type OrderMessage = z.output<typeof orderMessage>;

/** Reading an order does not open the link: that is a separate call, which uses one of the devices. */
export const secretLink = z.object({
  kind: z.literal('secretLink'),
  /** Null on a device that has not opened it. */
  content: z.string().nullable(),
  devicesLeft: z.int(),
  /** Where it was opened; revoking one makes room for another. */
  devices: z.array(z.object({ slot: z.int(), name: z.string(), openedAt: moment, current: z.boolean() })),
});
export type SecretLink = z.output<typeof secretLink>;

/** What the buyer gets, by kind of fulfilment. */
export const delivered = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    /**
     * A signed link, as for a video, renewed with every read of the order. A size can be appended, as to every
     * `imageLink`.
     */
    link: z.string(),
    /** For saving, in the original size. */
    original: z.string(),
  }),
  z.object({ kind: z.literal('video'), link: z.string(), poster: z.string().nullable() }),
  secretLink,
  z.object({
    kind: z.literal('parcel'),
    carrier: z.string(),
    trackingNumber: z.string(),
    /** The carrier's page about the parcel; null for a carrier that we do not know. */
    trackingLink: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('pass'),
    startsAt: moment,
    timeZone: z.string(),
    place: z.string(),
    /** Where the place is on a map. */
    map: z.string(),
    passes: z.array(
      z.object({
        number: passNumber,
        /** Null for a guest whom the buyer has not named. */
        name: z.string().nullable(),
        /** Null when the pass is void. */
        code: z.string().nullable(),
        checkedInAt: moment.nullable(),
      }),
    ),
  }),
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

/** One movement of the money, from the ledger. */
export const moneyStep = z.object({
  kind: z.string(),
  at: moment,
  amount: priceSchema,
  from: z.string(),
  to: z.string(),
  /** The transaction in the reader's own wallet, if it passed through it. */
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
  /** Whether the talent cancelled the date that it is for. */
  dateCancelled: z.boolean(),
  /** The date was moved: from when, and until when the buyer may cancel for a full refund because of that. */
  moved: z.object({ from: moment, refundUntil: moment }).nullable(),
  price: orderPrice,
  charityShare: charityShare.nullable(),
  /** What the buyer filled in, as far as the reader needs it. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In which the talent speaks and writes, as two letters each. */
  talentLanguages: z.array(z.string()),
  /** When the buyer last edited the request. */
  requestEditedAt: moment.nullable(),
  /** When the talent opened the order, after which the request stays as it is. */
  begunAt: moment.nullable(),
  keepHidden: z.boolean(),
  paidAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  completedAt: moment.nullable(),
  shippedAt: moment.nullable(),
  /** When the buyer said that the parcel has arrived. */
  receivedAt: moment.nullable(),
  /** When the talent's share becomes spendable at the latest, unless a problem holds it; null until the order is shipped or completed. */
  paidOutAt: moment.nullable(),
  delivered: delivered.nullable(),
  /** Files, behind signed links that are renewed with every read of the order; null for all but the buyer. */
  documents: z
    .object({
      receipt: z.string().nullable(),
      ticket: z.string().nullable(),
      calendar: z.string().nullable(),
      /** The delivered picture in a margin with the code of its certificate. */
      frame: z.string().nullable(),
    })
    .nullable(),
  /** Of what was delivered; the newest first, because a redo has one of its own. */
  certificates: z.array(orderCertificate),
  history: z.array(z.object({ state: orderState, actor, reason: z.string().nullable(), at: moment })),
  money: z.array(moneyStep),
  /** The newest ones, in chronological order. */
  messages: z.array(orderMessage),
  /** The cursor for `get-order-messages`; null when there are no older ones. */
  olderMessages: id.nullable(),
  /** Why the two cannot write to each other: one blocked the other, staff blocked one of them, or one has left. */
  messagingClosed: z.enum(['blocked', 'blockedByStaff', 'left']).nullable(),
  extension: z.object({ until: moment, answer: z.enum(['agreed', 'refused']).nullable() }).nullable(),
  redo: z.object({ reason: z.string(), done: z.boolean() }).nullable(),
  problem: z
    .object({
      kind: problemKind,
      text: z.string(),
      answer: z.string().nullable(),
      answerBy: moment,
      decideBy: moment,
    })
    .nullable(),
  reaction: z.string().nullable(),
  score: z.object({ idScore: id, score: z.int(), text: z.string(), reply: z.string().nullable() }).nullable(),
  /** Where the buyer continues to pay. */
  checkout: z.string().nullable(),
  can: z.array(orderAction),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const reason = line(limits.orders.reasonMax).trim().min(4);
export const note = text(limits.orders.messageMax).min(1);

/** What the talent delivers. Files are uploaded first. */
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
