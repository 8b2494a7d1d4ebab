import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/** A case of support changed; without a chat, reload the queue. */
export const supportUpdated = liveEvent('SUPPORT_UPDATED', {
  payload: z.object({ idChat: id.optional() }),
  again: {},
});

/** For staff who answer support. */
export const supportTopic = liveTopic('support', supportUpdated);

/** There is one queue. */
export const supportDesk = 1;
