import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const payment = z.object({ si: z.uuid(), purpose: z.string(), ref: z.string() });
const refund = payment.extend({ idRefund: z.uuid() });
const dispute = payment.extend({ idDispute: z.string() });

/**
 * `late`: it had been given up here before. The money is posted; the owner of the purpose decides whether it is still
 * wanted.
 */
export const paymentPaid = domainEvent('payment.paid', payment.extend({ late: z.boolean() }));
/** The bank requires 3-D Secure. */
export const paymentNeedsAuthentication = domainEvent(
  'payment.needsAuthentication',
  payment.extend({ offSession: z.boolean() }),
);
/** Authorised; to be captured. */
export const paymentHeld = domainEvent('payment.held', payment);
/** Released by us or expired at the provider. Nothing was captured. */
export const paymentReleased = domainEvent('payment.released', payment);
export const paymentFailed = domainEvent('payment.failed', payment);
export const paymentExpired = domainEvent('payment.expired', payment);
export const refundSent = domainEvent('refund.sent', refund);
export const refundFailed = domainEvent('refund.failed', refund);
/**
 * The provider withdrew the money. From a wallet it is seized here; for other accounts the owner of the purpose
 * decides.
 */
export const disputeOpened = domainEvent('dispute.opened', dispute);
export const disputeClosed = domainEvent('dispute.closed', dispute.extend({ won: z.boolean() }));
