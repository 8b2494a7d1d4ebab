import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

/** Owner and amount, which never change. */
const moved = z.object({ idUser: z.int(), amount: z.int() });

export const depositReceived = domainEvent('deposit.received', moved.extend({ si: z.uuid() }));
export const withdrawalApproved = domainEvent('withdrawal.approved', moved.extend({ id: z.int() }));
export const withdrawalRejected = domainEvent('withdrawal.rejected', moved.extend({ id: z.int() }));
export const withdrawalReturned = domainEvent('withdrawal.returned', moved.extend({ id: z.int() }));
