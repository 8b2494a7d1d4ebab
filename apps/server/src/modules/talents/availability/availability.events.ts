import { z } from 'zod';
import { domainEvent } from '../../../platform/outbox/domain-event.ts';

/** The talent was away and is available again: BACK_ONLINE to those who asked. */
export const talentReturned = domainEvent('talent.returned', z.object({ idTalent: z.int() }));
