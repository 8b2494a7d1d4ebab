import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { promoCode, promoQuery, promoReply, verifyPromoBody } from '../schemas/promo.ts';

// The latter four are what a product itself may be refused with.
const refusals = ['invalidPromoCode', 'pageNotFound', 'noActiveProduct', 'callsDisabled', 'messagesDisabled'] as const;
// Nobody finds a code by trying.
const limit = { max: 60, seconds: 600, by: 'address' } as const;

export const promotions = {
  applyPromoCode: endpoint({
    ...routes.applyPromoCode,
    access: 'public',
    summary: 'What a code is worth and, with a product, what is left to pay for the goods; uses nothing up',
    params: z.object({ code: promoCode }),
    query: promoQuery,
    reply: promoReply,
    refusals,
    limit,
  }),
  verifyPromoCode: endpoint({
    ...routes.verifyPromoCode,
    access: 'public',
    summary: 'Whether this person may still use the code for this product; uses nothing up',
    body: verifyPromoBody,
    reply: promoReply,
    refusals,
    limit,
  }),
};
