import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { moment } from './primitives.ts';

/** Ours for one payment, and what `si` carries in an address. Nobody can guess it. */
export const paymentId = z.uuid();

/**
 * `needsAuthentication`: the bank wants to ask the owner of a kept card. `held`: authorised, to be captured later. `released`:
 * it was held, and was let go.
 */
const paymentStates = [
  'recorded',
  'open',
  'needsAuthentication',
  'held',
  'paid',
  'failed',
  'expired',
  'released',
] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.output<typeof paymentState>;

export const cardProblem = z.enum(['rejected', 'notEnoughFunds', 'invalidFields']);

export const payment = z.object({
  si: paymentId,
  purpose: z.string(),
  state: paymentState,
  amount: priceSchema,
  /** The page that says how it went; null where a kept card was charged without one. */
  back: z.string().nullable(),
  /** Why a card was refused; null as long as none was. */
  problem: cardProblem.nullable(),
});

export const savedCard = z.object({
  idCard: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  savedAt: moment,
});
export type SavedCard = z.output<typeof savedCard>;
