import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

/** A user stopped accepting messages or calls. */
export const channelClosed = domainEvent(
  'account.channelClosed',
  z.object({ idUser: z.int(), channel: z.enum(['messages', 'calls']) }),
);
