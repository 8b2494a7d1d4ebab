import type { Shares } from '@stagedoor/contract/earnings';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { ProductType } from '@stagedoor/contract/product-types';
import type { Quote } from '@stagedoor/contract/quote';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import type { BuyerKind, OrderState } from '@stagedoor/contract/schemas/order';

/** Who moves an order from state to state. */
export type Actor = 'buyer' | 'talent' | 'staff' | 'system';

type Parties = {
  idBuyer: number;
  /** Whether the buyer had logged in, or how the address that a guest wrote was known. */
  buyerKind: BuyerKind;
  email: string | null;
  language: Language;
  idTalent: number;
  /** A talent sees what was paid, and a collaboration once staff have approved it. */
  shownToTalent: boolean;
};

/** Which there are depends on the product's type. */
export type OrderFields = Readonly<Record<string, unknown>> & {
  readonly fullName?: string;
  readonly recipientName?: string;
  readonly delivery?: Destination;
};

type Item = {
  type: ProductType;
  idProduct: number;
  idVariation: number;
  quantity: number;
  express: boolean;
  promoCode: string | null;
  /** Names what it took from the stock and from a promo code. */
  holdRef: string;
  /** As the buyer filled them in. */
  fields: OrderFields;
};

/** As it was quoted. */
type Price = Omit<Quote, keyof Shares>;

type Money = {
  price: Price;
  /** Who gets what of the price, less what was returned. */
  shares: Shares;
  feePercent: number;
  fund: { idFund: number; percent: number } | null;
  fromWallet: Cents;
  /** The card payment of what the wallet did not pay. */
  idPayment: string | null;
  /** Refunds go to the wallet instead of the card. */
  toWallet: boolean;
  /** The surcharge of an express order that was late, or what of an order paid out in parts was not earned. */
  returned: Cents;
  /** Paid out in parts so far. */
  drawn: Cents;
  /** For the unused rest of a pack, after the talent had been paid. */
  restReturned: Cents;
};

/** What every order has, whatever state it is in. */
export type Terms = Parties &
  Item &
  Money & {
    id: number;
    /** Unguessable: shows how the purchase went to whoever made it. */
    receipt: string;
    keepHidden: boolean;
    reaction: string | null;
    checkedIn: number;
    placedAt: Date;
    /** Since when it is in its state, and why. */
    movedAt: Date;
    reason: string | null;
  };

export type NewOrder = Omit<Parties, 'shownToTalent'> &
  Item &
  Pick<Money, 'price' | 'shares' | 'feePercent' | 'fund' | 'fromWallet'> &
  Pick<Terms, 'receipt' | 'keepHidden' | 'placedAt'> & {
    placedBy: 'buyer' | 'system';
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

/** A state and the dates that an order has in it; every other date is null by its type. */
type In<State extends OrderState, Dates = unknown> = { state: State } & Dates & Omit<typeof noDates, keyof Dates>;

type Started = { paidAt: Date; deadlineAt: Date; expressDeadlineAt: Date | null };
/** What is done the moment it is paid never had a deadline. */
type Done = {
  paidAt: Date;
  deadlineAt: Date | null;
  expressDeadlineAt: Date | null;
  deliveredAt: Date;
  completedAt: Date;
};
/** Until `refundDueAt` the buyer of a late charity order may donate the money. */
type Late = Started & { refundDueAt: Date | null; donatedAt: Date | null };
/** It may have been refunded instead of starting, while it was in work, or after it was done. */
type Refunded = {
  paidAt: Date;
  deadlineAt: Date | null;
  expressDeadlineAt: Date | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
};

/**
 * Where an order stands. Two states have two cases each: `expired` is an unpaid checkout, or work that was late; `disputed` is
 * work in progress, or work that was done and paid out. Who may move it where is `order_edge` in the database.
 */
export type Progress =
  | In<'awaitingPayment'>
  | In<'reviewing', Started>
  | In<'processing', Started>
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
export type DisputedInWork = Extract<OrderIn<'disputed'>, { completedAt: null }>;
export type DisputedWhenDone = Extract<OrderIn<'disputed'>, { completedAt: Date }>;

/** What changes while an order stays in its state, or together with a move. */
export type OrderChange = Partial<
  Pick<Order, 'holdRef' | 'idPayment' | 'toWallet' | 'keepHidden' | 'reaction' | 'checkedIn'> &
    Pick<Order, 'shares' | 'returned' | 'drawn' | 'restReturned'> &
    Omit<Late & Done, 'expressDeadlineAt'>
>;

export const isIn =
  <State extends OrderState>(...states: State[]) =>
  (order: Order): order is OrderIn<State> =>
    states.some((state) => state === order.state);

/** Staff or the talent are at work on it. */
export const isOpen: (order: Order) => order is OpenOrder = isIn('reviewing', 'processing');

export const isPaid = (order: Order): order is PaidOrder => order.paidAt !== null;

/** What was neither returned nor paid out. */
export const leftInEscrow = ({ price, returned, drawn }: Pick<Money, 'price' | 'returned' | 'drawn'>): Cents =>
  cents(price.total - returned - drawn);
