import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

const payment = z.object({ si: z.uuid(), purpose: z.string(), ref: z.string() });
const refund = payment.extend({ idRefund: z.uuid() });
const dispute = payment.extend({ idDispute: z.string() });

/** `late`: it had been given up here before. The money is booked; whether it is still wanted is for the purpose's owner. */
export const paymentPaid = fact('payment.paid', payment.extend({ late: z.boolean() }));
/** The bank wants to ask the card's owner, who is at the screen or not. */
export const paymentNeedsAuthentication = fact(
  'payment.needsAuthentication',
  payment.extend({ offSession: z.boolean() }),
);
/** Authorised; `capture` takes it. */
export const paymentHeld = fact('payment.held', payment);
/** Let go, by us or because its time at the provider was over. Nothing of it was taken. */
export const paymentReleased = fact('payment.released', payment);
export const paymentFailed = fact('payment.failed', payment);
export const paymentExpired = fact('payment.expired', payment);
export const refundSent = fact('refund.sent', refund);
export const refundFailed = fact('refund.failed', refund);
/** The provider took the money back. From a wallet it is seized here; any other account is for the purpose's owner. */
export const disputeOpened = fact('dispute.opened', dispute);
export const disputeClosed = fact('dispute.closed', dispute.extend({ won: z.boolean() }));
