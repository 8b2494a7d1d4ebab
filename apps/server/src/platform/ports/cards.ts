import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';

export type CardProblem = 'rejected' | 'notEnoughFunds' | 'invalidFields';

/** A card as the provider knows it; the number stays there. */
export type ProviderCard = {
  method: string;
  /** The same for the same card, however often it is entered. */
  fingerprint: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** A card that shall receive money. */
export type PayoutCard = Pick<ProviderCard, 'fingerprint' | 'last4'> & { token: string };

/** How a payment stands at the provider. */
export type CardPayment = {
  /** Ours, as it was given. */
  reference: string | null;
  /**
   * `needsAuthentication`: the bank wants to ask the card's owner (3-D Secure). `held`: authorised, not taken. `released`: it
   * was held, and was let go.
   */
  state: 'open' | 'needsAuthentication' | 'held' | 'released' | 'paid' | 'failed' | 'expired';
  /** The provider's id, once there was an attempt to pay. */
  payment: string | null;
  captured: Cents;
  refunded: Cents;
  disputed: boolean;
  /** Until when what is held can be captured. */
  captureBefore: Date | null;
  /** Why the last attempt was refused. */
  problem: CardProblem | null;
  card: ProviderCard | null;
};

export type Checkout = CardPayment & { id: string; url: string | null };
/** `url` is null where the bank asks nothing: the state says what became of it. */
type Authentication = CardPayment & { url: string | null };

export type CardRefund = { id: string; reference: string | null; amount: Cents; state: 'sent' | 'failed' };
export type CardDispute = { id: string; amount: Cents; state: 'open' | 'won' | 'lost' };

/** That something happened, and to which payment; what it is now has to be asked. */
export type CardEvent = { id: string; type: string; reference: string | null; payment: string | null };

type NewCheckout = {
  reference: string;
  amount: Cents;
  description: string;
  customer: string | null;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  keepCard: boolean;
  hold: boolean;
};

type NewCharge = {
  reference: string;
  amount: Cents;
  description: string;
  customer: string;
  method: string;
  hold: boolean;
  /** Where the bank leads the owner back to; null when the owner is not there and cannot be asked now. */
  returnUrl: string | null;
};

/** References are idempotency keys: asked twice, the provider does it once. Where it cannot be reached, `CardsAway`. */
export type Cards = {
  openCheckout(wanted: NewCheckout): Promise<Checkout>;
  readCheckout(id: string): Promise<Checkout>;
  /** Nobody can pay it afterwards. What was paid or expired before stays as it is. */
  expireCheckout(id: string): Promise<void>;
  createCustomer(wanted: { reference: string; email: string | null }): Promise<string>;
  /** Charges a kept card. */
  charge(wanted: NewCharge): Promise<CardPayment>;
  /** Where the bank asks the owner about a charge that needs it. Asked again, it is the same question. */
  authenticate(wanted: { payment: string; method: string; returnUrl: string }): Promise<Authentication>;
  findCharge(wanted: { reference: string; customer: string; since: Date }): Promise<CardPayment | null>;
  readPayment(id: string): Promise<CardPayment>;
  /** Takes this much of what is held; the rest is let go. What lapsed or was captured before is told as it stands. */
  capture(wanted: { payment: string; amount: Cents; reference: string }): Promise<CardPayment>;
  /** Nobody can pay it afterwards, and what was held is let go. What was paid before stays as it is. */
  cancel(payment: string): Promise<void>;
  refund(wanted: { payment: string; amount: Cents; reference: string }): Promise<CardRefund>;
  refundsOf(payment: string): Promise<CardRefund[]>;
  disputesOf(payment: string): Promise<CardDispute[]>;
  forgetCard(method: string): Promise<void>;
  /** With all their cards. */
  forgetCustomer(customer: string): Promise<void>;
  tokenise(card: { number: string; expMonth: number; expYear: number }): Promise<PayoutCard>;
  /** Null when the signature is not the provider's. */
  readEvent(rawBody: string | Uint8Array, signature: string): CardEvent | null;
  /** Of the types that matter to payments, newest first. */
  eventsSince(since: Date): AsyncIterable<CardEvent>;
};

/** The provider gave no usable answer. Whether it did what it was asked is not known. */
export class CardsAway extends Error {}

/** The provider took a look at the card and does not want it. */
export class CardRefused extends Error {
  readonly problem: CardProblem;
  constructor(problem: CardProblem) {
    super(`the card was refused: ${problem}`);
    this.problem = problem;
  }
}
