import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { PaymentState } from '@stagedoor/contract/schemas/cards';
import type { CardProblem } from '../../platform/ports/cards.ts';
import type { Account } from '../ledger/index.ts';

/** What is wanted from a card, and what becomes of the money: once paid, `kind` of `ref` is posted and credits `into`. */
export type Wanted = {
  /** Whose payment it is: `deposit`, `order` … At most one is paid per purpose and ref. */
  purpose: string;
  /** Left out, it is the payment's own id. */
  ref?: string | number;
  kind: string;
  amount: Cents;
  into: Account;
  description: string;
  language: Language;
  expiresAt: Date;
  /** Held now; `capture` takes as much of it as is earned by then, and lets go of the rest. */
  captureLater?: boolean;
};

export type NewPayment = Wanted & {
  /** Null for a guest. */
  idUser: number | null;
  email?: string | null;
  /** Paths of ours, for when it is paid and for when it is not. `{si}` in them becomes the payment's id. */
  successPath: string;
  cancelPath: string;
  /** For later charges without the owner; only where there is a user. */
  keepCard?: boolean;
};

/** A kept card. `offSession`: its owner is not there; if the bank wants to ask them, they hear of it by mail. */
export type NewCharge = Wanted & {
  idUser: number;
  idCard: string;
  /** Our page that says how it went. */
  backPath: string;
  offSession: boolean;
};

/** Money that goes back to its card. `kind` of `ref` is the fact that takes it from `from`. */
export type NewRefund = { si: string; amount: Cents; from: Account; kind: string; ref: string | number };

export type Payment = {
  si: string;
  purpose: string;
  ref: string;
  idUser: number | null;
  amount: Cents;
  state: PaymentState;
  keptCard: boolean;
  problem: CardProblem | null;
  /** Our page about it. */
  back: string | null;
  expiresAt: Date;
};

/** A paid payment and what of it has neither gone back nor is disputed. */
export type Refundable = { si: string; ref: string; left: Cents; settledAt: Date };

export type KeptCard = {
  idCard: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  savedAt: Date;
};
