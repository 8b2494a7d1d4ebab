import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';

/** Somebody takes no messages, or no calls, any more. */
export const channelClosed = fact(
  'account.channelClosed',
  z.object({ idUser: z.int(), channel: z.enum(['messages', 'calls']) }),
);
