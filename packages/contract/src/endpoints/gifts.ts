import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { receiptId } from '../schemas/buy.ts';
import {
  availableDonations,
  donateBody,
  donateReply,
  giftOffer,
  giftOfferForm,
  giftThanks,
  receivedGift,
  sentGifts,
} from '../schemas/gift.ts';
import { keyedBodyOf, keyedPageOf } from '../schemas/keyed-page.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';

const writing = { max: 60, seconds: 600, by: 'caller' } as const;
const ofGift = z.object({ idGift: id });

export const gifts = {
  getAvailableDonations: endpoint({
    ...routes.getAvailableDonations,
    access: 'public',
    summary: 'The amounts that a talent suggests for a gift, and the caller’s own monthly gift to them',
    params: z.object({ idUser: z.coerce.number().pipe(id) }),
    query: inLanguage,
    reply: availableDonations,
    refusals: ['pageNotFound'],
  }),
  donate: endpoint({
    ...routes.donate,
    access: 'public',
    summary: 'Give once, also as a guest, or every month by card; a new monthly gift replaces the running one',
    body: donateBody,
    reply: donateReply,
    refusals: [
      'noActiveProduct',
      'pageNotFound',
      'notEnoughMoney',
      'incompleteRequest',
      'youBlockedYourself',
      'userBlockedYou',
      'blockedByAdmin',
      'serviceLater',
    ],
    idempotent: true,
    limit: writing,
  }),
  getGiftOffer: endpoint({
    ...routes.getGiftOffer,
    access: 'expert',
    summary: 'Read the caller’s own offer; null before the first one',
    query: inLanguage,
    reply: z.object({ offer: giftOffer.nullable() }),
  }),
  saveGiftOffer: endpoint({
    ...routes.saveGiftOffer,
    access: 'expert',
    summary: 'Make the offer or change it, and switch it on or off',
    body: giftOfferForm,
    reply: z.object({ idProduct: id }),
    refusals: ['pageNotFound', 'incompleteRequest', 'dateCannotChange'],
    closedToBlocked: true,
    limit: writing,
  }),
  getReceivedGifts: endpoint({
    ...routes.getReceivedGifts,
    access: 'expert',
    summary: 'List the gifts that the caller received, with the words that came with them, newest first',
    query: inLanguage,
    body: keyedBodyOf(id, limits.pages.orders),
    reply: keyedPageOf(receivedGift),
  }),
  thankForGift: endpoint({
    ...routes.thankForGift,
    access: 'expert',
    summary: 'Thank the giver; once',
    body: z.object({ idOrder: id }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  getSentGifts: endpoint({
    ...routes.getSentGifts,
    access: 'user',
    summary: 'List the gifts that the caller gave: monthly ones, and the latest single ones',
    query: inLanguage,
    reply: sentGifts,
  }),
  stopGift: endpoint({
    ...routes.stopGift,
    access: 'user',
    summary: 'Stop a monthly gift: nothing more is charged; idempotent',
    body: ofGift,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  resumeGift: endpoint({
    ...routes.resumeGift,
    access: 'user',
    summary: 'Take a stop back until the next payment would have been due; idempotent',
    body: ofGift,
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  setGiftCard: endpoint({
    ...routes.setGiftCard,
    access: 'user',
    summary: 'Charge the next payments of a monthly gift to another saved card',
    body: ofGift.extend({ idCard: z.uuid() }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
  }),
  nameGiver: endpoint({
    ...routes.nameGiver,
    access: 'user',
    summary: 'Agree to be named among those who gave to a talent, or take it back; idempotent',
    body: z.object({ idTalent: id, isNamed: z.boolean() }),
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  getGiftThanks: endpoint({
    ...routes.getGiftThanks,
    access: 'public',
    summary: 'What the talent says to a giver, by the receipt of a paid gift',
    query: inLanguage,
    body: z.object({ receipt: receiptId }),
    reply: giftThanks,
    refusals: ['pageNotFound'],
  }),
};
