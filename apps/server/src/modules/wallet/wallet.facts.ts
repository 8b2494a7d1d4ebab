import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

/** Whose wallet it was and how much, which never changes afterwards. */
const moved = z.object({ idUser: z.int(), amount: z.int() });

export const depositReceived = fact('deposit.received', moved.extend({ si: z.uuid() }));
export const withdrawalApproved = fact('withdrawal.approved', moved.extend({ id: z.int() }));
export const withdrawalRejected = fact('withdrawal.rejected', moved.extend({ id: z.int() }));
export const withdrawalReturned = fact('withdrawal.returned', moved.extend({ id: z.int() }));
