import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/** The order or chat that changed; without one, reload all. */
export const threadUpdated = liveEvent('THREAD_UPDATED', {
  payload: z.object({ idOrder: id.optional(), idChat: id.optional() }),
  again: {},
});

/** Each client reloads the order in its own role. */
export const orderUpdated = liveEvent('ORDER_UPDATED', { payload: z.object({}), again: {} });

/** For buyer and talent, and for holders of the mailed link, who send its token as the `key`. */
export const orderTopic = liveTopic('order', orderUpdated);
