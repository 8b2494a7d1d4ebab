import { z } from 'zod';
import { priceSchema } from '../money-schema.ts';
import { id, moment } from './primitives.ts';

/** The id of one payment, passed as `si` in URLs. Unguessable. */
export const paymentId = z.uuid();

/**
 * `needsAuthentication`: the bank requires 3-D Secure for a saved card. `held`: authorised, to be captured later.
 * `released`: was held, and the hold was cancelled.
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
  /** The page that shows the result; null where a saved card was charged without one. */
  back: z.string().nullable(),
  /** Why the card was declined; null otherwise. */
  problem: cardProblem.nullable(),
});

/**
 * A membership or monthly gift that could not be charged. `due`: it can still be paid. `over`: it ended, and nothing is
 * charged any more.
 */
export const renewal = z.object({
  kind: z.enum(['membership', 'gift']),
  state: z.enum(['due', 'paid', 'over']),
  price: priceSchema,
  /** Until when it can be paid. */
  until: moment,
  idProduct: id,
  idTalent: id,
});
export type Renewal = z.output<typeof renewal>;

export const savedCard = z.object({
  idCard: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  savedAt: moment,
});
export type SavedCard = z.output<typeof savedCard>;
