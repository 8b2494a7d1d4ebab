import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

const payment = z.object({ si: z.uuid(), purpose: z.string(), ref: z.string() });
const refund = payment.extend({ idRefund: z.uuid() });
const dispute = payment.extend({ idDispute: z.string() });

/** `late`: it had been given up here before. The money is booked; whether it is still wanted is for the purpose's owner. */
export const paymentPaid = fact('payment.paid', payment.extend({ late: z.boolean() }));
export const paymentFailed = fact('payment.failed', payment);
export const paymentExpired = fact('payment.expired', payment);
export const refundSent = fact('refund.sent', refund);
export const refundFailed = fact('refund.failed', refund);
/** The provider took the money back. From a wallet it is seized here; any other account is for the purpose's owner. */
export const disputeOpened = fact('dispute.opened', dispute);
export const disputeClosed = fact('dispute.closed', dispute.extend({ won: z.boolean() }));
