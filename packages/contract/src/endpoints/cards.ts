import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { payment, paymentId, savedCard } from '../schemas/cards.ts';
import { empty } from '../schemas/primitives.ts';
import { payoutCard } from '../schemas/withdraw.ts';
import { payReply } from './wallet.ts';

export const cards = {
  // Guests pay too: whoever knows the payment may pay it.
  openCheckout: endpoint({
    ...routes.openCheckout,
    access: 'public',
    summary: 'The address of the card provider’s page for a payment',
    body: z.object({ si: paymentId }),
    reply: z.object({ url: z.string() }),
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'serviceLater'],
  }),
  getPayment: endpoint({
    ...routes.getPayment,
    access: 'public',
    summary: 'How a payment stands; asks the card provider while it is open',
    body: z.object({ si: paymentId }),
    reply: payment,
    refusals: ['pageNotFound'],
  }),
  checkCard: endpoint({
    ...routes.checkCard,
    access: 'user',
    summary: 'Hold $1 on a card, give it back at once, and keep the card for later charges',
    body: z.object({}),
    reply: payReply,
    refusals: ['serviceLater'],
    idempotent: true,
  }),
  getCards: endpoint({
    ...routes.getCards,
    access: 'user',
    summary: 'The user’s kept cards',
    reply: z.array(savedCard),
  }),
  removeCard: endpoint({
    ...routes.removeCard,
    access: 'user',
    summary: 'Forget a card, here and at the provider',
    body: z.object({ idCard: z.uuid() }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
  tokeniseCard: endpoint({
    ...routes.tokeniseCard,
    access: 'user',
    summary:
      'Exchange the number of a card that shall receive money for a token that only its owner can use; the number is not stored',
    body: payoutCard,
    reply: z.object({ cardToken: z.string(), last4: z.string() }),
    refusals: ['serviceLater', 'mandatoryFieldNull'],
    limit: { max: 10, seconds: 3600, by: 'caller' },
  }),
};
