import { z } from 'zod';
import { domainEvent } from '../../../platform/outbox/domain-event.ts';

const decided = z.object({ id: z.int(), idUser: z.int() });

export const applicationApproved = domainEvent('application.approved', decided);
export const applicationRejected = domainEvent('application.rejected', decided);
export const moreAsked = domainEvent('application.moreAsked', decided);
