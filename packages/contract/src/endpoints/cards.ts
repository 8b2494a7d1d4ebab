import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { payment, paymentId, renewal, savedCard } from '../schemas/cards.ts';
import { empty, id } from '../schemas/primitives.ts';
import { payoutCard } from '../schemas/withdraw.ts';
import { payReply } from './wallet.ts';

export const cards = {
  // Guests pay too: knowing the payment id is enough to pay it.
  openCheckout: endpoint({
    ...routes.openCheckout,
    access: 'public',
    summary: 'Open the card provider’s page for a payment; returns its URL',
    body: z.object({ si: paymentId }),
    reply: z.object({ url: z.string() }),
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'serviceLater'],
  }),
  getPayment: endpoint({
    ...routes.getPayment,
    access: 'public',
    summary: 'Read the state of a payment; queries the card provider while it is open',
    body: z.object({ si: paymentId }),
    reply: payment,
    refusals: ['pageNotFound'],
  }),
  getRenewal: endpoint({
    ...routes.getRenewal,
    access: 'public',
    summary: 'Read how a renewal stands that a payment was mailed for, whether or not that payment can still be made',
    body: z.object({ si: paymentId }),
    reply: renewal,
    refusals: ['pageNotFound'],
  }),
  payRenewal: endpoint({
    ...routes.payRenewal,
    access: 'public',
    summary:
      'Continue to a payment page for a renewal that is due, by any of its payments; opens a new one if none is open',
    body: z.object({ si: paymentId }),
    reply: payReply,
    refusals: ['pageNotFound', 'incompleteRequest', 'serviceLater'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  checkCard: endpoint({
    ...routes.checkCard,
    access: 'user',
    summary: 'Verify a card with a hold of $1, which is released at once, and save the card',
    body: z.object({ idAuction: id.optional() }),
    reply: payReply,
    refusals: ['serviceLater'],
    idempotent: true,
  }),
  getCards: endpoint({
    ...routes.getCards,
    access: 'user',
    summary: 'List the user’s saved cards',
    reply: z.array(savedCard),
  }),
  removeCard: endpoint({
    ...routes.removeCard,
    access: 'user',
    summary: 'Delete a saved card, here and at the provider',
    body: z.object({ idCard: z.uuid() }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  tokeniseCard: endpoint({
    ...routes.tokeniseCard,
    access: 'user',
    summary: 'Exchange a card number for a payout token that only its owner can use; the number is not stored',
    body: payoutCard,
    reply: z.object({ cardToken: z.string(), last4: z.string() }),
    refusals: ['serviceLater', 'mandatoryFieldNull'],
    limit: { max: 10, seconds: 3600, by: 'caller' },
  }),
};
