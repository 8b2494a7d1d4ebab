import { z } from 'zod';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { id, moment } from './primitives.ts';
import { productType } from './product.ts';

const day = z.iso.date();

/** An order that waits for the talent. */
const waitingOrder = z.object({
  idOrder: id,
  productName: z.string(),
  productType,
  fanName: z.string(),
  /** What to do: deliver, redo, or answer a reported problem. */
  wants: z.enum(['deliver', 'redo', 'answerProblem']),
  /** The deadline; null for a redo. */
  due: moment.nullable(),
  express: z.boolean(),
  youReceive: priceSchema,
});
export type WaitingOrder = z.output<typeof waitingOrder>;

/** Next steps besides the waiting orders. */
const nextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('firstProduct') }),
  z.object({ kind: z.literal('picture') }),
  z.object({ kind: z.literal('withdraw'), amount: priceSchema }),
]);
export type NextStep = z.output<typeof nextStep>;

export const studioOverview = z.object({
  at: moment,
  waiting: z.object({
    /** Up to `limits.counters.most`. */
    count: z.int(),
    nearest: z.array(waitingOrder),
  }),
  steps: z.array(nextStep),
  /** By the month, the current one last. */
  income: z.array(z.object({ from: day, amount: centsSchema })),
  followers: z.int(),
  /** By the week from Monday, the current one last. */
  fans: z.array(z.object({ from: day, buyers: z.int(), followers: z.int() })),
});
export type StudioOverview = z.output<typeof studioOverview>;

const staffQueues = [
  'applications',
  'withdrawals',
  'collaborations',
  'problems',
  'reports',
  'appeals',
  'reviews',
  'support',
  'jobs',
] as const;
export type StaffQueueName = (typeof staffQueues)[number];

export const staffOverview = z.object({
  at: moment,
  /** Only those that the caller may open. */
  queues: z.array(
    z.object({
      name: z.enum(staffQueues),
      /** Up to `limits.pages.counted`. */
      count: z.int(),
      /** Since when the oldest item waits. */
      oldest: moment.nullable(),
    }),
  ),
  /** By the day in UTC, today last; null for staff who may not open orders. */
  orders: z.array(z.object({ day, count: z.int() })).nullable(),
  /** Null without the scope `finance`. */
  money: z
    .object({
      /** From the last audit; null before the first. */
      held: z.object({ amount: centsSchema, at: moment }).nullable(),
      days: z.array(
        z.object({
          day,
          sales: priceSchema,
          refunds: z.int(),
          refunded: priceSchema,
          /** The balance of escrow at the end of the day. */
          held: centsSchema.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type StaffOverview = z.output<typeof staffOverview>;
