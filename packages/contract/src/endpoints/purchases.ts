import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { bought, buyBody, buyerDetails, buyReply, receiptId } from '../schemas/buy.ts';
import { inLanguage } from '../schemas/primitives.ts';

export const purchases = {
  // Guests buy without an account.
  buyProduct: endpoint({
    ...routes.buyProduct,
    access: 'public',
    summary: 'Buy a product as a guest or logged in',
    body: buyBody,
    reply: buyReply,
    refusals: [
      'pageNotFound',
      'noActiveProduct',
      'callsDisabled',
      'messagesDisabled',
      'everythingSold',
      'invalidPromoCode',
      'notEnoughMoney',
      'incompleteRequest',
      'youBlockedYourself',
      'userBlockedYou',
      'blockedByAdmin',
      'serviceLater',
    ],
    idempotent: true,
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  getBought: endpoint({
    ...routes.getBought,
    access: 'public',
    summary: 'Read the outcome of a purchase, for the page after the payment',
    query: inLanguage,
    body: z.object({ receipt: receiptId }),
    reply: bought,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  getBuyerDetails: endpoint({
    ...routes.getBuyerDetails,
    access: 'user',
    summary: 'Read name, phone and address of the caller’s own last orders, to fill in the next purchase',
    reply: buyerDetails,
  }),
};
