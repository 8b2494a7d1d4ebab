import { z } from 'zod';
import { limits } from '../limits.ts';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { id, line, moment } from './primitives.ts';

/** The sub-balances of a wallet, in the order in which they are spent; pending money cannot be spent yet. */
export const subBalances = ['bonus', 'deposited', 'earned', 'pending'] as const;
export const pot = z.enum(subBalances);
export type SubBalance = z.output<typeof pot>;

/** The order that money is about, with the other side of it. */
const aboutOrder = z.object({ idOrder: id, product: z.string(), partner: z.string(), isOpen: z.boolean() });

const withdrawalStates = ['requested', 'approved', 'sent', 'rejected', 'cancelled', 'returned'] as const;
export const withdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.output<typeof withdrawalState>;

const rails = ['bank', 'card', 'paypal', 'crypto'] as const;
export const rail = z.enum(rails);
export type Rail = z.output<typeof rail>;

export const depositAmount = priceSchema.gt(limits.money.depositAbove).max(limits.deposit.max);

/** The masked destination of a withdrawal: `•••• 4242`. */
const destination = z.object({ rail, masked: z.string() });

export const withdrawal = z.object({
  id,
  amount: priceSchema,
  state: withdrawalState,
  destination,
  createdAt: moment,
  /** When a new destination may be approved at the earliest. */
  notBefore: moment.nullable(),
  /** Why staff rejected it, or why the receiving bank returned it. */
  reason: z.string().nullable(),
});
export type Withdrawal = z.output<typeof withdrawal>;

export const walletReply = z.object({
  /** Everything that can be spent now. */
  available: priceSchema,
  balances: z.record(pot, priceSchema),
  /** How much of the deposits can still be refunded to their cards. */
  returnable: priceSchema,
  /** Pending earnings with their release dates, soonest first. */
  pending: z.array(
    z.object({
      amount: priceSchema,
      releaseAt: moment,
      kind: z.string(),
      ref: z.string(),
      order: aboutOrder.nullable(),
    }),
  ),
  deposit: z.object({ si: z.uuid(), amount: priceSchema, expiresAt: moment }).nullable(),
  withdrawal: withdrawal.nullable(),
  /** The latest withdrawal that the receiving bank returned, until the user requests another. */
  returned: withdrawal.nullable(),
  /** Where the last withdrawal went, which the next one can repeat; null if the receiving bank returned it. */
  lastDestination: destination.nullable(),
});
export type Wallet = z.output<typeof walletReply>;

const transactionStatuses = ['waitingForPayment', 'failedPayment', 'inProgress', 'completed'] as const;
const transactionStatus = z.enum(transactionStatuses);

export const transaction = z.object({
  /** `tx-7`: in the ledger. `payment-…`: a card payment that has not reached it. */
  id: z.string(),
  /** The business event: `deposit.received`, `order.paid`, `withdrawal.requested` … */
  kind: z.string(),
  ref: z.string(),
  at: moment,
  /** The effect on the wallet. */
  amount: centsSchema,
  pots: z.array(pot),
  status: transactionStatus,
  order: aboutOrder.nullable(),
});
export type Transaction = z.output<typeof transaction>;

export const transactionId = z.string().regex(/^(tx-\d{1,15}|payment-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/);

/** A transaction with its ledger entries, which sum to zero; empty while no money has moved. */
export const transactionDetail = transaction.extend({
  entries: z.array(z.object({ account: z.string(), own: z.boolean(), amount: centsSchema })),
  /** The order it is about. */
  idOrder: id.nullable(),
});
export type TransactionDetail = z.output<typeof transactionDetail>;

export const cardNumber = z.string().regex(new RegExp(`^\\d{${limits.card.numberDigits}}$`));
export const reason = line(limits.withdrawal.reasonMax).trim().min(4);
