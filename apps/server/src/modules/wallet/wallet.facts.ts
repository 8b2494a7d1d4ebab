import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

export const depositReceived = fact('deposit.received', z.object({ si: z.uuid() }));
export const withdrawalApproved = fact('withdrawal.approved', z.object({ id: z.int() }));
export const withdrawalRejected = fact('withdrawal.rejected', z.object({ id: z.int() }));
