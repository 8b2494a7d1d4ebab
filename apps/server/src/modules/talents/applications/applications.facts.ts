import { z } from 'zod';
import { fact } from '../../../platform/outbox/fact.ts';

const decided = z.object({ id: z.int(), idUser: z.int() });

export const applicationApproved = fact('application.approved', decided);
export const applicationRejected = fact('application.rejected', decided);
export const moreAsked = fact('application.moreAsked', decided);
