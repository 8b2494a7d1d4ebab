import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

const ofMandate = z.object({ idMandate: z.int(), idAgent: z.int(), idTalent: z.int() });

/** One that was accepted. */
export const mandateEnded = domainEvent('agents.mandateEnded', ofMandate);
