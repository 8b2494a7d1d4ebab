import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { PaymentState } from '@stagedoor/contract/schemas/cards';
import type { CardProblem } from '../../platform/ports/cards.ts';
import type { Account } from '../ledger/index.ts';

/** A payment to make. Once paid, `kind` of `ref` is posted and credits `into`. */
export type PaymentTerms = {
  /** Its id, where the caller has named it already. */
  si?: string;
  /** The owning feature: `deposit`, `order` … At most one payment succeeds per purpose and ref. */
  purpose: string;
  /** Defaults to the payment's own id. */
  ref?: string | number;
  kind: string;
  amount: Cents;
  into: Account;
  description: string;
  language: Language;
  expiresAt: Date;
  /** Authorises now; `capture` takes what is earned by then and releases the rest. */
  captureLater?: boolean;
};

export type NewPayment = PaymentTerms & {
  /** Null for a guest. */
  idUser: number | null;
  email?: string | null;
  /** Our paths for success and failure. `{si}` is replaced by the payment's id. */
  successPath: string;
  cancelPath: string;
  /** Saves the card for off-session charges; only with a user. */
  keepCard?: boolean;
};

/** A charge of a saved card. `offSession`: the user is absent and gets a mail when the bank requires 3-D Secure. */
export type NewCharge = PaymentTerms & {
  idUser: number;
  idCard: string;
  /** Our page that shows the result. */
  backPath: string;
  offSession: boolean;
  /** The caller makes the charge itself after its commit (`chargeNow`); without, a job does. */
  byCaller?: true | undefined;
};

/** A refund to the card. `kind` of `ref` is the transaction that debits `from`. */
export type NewRefund = { si: string; amount: Cents; from: Account; kind: string; ref: string | number };

export type Payment = {
  si: string;
  purpose: string;
  ref: string;
  idUser: number | null;
  amount: Cents;
  state: PaymentState;
  keptCard: boolean;
  /** The saved card that paid, or that was saved while paying; null once it was removed. */
  idCard: string | null;
  problem: CardProblem | null;
  /** It was authorised first: what is captured was decided later. */
  captureLater: boolean;
  /** The path of our page about it. */
  back: string | null;
  expiresAt: Date;
};

/** A paid payment with the part that is neither refunded nor disputed. */
export type Refundable = { si: string; ref: string; left: Cents; settledAt: Date };

export type SavedCard = {
  idCard: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  savedAt: Date;
};
