import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';

export type CardProblem = 'rejected' | 'notEnoughFunds' | 'invalidFields';

/** A card as the provider describes it; we never see the number. */
export type ProviderCard = {
  method: string;
  /** Equal for the same card, however often it is entered. */
  fingerprint: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** A card to pay out to. */
export type PayoutCard = Pick<ProviderCard, 'fingerprint' | 'last4'> & { token: string };

/** A payment's state at the provider. */
export type CardPayment = {
  /** Our own reference, as we passed it. */
  reference: string | null;
  /**
   * `needsAuthentication`: the bank requires 3-D Secure. `held`: authorised, not captured. `released`: was held, and
   * the hold was cancelled.
   */
  state: 'open' | 'needsAuthentication' | 'held' | 'released' | 'paid' | 'failed' | 'expired';
  /** The provider's payment id, once there was an attempt to pay. */
  payment: string | null;
  captured: Cents;
  refunded: Cents;
  disputed: boolean;
  /** When the authorisation expires. */
  captureBefore: Date | null;
  /** Why the last attempt was declined. */
  problem: CardProblem | null;
  card: ProviderCard | null;
};

export type Checkout = CardPayment & { id: string; url: string | null };
/** `url` is null where the bank requires no action; the state says how the payment stands. */
type Authentication = CardPayment & { url: string | null };

export type CardRefund = { id: string; reference: string | null; amount: Cents; state: 'sent' | 'failed' };
export type CardDispute = { id: string; amount: Cents; state: 'open' | 'won' | 'lost' };

/** Says only that something happened to a payment; the current state has to be fetched. */
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
  /** Where the bank redirects the cardholder; null for off-session charges. */
  returnUrl: string | null;
};

/**
 * References are idempotency keys: the provider executes a repeated call once. Throws `CardsAway` when it cannot be
 * reached.
 */
export type Cards = {
  openCheckout(wanted: NewCheckout): Promise<Checkout>;
  readCheckout(id: string): Promise<Checkout>;
  /** Closes it for payment. No effect when it is already paid or expired. */
  expireCheckout(id: string): Promise<void>;
  createCustomer(wanted: { reference: string; email: string | null }): Promise<string>;
  /** Charges a saved card. */
  charge(wanted: NewCharge): Promise<CardPayment>;
  /** Where the cardholder authenticates a charge. A repeated call returns the same authentication. */
  authenticate(wanted: { payment: string; method: string; returnUrl: string }): Promise<Authentication>;
  findCharge(wanted: { reference: string; customer: string; since: Date }): Promise<CardPayment | null>;
  readPayment(id: string): Promise<CardPayment>;
  /**
   * Captures this much of the hold and releases the rest. When the hold expired or was captured before, returns the
   * current state.
   */
  capture(wanted: { payment: string; amount: Cents; reference: string }): Promise<CardPayment>;
  /** Closes it for payment and releases any hold. No effect when it is already paid. */
  cancel(payment: string): Promise<void>;
  refund(wanted: { payment: string; amount: Cents; reference: string }): Promise<CardRefund>;
  refundsOf(payment: string): Promise<CardRefund[]>;
  disputesOf(payment: string): Promise<CardDispute[]>;
  forgetCard(method: string): Promise<void>;
  /** Also deletes all their cards. */
  forgetCustomer(customer: string): Promise<void>;
  tokenise(card: { number: string; expMonth: number; expYear: number }): Promise<PayoutCard>;
  /** Null when the signature is invalid. */
  readEvent(rawBody: string | Uint8Array, signature: string): CardEvent | null;
  /** Only types that concern payments, newest first. */
  eventsSince(since: Date): AsyncIterable<CardEvent>;
};

/** The provider gave no usable answer, so it is unknown whether it executed the call. */
export class CardsAway extends Error {}

/** The provider examined the card and declined it. */
export class CardRefused extends Error {
  readonly problem: CardProblem;
  constructor(problem: CardProblem) {
    super(`the card was refused: ${problem}`);
    this.problem = problem;
  }
}
