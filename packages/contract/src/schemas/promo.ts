import { z } from 'zod';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { id, line } from './primitives.ts';

export const promoCode = line(limits.promo.codeMax).trim().min(1);

/** Maps aliases of one mailbox to one address: `Fan+gift@mail.example` is `fan@mail.example`. */
export const normaliseEmail = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
};

/** What the code is applied to. */
const basket = {
  idProduct: id,
  idVariation: id.optional(),
  quantity: z.int().min(1).max(limits.products.minutesMax).default(1),
  express: z.boolean().default(false),
};

const inQuery = z.coerce.number().pipe(id);
export const promoQuery = z.object({
  idProduct: inQuery.optional(),
  idVariation: inQuery.optional(),
  quantity: z.coerce.number().pipe(basket.quantity.unwrap()).default(1),
  express: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export const verifyPromoBody = z.object({ code: promoCode, ...basket });

/** The percentage applies first, then the fixed amount. Amounts are null when no product was given. */
export const promoReply = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  fixed: priceSchema.nullable(),
  amount: priceSchema.nullable(),
  amountWithPromoDiscount: priceSchema.nullable(),
});
export type PromoReply = z.output<typeof promoReply>;
