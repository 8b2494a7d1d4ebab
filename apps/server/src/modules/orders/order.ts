import type { Shares } from '@stagedoor/contract/earnings';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { Occasion } from '@stagedoor/contract/order-words';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { Quote } from '@stagedoor/contract/quote';
import type { BuyerKind } from '@stagedoor/contract/schemas/buy';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import type { OrderState } from '@stagedoor/contract/schemas/order';

/** Who moves an order from state to state. */
export type Actor = 'buyer' | 'talent' | 'staff' | 'system';

type Parties = {
  idBuyer: number;
  /** Whether the buyer was logged in, or whether the guest's email address was known. */
  buyerKind: BuyerKind;
  email: string | null;
  language: Language;
  idTalent: number;
  /** A talent sees paid orders, and a collaboration once staff have approved it. */
  shownToTalent: boolean;
};

/** They depend on the product's type. */
export type OrderFields = Readonly<Record<string, unknown>> & {
  readonly fullName?: string;
  readonly phone?: string;
  readonly recipientName?: string;
  readonly occasion?: Occasion | '' | undefined;
  readonly greetingLanguage?: string | undefined;
  readonly delivery?: Destination;
};

type Item = {
  /** Only members may buy it; whoever is none any more when it is paid is refunded. */
  forMembers: boolean;
  type: ProductType;
  idProduct: number;
  idVariation: number;
  /** The pack that a message was taken from. */
  idPack: number | null;
  quantity: number;
  express: boolean;
  promoCode: string | null;
  /** Identifies its stock hold and its use of a promo code. */
  holdRef: string;
  /** As the buyer filled them in. */
  fields: OrderFields;
};

/** As quoted. */
type Price = Omit<Quote, keyof Shares>;

type Money = {
  price: Price;
  /** The split of the price, less what was returned. */
  shares: Shares;
  feePercent: number;
  fund: { idFund: number; percent: number } | null;
  fromWallet: Cents;
  /** The card payment for what the wallet did not pay. */
  idPayment: string | null;
  /** Refunds go to the wallet instead of the card. */
  toWallet: boolean;
  /** The surcharge of a late express order, or the undrawn part of an order paid out in parts. */
  returned: Cents;
  /** Paid out in parts so far. */
  drawn: Cents;
  /** Refunded for unused units of a pack, after the talent was paid. */
  restReturned: Cents;
};

/** What every order has, whatever its state. */
export type Terms = Parties &
  Item &
  Money & {
    id: number;
    /** Unguessable: shows the outcome of the purchase to the buyer. */
    receipt: string;
    /** Its date was moved: from when, and until when the buyer may cancel because of that. */
    moved: { from: Date; refundUntil: Date } | null;
    /** When the talent opened it, after which the request stays as it is. */
    begunAt: Date | null;
    requestEditedAt: Date | null;
    keepHidden: boolean;
    reaction: string | null;
    /** When the talent gave a parcel to its carrier. */
    shippedAt: Date | null;
    /** When the buyer said that the parcel has arrived. */
    receivedAt: Date | null;
    checkedIn: number;
    placedAt: Date;
    /** Of an order that the program placed: until then it can be charged, more than once if need be. */
    payBy: Date | null;
    /** When and why it entered its state. */
    movedAt: Date;
    reason: string | null;
  };

export type NewOrder = Omit<Parties, 'shownToTalent'> &
  Item &
  Pick<Money, 'price' | 'shares' | 'feePercent' | 'fund' | 'fromWallet' | 'idPayment'> &
  Pick<Terms, 'receipt' | 'keepHidden' | 'placedAt' | 'payBy'> & {
    placedBy: 'buyer' | 'system';
    /** The version of the terms shown on the purchase page. */
    termsVersion: string | null;
    agreedPrice: Cents | null;
    feeVersion: number;
  };

export const noDates = {
  paidAt: null,
  deadlineAt: null,
  expressDeadlineAt: null,
  deliveredAt: null,
  completedAt: null,
  refundDueAt: null,
  donatedAt: null,
};

/** A state with its dates; every other date is null by its type. */
type In<State extends OrderState, Dates = unknown> = { state: State } & Dates & Omit<typeof noDates, keyof Dates>;

type Started = { paidAt: Date; deadlineAt: Date; expressDeadlineAt: Date | null };
/** An order that is completed on payment never had a deadline. */
type Done = {
  paidAt: Date;
  deadlineAt: Date | null;
  expressDeadlineAt: Date | null;
  deliveredAt: Date;
  completedAt: Date;
};
/** Until `refundDueAt` the buyer of a late charity order may donate the money. */
type Late = Started & { refundDueAt: Date | null; donatedAt: Date | null };
/** Refunded instead of starting, during the work, or after completion. */
type Refunded = {
  paidAt: Date;
  deadlineAt: Date | null;
  expressDeadlineAt: Date | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
};

/**
 * The state of an order. Two states have two cases each: `expired` is an unpaid checkout or late work; `disputed` is
 * work in progress, or completed and paid-out work. `order_edge` in the database defines the allowed transitions and
 * who may make them.
 */
export type Progress =
  | In<'awaitingPayment'>
  | In<'reviewing', Started>
  | In<'processing', Started>
  | In<'shipped', Started>
  | In<'completed', Done>
  | In<'disputed', Started>
  | In<'disputed', Done>
  | In<'cancelled', Started>
  | In<'declined', Started>
  | In<'rejected', Started>
  | In<'expired'>
  | In<'expired', Late>
  | In<'refunded', Refunded>;

export type Order = Terms & Progress;

export type OrderIn<State extends OrderState> = Extract<Order, { state: State }>;
export type PaidOrder = Extract<Order, { paidAt: Date }>;
export type UnpaidOrder = Extract<Order, { paidAt: null }>;
export type OpenOrder = OrderIn<'reviewing' | 'processing'>;
/** The state in which a paid order starts, with its dates. */
export type Opening = Pick<OpenOrder, 'state' | keyof Started>;
export type DisputedInWork = Extract<OrderIn<'disputed'>, { completedAt: null }>;
export type DisputedWhenDone = Extract<OrderIn<'disputed'>, { completedAt: Date }>;

/** What can change within a state, or together with a transition. */
export type OrderChange = Partial<
  Pick<Order, 'holdRef' | 'idPayment' | 'toWallet' | 'keepHidden' | 'reaction' | 'receivedAt' | 'checkedIn' | 'moved'> &
    Pick<Order, 'fields' | 'begunAt' | 'requestEditedAt' | 'shippedAt'> &
    Pick<Order, 'shares' | 'returned' | 'drawn' | 'restReturned'> &
    Omit<Late & Done, 'expressDeadlineAt'>
>;

export const isIn =
  <State extends OrderState>(...states: State[]) =>
  (order: Order): order is OrderIn<State> =>
    states.some((state) => state === order.state);

/** Staff or the talent are working on it. */
export const isOpen: (order: Order) => order is OpenOrder = isIn('reviewing', 'processing');

/** Paid and neither delivered nor ended. */
export const isRunning: (order: Order) => order is OpenOrder | OrderIn<'shipped'> = isIn(
  'reviewing',
  'processing',
  'shipped',
);

export const isPaid = (order: Order): order is PaidOrder => order.paidAt !== null;

/** What was neither returned nor paid out. */
export const leftInEscrow = ({ price, returned, drawn }: Pick<Money, 'price' | 'returned' | 'drawn'>): Cents =>
  cents(price.total - returned - drawn);
