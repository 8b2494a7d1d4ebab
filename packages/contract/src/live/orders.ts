import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/** The order that looks different now; without one, look again at all of them. */
export const threadUpdated = liveEvent('THREAD_UPDATED', { payload: z.object({ idOrder: id.optional() }), again: {} });

/** What changed is read again, by each in their own role. */
export const orderUpdated = liveEvent('ORDER_UPDATED', { payload: z.object({}), again: {} });

/** For the two it is between, and for those who have its mailed link: they name its token as the `key`. */
export const orderTopic = liveTopic('order', orderUpdated);
