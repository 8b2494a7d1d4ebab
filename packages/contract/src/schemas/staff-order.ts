import { z } from 'zod';
import { centsSchema, priceSchema } from '../money-schema.ts';
import { paymentState } from './cards.ts';
import { ledgerTransaction } from './ledger.ts';
import { person } from './named-person.ts';
import { orderState } from './order.ts';
import { id, moment } from './primitives.ts';
import { productType } from './product.ts';

export const foundOrder = z.object({
  idOrder: id,
  state: orderState,
  productType,
  productName: z.string(),
  buyer: person,
  talent: person,
  total: priceSchema,
  placedAt: moment,
  deadline: moment.nullable(),
});
export type FoundOrder = z.output<typeof foundOrder>;

/** The card provider's ids of an order's payment. */
const cardPayment = z.object({
  /** Our own id, which names its clearing account. */
  reference: z.string(),
  payment: z.string().nullable(),
  checkout: z.string().nullable(),
  state: paymentState,
  amount: priceSchema,
  refunds: z.array(
    z.object({
      reference: z.string(),
      refund: z.string().nullable(),
      state: z.enum(['recorded', 'sent', 'failed']),
      amount: priceSchema,
      at: moment,
    }),
  ),
  disputes: z.array(
    z.object({ dispute: z.string(), state: z.enum(['open', 'won', 'lost']), amount: priceSchema, at: moment }),
  ),
});
export type CardPaymentDetail = z.output<typeof cardPayment>;

export const orderMoney = z.object({
  buyer: person,
  talent: person,
  /** Oldest first, each with the escrow balance after it. */
  steps: z.array(ledgerTransaction.extend({ escrow: centsSchema })),
  /** Null when no card was involved. */
  card: cardPayment.nullable(),
});
export type OrderMoney = z.output<typeof orderMoney>;
