import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import { promoCode, promoQuery, promoReply, verifyPromoBody } from '../schemas/promo.ts';

// The last four are refusals of the product itself.
const refusals = ['invalidPromoCode', 'pageNotFound', 'noActiveProduct', 'callsDisabled', 'messagesDisabled'] as const;
// Prevents brute-forcing codes.
const limit = { max: 60, seconds: 600, by: 'address' } as const;

export const promotions = {
  applyPromoCode: endpoint({
    ...otherRoutes.applyPromoCode,
    access: 'public',
    summary: 'Read a promo code’s discount and, with a product, the reduced price; does not use the code',
    params: z.object({ code: promoCode }),
    query: promoQuery,
    reply: promoReply,
    refusals,
    limit,
  }),
  verifyPromoCode: endpoint({
    ...routes.verifyPromoCode,
    access: 'public',
    summary: 'Check whether the caller may still use the code for this product; does not use it',
    body: verifyPromoBody,
    reply: promoReply,
    refusals,
    limit,
  }),
};
