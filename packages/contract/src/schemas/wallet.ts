import { z } from 'zod';
import { limits } from '../limits.ts';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { id, line, moment } from './primitives.ts';

/** The four kinds of money in a wallet, in the order in which they are spent; what is pending cannot be spent yet. */
export const pots = ['bonus', 'deposited', 'earned', 'pending'] as const;
export const pot = z.enum(pots);
export type Pot = z.output<typeof pot>;

const withdrawalStates = ['requested', 'approved', 'sent', 'rejected', 'cancelled', 'returned'] as const;
export const withdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.output<typeof withdrawalState>;

const rails = ['bank', 'card', 'paypal', 'crypto'] as const;
export const rail = z.enum(rails);
export type Rail = z.output<typeof rail>;

export const depositAmount = priceSchema.gt(limits.money.depositAbove).max(limits.deposit.max);

/** Where a withdrawal goes, as far as anybody but the bank needs to see it: `•••• 4242`. */
const destination = z.object({ rail, masked: z.string() });

export const withdrawal = z.object({
  id,
  amount: priceSchema,
  state: withdrawalState,
  destination,
  createdAt: moment,
  /** A new destination waits; staff cannot approve it earlier. */
  notBefore: moment.nullable(),
  /** Why it was rejected, or why the receiving bank returned it. */
  reason: z.string().nullable(),
});
export type Withdrawal = z.output<typeof withdrawal>;

export const walletReply = z.object({
  /** Everything that can be spent now. */
  available: priceSchema,
  balances: z.record(pot, priceSchema),
  /** Of what was deposited, how much can still go back to its cards. */
  returnable: priceSchema,
  /** What is earned and when it becomes available, soonest first. */
  pending: z.array(z.object({ amount: priceSchema, releaseAt: moment, kind: z.string(), ref: z.string() })),
  deposit: z.object({ si: z.uuid(), amount: priceSchema, expiresAt: moment }).nullable(),
  withdrawal: withdrawal.nullable(),
  /** The last one that the receiving bank returned, until its owner asks for another. */
  returned: withdrawal.nullable(),
});
export type Wallet = z.output<typeof walletReply>;

const transactionStatuses = ['waitingForPayment', 'failedPayment', 'inProgress', 'completed'] as const;
const transactionStatus = z.enum(transactionStatuses);

export const transaction = z.object({
  /** `tx-7`: in the ledger. `payment-…`: a card payment that has not reached it. */
  id: z.string(),
  /** The fact behind it: `deposit.received`, `order.paid`, `withdrawal.requested` … */
  kind: z.string(),
  ref: z.string(),
  at: moment,
  /** What it did to the wallet. */
  amount: centsSchema,
  pots: z.array(pot),
  status: transactionStatus,
});
export type Transaction = z.output<typeof transaction>;

export const transactionId = z.string().regex(/^(tx-\d{1,15}|payment-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/);

/** A transaction down to its entries in the ledger, which sum to zero; none while no money has moved. */
export const transactionDetail = transaction.extend({
  entries: z.array(z.object({ account: z.string(), own: z.boolean(), amount: centsSchema })),
  /** The order that it is about. */
  idOrder: id.nullable(),
});
export type TransactionDetail = z.output<typeof transactionDetail>;

export const cardNumber = z.string().regex(new RegExp(`^\\d{${limits.card.numberDigits}}$`));
export const reason = line(limits.withdrawal.reasonMax).trim().min(4);
